/** 12.0-13.0 Victory and options. */
import { type Cards, card } from './card';

export const endCards: Cards = {
  '12.0': card('Victory', 'The British win by places, the Americans by time or by breaking the army.', {}, [
    '12.1',
    '12.2',
    '12.3',
    '12.4',
  ]),
  '12.1': card(
    'Ticonderoga and Albany',
    'The British win if they hold both, in supply, when an American player turn ends.',
    {
      K66: 'To hold a place takes a British or German unit in supply there, and no American unit. Natives and leaders do not.',
    },
    ['8.3', '5.4'],
  ),
  '12.2': card(
    'Ticonderoga, Bennington and Manchester',
    'The British win if they hold all three, in supply, when an American player turn ends.',
    {},
    ['12.1'],
  ),
  '12.3': card('Time', 'When turn 20 is over and the British have not won, the Americans have.'),
  '12.4': card('Below 25 SP', 'If the British have fewer than 25 SP the Americans win at once.', {
    K67: 'All British, German and Native blocks and leaders count, in boxes too, without Clinton: 102 at the start. It is tested after every loss.',
    K68: 'It comes before any British victory, because it is immediate.',
  }),
  '13.0': card(
    'Options',
    'Chosen before the game.',
    { K75: 'The publisher calls Arnold always active. No rule says so, and the game knows nothing of it.' },
    ['13.1', '13.2', '13.3', '13.4', '13.5'],
  ),
  '13.1': card('Leaders hide their groups', 'The enemy sees the leader’s block alone.', {
    K73: 'Without the option he sees how many blocks stand in each place.',
    K86: 'With a leader are the units of his last group that have stayed with him since. All others are seen.',
  }),
  '13.2': card(
    'A stronger St. Ledger',
    'At set-up the British may put up to two units of the first box into St. Ledger’s.',
    { K72: 'Guns too, leaders not.' },
  ),
  '13.3': card(
    'Militia answers raids',
    'If Natives attack before turn 5 the militia of turn 5 comes on the next American turn.',
    {
      K69: 'An attack is any battle or overrun in which a Native takes part as attacker.',
    },
  ),
  '13.4': card(
    'Native ambush',
    'Americans who are forced to retreat into a place that holds Natives alone are fired at before the Natives give way: each at its SP, sixes hit.',
    {
      K70: 'Not those who withdraw. The American chooses who takes the hits.',
      K85: 'Those who were overrun are forced, too; a leader who gives way is not. Nobody flees. If nobody is left the Natives stay.',
    },
  ),
  '13.5': card('Natives go home', 'On turns 12, 15 and 18 a Native block leaves the game.', {
    K71: 'At the start of the turn, before the dice; the British choose.',
  }),
};
