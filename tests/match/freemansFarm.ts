/** What a match of Freeman's Farm has of its own: the printed opponent, one who plays by chance, and how often Commands and cards come up. */
import {
  type Action,
  COMMANDS,
  type Event,
  findTactic,
  FREEMANS_FARM,
  type Setup,
  type State,
  TACTICS,
} from '../../src/engine/freemansFarm/index';
import { chanceFrom, pick } from '../fuzz/chance';
import { setupBy } from '../fuzz/freemansFarm/game';
import type { Seat } from './bout';
import type { Own } from './own';

const BOT = 'printed';

export const FARM_RING: Own = {
  seatOf: (name, side, seed) => {
    if (name === BOT) return { answer: () => [] };
    return name === 'chance' ? (byChance(`${seed} ${side}`) as Seat) : undefined;
  },
  setupFor: (setup, players) => {
    const bot = Object.keys(players).find((side) => players[side] === BOT) as Setup['solitaire'];
    return bot ? { ...(setup as Setup), solitaire: bot } : setup;
  },
  mixedSetup: (game) => setupBy(game, chanceFrom(['mixed', game])),
  stretch: (state) => `${(state as State).round} ${(state as State).phasing}`,
  marks: { of: (event) => marksOf(event as Event), all: [...COMMANDS, ...TACTICS] },
};

function marksOf(event: Event): readonly string[] {
  if (event.type === 'commanded') return [event.command, ...(event.gunCommand ? [event.gunCommand] : [])];
  return event.type === 'tacticsPlayed' ? [findTactic(event.card)?.id ?? ''] : [];
}

/** Any kind of action, then any of that kind. */
function byChance(seed: string): Seat<State> {
  const chance = chanceFrom(seed);
  return {
    answer: (state) => {
      const all = FREEMANS_FARM.actions(state);
      const kind = pick(chance, [...new Set(all.map((each) => each.kind))]);
      return [
        pick(
          chance,
          all.filter((each): each is Action => each.kind === kind),
        ),
      ];
    },
  };
}
