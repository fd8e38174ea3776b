/** What an action is called on the undo button: told to everybody, so without any card. */
import type { ActionKind } from '../../../engine/freemansFarm';

export const actionNames: Readonly<Record<ActionKind, string>> = {
  roll: 'the roll',
  keep: 'the choice of a hand',
  play: 'the card played',
  countermand: 'the general’s order',
  activate: 'the formation chosen',
  command: 'the Command',
  pay: 'the payment',
  playTactics: 'the Tactics card',
  cashIn: 'cashing in',
  attack: 'the attack',
  reroll: 'rolling again',
  stand: 'letting the dice stand',
  rescue: 'the rescue',
  letBreak: 'letting it break',
  buy: 'the purchase',
  draw: 'the draw',
  search: 'the search',
  pass: 'passing',
};
