/** Which game is played under a number: battle, options, fog, house rules, players and dice, all out of the seed. */
import {
  type Battle,
  BATTLES,
  OPTION_NAMES,
  OPTIONS,
  type Options,
  type Setup,
  SIDES,
  START_DATA,
  STARTS,
  startsOf,
} from '../../src/engine/saratoga/index';
import { below, type Chance, chanceFrom, pick } from './chance';
import { HAND_NAMES } from './hands';
import { PLAYER_NAMES } from './players';

export interface Cast {
  readonly british: string;
  readonly american: string;
  readonly hand: string;
}

/** What the caller may fix; the rest goes through all its values in turn. */
export interface Fixed {
  readonly battle?: Battle | undefined;
  readonly fog?: boolean | undefined;
  readonly options?: Partial<Options> | undefined;
}

type Usual = 'battle' | 'fog' | 'options';

/** Two battles, six options and the fog make 256 set-ups; an odd stride goes through all of them and mixes them well. */
export function setupOf(game: number, fixed: Fixed = {}): Required<Pick<Setup, Usual>> & Omit<Setup, Usual> {
  const number = (game * 101) % 256;
  const options = Object.fromEntries(
    OPTION_NAMES.map((name, i) => [name, OPTIONS[name][(number >> (i + 2)) % 2]]),
  ) as Options;
  const battle = fixed.battle ?? BATTLES[number % 2] ?? 'oct7';
  return {
    battle,
    fog: fixed.fog ?? (number >> 1) % 2 === 0,
    options: { ...options, ...fixed.options },
    ...seldomOf(battle, chanceFrom(['set-up', game])),
  };
}

/** Mostly the whole battle, with its own boxes of morale and no house rule. */
function seldomOf(battle: Battle, chance: Chance): Omit<Setup, Usual> {
  const start = STARTS.find((each) => START_DATA[each].battle === battle);
  const [isShort, isFormer, isHandicapped] = [chance() < 0.2, chance() < 0.2, chance() < 0.2];
  const handicap = { side: pick(chance, SIDES), points: 1 + below(chance, MOST_POINTS) };
  return {
    // A part of a battle has boxes of its own.
    ...(start && isShort ? { start } : isFormer ? {} : { morale: startsOf(battle) }),
    ...(isHandicapped ? { handicap } : {}),
  };
}

/** 10.0 So many may decide a battle. */
const MOST_POINTS = 10;

/** Pairs that lead somewhere; one in five is any pair at all. */
const CASTS: readonly Cast[] = [
  { british: 'uniform', american: 'uniform', hand: 'fair' },
  { british: 'uniform', american: 'brawler', hand: 'panic' },
  { british: 'brawler', american: 'uniform', hand: 'fair' },
  { british: 'brawler', american: 'brawler', hand: 'fair' },
  { british: 'brawler', american: 'brawler', hand: 'panic' },
  { british: 'brawler', american: 'brawler', hand: 'slaughter' },
  { british: 'brawler', american: 'brawler', hand: 'storm' },
  { british: 'brawler', american: 'brawler', hand: 'storm' },
  { british: 'brawler', american: 'brawler', hand: 'onesided' },
  { british: 'brawler', american: 'crowder', hand: 'slaughter' },
  { british: 'crowder', american: 'brawler', hand: 'panic' },
  { british: 'crowder', american: 'brawler', hand: 'storm' },
  { british: 'runner', american: 'shy', hand: 'fair' },
  { british: 'idler', american: 'idler', hand: 'fair' },
  { british: 'brawler', american: 'huddler', hand: 'panic' },
  { british: 'huddler', american: 'brawler', hand: 'storm' },
  { british: 'loiterer', american: 'shy', hand: 'storm' },
  { british: 'brawler', american: 'lemming', hand: 'slaughter' },
  { british: 'lemming', american: 'brawler', hand: 'slaughter' },
  { british: 'careless', american: 'brawler', hand: 'fair' },
  { british: 'brawler', american: 'careless', hand: 'slaughter' },
];

export function castOf(chance: Chance): Cast {
  if (chance() < 0.8) return pick(chance, CASTS);
  return {
    british: pick(chance, PLAYER_NAMES),
    american: pick(chance, PLAYER_NAMES),
    hand: pick(chance, HAND_NAMES),
  };
}
