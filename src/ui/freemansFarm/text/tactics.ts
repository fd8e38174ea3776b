/** What each Tactics card does, and when it is played. */
import type { TacticId, Window } from '../../../engine/freemansFarm';

export const tacticsDo: Readonly<Record<TacticId, string>> = {
  backInTheSaddle: 'A general you have used is ready again.',
  steadyTheRanks: 'A Morale Test of yours that just failed counts as passed.',
  coldSteel: '+2 dice for Fraser, Hamilton or Riedesel; the attacker loses 1 Morale afterwards.',
  morgansRiflemen: '+2 dice for Learned or Poor.',
  crashingVolley: '+1 die for your attack.',
  pressThemHard: 'Roll dice of your attack again without paying.',
  gunsWellLaid: '+2 dice for artillery, yours or the American guns.',
  freshResolve: 'A formation of yours gains 1 Morale.',
  drumsAndColours: 'A formation of yours gains 2 Morale.',
  stragglersComeIn: 'An infantry formation of yours gains 1 marker.',
  quickMarch: 'After a move without combat the same formation attacks.',
  willingTroops: 'This activation costs nothing.',
  fogInTheClearing: 'An attack on you rolls 2 dice fewer, at least 2.',
  breastworks: 'Stays with a formation of yours: attacks on it roll 1 die fewer.',
  officersDown: 'An enemy formation that you could attack loses 1 Morale.',
  prisoners: 'Take a Tactics card from the enemy.',
  lowOnPowder: 'The enemy has paid to roll again: he may not, and stops rolling.',
  aideDeCamp: 'Choose the card you draw.',
  noRespite: 'After an attack the same formation attacks again.',
  skirmishLine: 'A single 6 drives the skirmishers off.',
};

/** ‘Played …’ */
export const windowWords: Readonly<Record<Window, string>> = {
  ownTurn: 'in your own turn',
  payActivation: 'when the cost is due',
  beforeRoll: 'before your attack is rolled',
  enemyBeforeRoll: 'before an attack on you is rolled',
  afterRoll: 'after your roll',
  enemyReroll: 'when the enemy pays to roll again',
  moraleTestFailed: 'when your Morale Test fails',
  afterMove: 'after a move without combat',
  afterAttack: 'after your attack',
  draw: 'when you draw a card',
};
