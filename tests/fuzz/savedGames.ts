/** Games to be saved: between sensible and reckless players, whole or broken off, with seeded dice. */
import { seededDice } from '../../src/engine/kernel/dice';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, save, type SavedGame, type Session, start } from '../../src/engine/kernel/session';
import { type Action, type Event, SARATOGA, type State } from '../../src/engine/saratoga/index';
import { setupOf } from './casts';
import { chanceFrom } from './chance';
import { type Player, playerOf } from './players';
import { sensiblePlayer } from './sensible';

const PAIRS = [
  ['sensible', 'sensible'],
  ['brawler', 'brawler'],
  ['uniform', 'brawler'],
  ['runner', 'shy'],
  ['crowder', 'brawler'],
  ['sensible', 'sensible'],
  ['careless', 'huddler'],
  ['sensible', 'brawler'],
  ['brawler', 'uniform'],
  ['sensible', 'sensible'],
] as const;

export interface Saved {
  readonly players: string;
  readonly saved: SavedGame;
  readonly isOver: boolean;
}

/** The game of this number; with `most`, broken off after so many actions. */
export function savedGame(number: number, most = Infinity): Saved {
  const chance = chanceFrom(['saves', number]);
  const names = PAIRS[number % PAIRS.length] ?? PAIRS[0];
  const [british, american] = names.map((name) =>
    name === 'sensible' ? sensiblePlayer(chance) : playerOf(name, chance),
  ) as [Player, Player];
  const dice = seededDice(`saves ${number}`);
  let session = start(SARATOGA, setupOf(number), { dice }) as Session<State, Action, Event>;
  for (let asked = SARATOGA.decision(session.state); asked; asked = SARATOGA.decision(session.state)) {
    if (session.cursor >= most) break;
    const action = (asked.by === 'british' ? british : american).choose(session.state, asked);
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(`refused: ${JSON.stringify([action, next])}`);
    session = next as Session<State, Action, Event>;
  }
  return {
    players: names.join(' against '),
    saved: save(session),
    isOver: SARATOGA.outcome(session.state) !== undefined,
  };
}
