/** Positions for tests of First Saratoga, in a few words: who stands where in which phase, and nobody else. */
import { formatHex, type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import { isRollDecision } from '../../../src/engine/kernel/game';
import {
  type Action,
  createGame,
  DEFAULT_OPTIONS,
  type Event,
  type FirstSaratogaDecision,
  type FirstSaratogaGame,
  type Options,
  type Scenario,
  SCENARIOS,
  type Side,
  type State,
} from '../../../src/engine/firstSaratoga';
import { BACK, DISRUPTED, ELIMINATED, MARCHED, WAITING } from '../../../src/engine/firstSaratoga/state';

export const BATTLE_GAME = createGame(SCENARIOS.battle);

export interface Placed {
  /** By hex, ids parted by spaces; `!` behind one: disrupted, `-`: its back, `>`: it has marched. */
  readonly [hex: string]: string;
}

export interface Position {
  readonly game?: FirstSaratogaGame;
  readonly phase?: 'rally' | 'movement' | 'combat';
  readonly side?: Side;
  readonly turn?: number;
  readonly fog?: boolean;
  readonly options?: Partial<Options>;
  /** By entry, the formation that comes there. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly joined?: Readonly<Record<string, string>>;
  readonly lost?: string;
}

/** Clear weather, the British to move, all others beside the map without an entry. */
export function position(placed: Placed, asked: Position = {}): State {
  const {
    game = BATTLE_GAME,
    phase = 'movement',
    side = 'british',
    turn = 3,
    fog = false,
    options = {},
  } = asked;
  const { world } = game;
  const number = (id: string): number => {
    const piece = world.numberOf.get(id);
    if (piece === undefined) throw new Error(`no counter ${id}`);
    return piece;
  };
  const state: State = {
    scenario: world.scenario.id,
    options: { ...DEFAULT_OPTIONS, ...options },
    frames: [
      { kind: 'turn', stage: side === 'british' ? 'colonial' : 'end' },
      {
        kind: 'playerTurn',
        stage: phase === 'rally' ? 'movement' : phase === 'movement' ? 'combat' : 'over',
      },
      phase === 'rally'
        ? { kind: 'rally', unit: -1 }
        : phase === 'movement'
          ? { kind: 'movement' }
          : { kind: 'combat', struck: [] },
    ],
    turn,
    phasing: side,
    fog,
    at: world.pieces.map(() => WAITING),
    marks: world.pieces.map(() => 0),
    entries: world.formations.map(() => -1),
    joined: world.pieces.map(() => -1),
    owners: world.scenario.victory.flags.map(({ owner }) => owner),
    ending: undefined,
  };
  for (const [hex, words] of Object.entries(placed))
    for (const word of words.split(' ')) {
      const [, id = '', signs = ''] = /^(.*?)([!>-]*)$/.exec(word) ?? [];
      const piece = number(id);
      state.at[piece] = hexOf(hex);
      state.marks[piece] =
        (signs.includes('!') ? DISRUPTED : 0) |
        (signs.includes('-') ? BACK : 0) |
        (signs.includes('>') ? MARCHED : 0);
    }
  for (const [entry, formation] of Object.entries(asked.columns ?? {}))
    state.entries[world.formations.indexOf(formation)] = world.scenario.entries.findIndex(
      ({ id }) => id === entry,
    );
  for (const [leader, formation] of Object.entries(asked.joined ?? {}))
    state.joined[number(leader)] = world.formations.indexOf(formation);
  for (const id of asked.lost?.split(' ') ?? []) state.at[number(id)] = ELIMINATED;
  return state;
}

/** A game at the table: actions with the dice that they ask for, all of which must be used up. */
export class Table {
  readonly game: FirstSaratogaGame;
  readonly state: State;
  readonly events: Event[] = [];

  constructor(state: State, game: FirstSaratogaGame = BATTLE_GAME) {
    this.game = game;
    this.state = state;
  }

  /** Plays an action that is allowed, then the dice; no more and no fewer than are asked for. */
  act(action: Action, ...dice: readonly number[]): this {
    this.#play(action);
    return this.roll(...dice);
  }

  /** Lets these dice fall, one roll after another. */
  roll(...dice: readonly number[]): this {
    for (const die of dice) {
      if (!isRollDecision(this.decision)) throw new Error(`nobody asks for the ${die}: ${this.asks}`);
      this.#play({ kind: 'roll', dice: [die] });
    }
    return this;
  }

  #play(action: Action): void {
    const refusal = this.game.check(this.state, action);
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    this.game.apply(this.state, action, (event) => this.events.push(event));
  }

  /** Why not: the code and its case; 'allowed' where it may be done. */
  refusal(action: unknown): string {
    const refusal = this.game.check(this.state, action as Action);
    return refusal ? `${refusal.code} ${refusal.case}` : 'allowed';
  }

  get decision(): FirstSaratogaDecision | undefined {
    return this.game.decision(this.state);
  }

  /** Who is asked what: 'british attack', 'dice morale'. */
  get asks(): string {
    const asked = this.decision;
    if (!asked) return 'nothing';
    return `${asked.by} ${'roll' in asked ? asked.roll : asked.kind}`;
  }

  get actions(): readonly Action[] {
    return this.game.actions(this.state);
  }

  number(id: string): number {
    const piece = this.game.world.numberOf.get(id);
    if (piece === undefined) throw new Error(`no counter ${id}`);
    return piece;
  }

  /** Its hex, 'lost' or 'beside'. */
  at(id: string): string {
    const place = this.state.at[this.number(id)] ?? 0;
    return place > 0 ? formatHex(place as Hex) : place === ELIMINATED ? 'lost' : 'beside';
  }

  /** What lies on it that lasts: '', 'disrupted', 'reduced', 'ineffective', in this order. */
  signs(id: string): string {
    const marks = this.game.view(this.state, undefined).marks[id] ?? [];
    return marks.filter((mark) => /^(disrupted|reduced|ineffective)$/.test(mark)).join(' ');
  }

  /** The last event of this type. */
  last<T extends Event['type']>(type: T): Extract<Event, { readonly type: T }> {
    const found = this.events.findLast((event) => event.type === type);
    if (!found) throw new Error(`no event ${type}`);
    return found as Extract<Event, { readonly type: T }>;
  }

  has(type: Event['type']): boolean {
    return this.events.some((event) => event.type === type);
  }
}

export const table = (placed: Placed, asked: Position = {}): Table =>
  new Table(position(placed, asked), asked.game);

/** A group that sets out, with its movement die in fog. */
export const begin = (counters: string, march = false): Action => ({
  kind: 'begin',
  counters: counters.split(' '),
  march,
});
export const step = (path: string): Action => ({ kind: 'step', path: hexes(path) });
export const halt: Action = { kind: 'halt' };
export const drop = (counters: string): Action => ({ kind: 'drop', counters: counters.split(' ') });
export const attack = (
  hex: string,
  units: string,
  mode: 'normal' | 'skirmish' | 'bombard' = 'normal',
  primary = units.split(' ')[0] ?? '',
): Action => ({ kind: 'attack', mode, hex: hexOf(hex), units: units.split(' '), primary });
export const counterattack = (hex: string, units: string): Action => ({
  kind: 'counterattack',
  hex: hexOf(hex),
  units: units.split(' '),
  primary: units.split(' ')[0] ?? '',
});
export const stay = (hex: string): Action => ({ kind: 'giveGround', hex: hexOf(hex), choice: 'stay' });
export const giveWay = (hex: string): Action => ({ kind: 'giveGround', hex: hexOf(hex), choice: 'retreat' });
export const retreat = (units: string, path: string, leaders = ''): Action => ({
  kind: 'retreat',
  units: units.split(' '),
  leaders: leaders === '' ? [] : leaders.split(' '),
  path: path === '' ? [] : hexes(path),
});
export const advance = (units: string, leaders = ''): Action => ({
  kind: 'advance',
  units: units.split(' '),
  leaders: leaders === '' ? [] : leaders.split(' '),
});

export const hexes = (text: string): Hex[] => text.split(' ').map(hexOf);

/** A scenario of the battle with something else in it. */
export const changed = (change: Partial<Scenario>): Scenario => ({ ...SCENARIOS.battle, ...change });
