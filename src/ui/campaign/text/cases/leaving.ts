/** 11.0 Withdrawal and retreat. */
import { type Cards, card } from './card';

export const leavingCards: Cards = {
  '11.0': card('Leaving a battle', 'By choice, with little harm, or by force, with much.', {}, [
    '11.1',
    '11.3',
    '11.5',
  ]),
  '11.1': card(
    'Withdrawal',
    'From the second round on, before anything else: first the defender decides, then the attacker.',
    {
      K54: 'Only with a place to go to. Otherwise the choice is not offered.',
    },
  ),
  '11.2': card('Fire at those who withdraw', 'Each enemy infantry unit in line rolls one die. Sixes hit.', {
    K55: 'Only sixes, for elite as well.',
    K57: 'Hits go to any block that leaves, the reserve too. The enemy learns how many steps fell and who died, no more.',
  }),
  '11.3': card(
    'Forced retreat',
    'As soon as one position has no unit, the whole army must go; the rest of the round is not played.',
    {
      K53: 'If only leaders are left they go without being fired at, or are lost.',
    },
  ),
  '11.4': card(
    'Fire at those who retreat',
    'Each enemy infantry unit in line fires with its present strength, also if it has fired in this round.',
    {
      K56: 'With its own hit numbers, less water or fort only in the first round. Nobody flees from it. Leaders and guns do not fire.',
    },
  ),
  '11.5': card(
    'Where to',
    'All to one place, one road away. The defender not where attackers came from, nobody where enemy units stand. The attacker back to a place from which some of his came.',
    {
      K58: 'Places from which only Natives came are barred, too. Natives and lone leaders bar nothing.',
      K59: 'For the attacker the last step counts; after an overrun that is the place of the overrun.',
      K60: 'Heavy guns that cannot take the road are lost; the game says so first.',
      K62: 'A retreat is no move: it uses no point, no rate and no limit, and the block may still move later.',
      K64: 'Who wins stands in the place, with all his blocks.',
      K79: 'Nobody goes into a box, except those who entered from it, if their whole side in that battle did.',
    },
    ['11.8', '11.7'],
  ),
  '11.6': card('No way out', 'Then a side cannot withdraw; if it must retreat all are lost.'),
  '11.7': card(
    'Natives give way',
    'Natives bar no retreat. They go to the nearest place without Americans.',
    {
      K63: 'Counted in roads; the British choose among equals. Without such a place they are lost.',
    },
  ),
  '11.8': card('Toward supply', 'One should go toward one’s own supply.', {
    K61: 'This is advice: the game lists the nearest first, a place with enemy blocks last, and forbids none.',
  }),
};
