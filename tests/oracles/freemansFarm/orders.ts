/** 13.1 The printed orders of the solitaire opponent once more, entry by entry as they are read at the table. Shares no code with the engine. */

/** What lies on the board when a card is turned. */
export interface Board {
  readonly at: Readonly<Record<string, string>>;
  readonly markers: Readonly<Record<string, number>>;
  readonly out: Readonly<Record<string, unknown>>;
  readonly objectives: Readonly<Record<string, string>>;
}

/** The entry that is followed, from 0, and what it names. */
export interface Entry {
  readonly place: number;
  readonly command: string;
  readonly target?: string;
  readonly markers?: number;
  /** The entry in the order of the guns. */
  readonly guns?: { readonly place: number; readonly command: string };
}

/** Nothing where no entry can be played. */
export function entryFor(board: Board, formation: string): Entry | undefined {
  const order = ORDERS[formation];
  if (!order) throw new Error(`no order for ${formation}`);
  for (const [place, [command, read]] of order.entries()) {
    const answer = read(new Reader(board));
    if (answer) return { place, command: `${formation}.${command}`, ...answer };
  }
  return undefined;
}

/** What an entry names if it can be played. */
type Answer = Omit<Entry, 'place' | 'command'> | undefined;
type Read = (board: Reader) => Answer;

/** Markers with which each begins: 4.4 its spaces. */
const SPACES: Readonly<Record<string, number>> = {
  fraser: 5,
  hamilton: 5,
  poor: 6,
  glover: 3,
  paterson: 3,
  nixon: 3,
};

class Reader {
  private readonly board: Board;
  constructor(board: Board) {
    this.board = board;
  }

  isIn(formation: string): boolean {
    return this.board.out[formation] === undefined;
  }
  /** In play, and in one of these boxes. */
  stands(formation: string, ...boxes: string[]): boolean {
    return this.isIn(formation) && boxes.includes(this.board.at[formation] ?? '');
  }
  has(formation: string): number {
    return this.board.markers[formation] ?? 0;
  }
  owns(objective: string, side: string): boolean {
    return this.board.objectives[objective] === side;
  }
  /** 9.1, 11.1 one formation at a time. */
  isFarmFree(): boolean {
    return !['hamilton', 'riedesel', 'poor'].some((each) => this.stands(each, FARM) && this.has(each) > 0);
  }
  /** The first of these that is in play. */
  first(...targets: string[]): string | undefined {
    return targets.find((each) => this.isIn(each));
  }
}

const FARM = 'freemansFarm';
const BY_ITSELF = {};

const attack = (target: string | undefined): Answer => (target === undefined ? undefined : { target });
/** 9.1, F46 who moves attacks if there is somebody to attack. */
const moveOn = (target: string | undefined): Answer => (target === undefined ? BY_ITSELF : { target });

/** F63, F36, F37 only where two markers or fewer are left: as many as fit, one stays, but Breymann's may all go. */
function send(from: string, to: string, most: number): Read {
  return (board) => {
    if (!board.isIn(to) || board.has(to) > 2) return undefined;
    const spare = board.has(from) - (from === 'breymann' ? 0 : 1);
    const markers = Math.min(most, (SPACES[to] ?? 0) - board.has(to), spare);
    return markers > 0 ? { target: to, markers } : undefined;
  };
}

/** 4.4 the guns follow their own order. */
const guns: Read = (board) => {
  if (!board.isIn('americanArtillery')) return undefined;
  const entry = GUNS.findIndex(([, , [who, ...boxes]]) => board.stands(who, ...boxes));
  const found = GUNS[entry];
  return found && { target: found[1], guns: { place: entry, command: `artillery.${found[0]}` } };
};
const GUNS: readonly (readonly [command: string, target: string, at: readonly [string, ...string[]]])[] = [
  ['firePhillips2', 'phillips', ['phillips', 'phillips2']],
  ['fireRiedesel', 'riedesel', ['riedesel', 'riedesel2', 'riedesel3']],
  ['firePhillips1', 'phillips', ['phillips', 'phillips1']],
];

const fightsFor = (mill: Reader): string | undefined => mill.first('poor', 'glover');

const ORDERS: Readonly<Record<string, readonly (readonly [command: string, read: Read])[]>> = {
  fraser: [
    // 10.1, F45 while Coulter Farm is British he must go round the flank
    [
      'turnFlank',
      (b) =>
        b.stands('fraser', 'fraser1') && b.owns('coulterFarm', 'british')
          ? moveOn(b.first('learned'))
          : undefined,
    ],
    ['attackLearned', (b) => (b.stands('fraser', 'fraser2') ? attack(b.first('learned')) : undefined)],
    [
      'rollUp',
      (b) => (b.stands('fraser', 'fraser2') && !b.isIn('learned') ? attack(b.first('poor')) : undefined),
    ],
    ['attackCoulter', (b) => (b.stands('fraser', 'fraser1') ? attack(b.first('learned')) : undefined)],
  ],
  hamilton: [
    // 11.1, F45
    [
      'takeFarm',
      (b) =>
        b.stands('hamilton', 'hamilton1') && b.owns('mill', 'british') && b.isFarmFree()
          ? moveOn(fightsFor(b))
          : undefined,
    ],
    ['attackFromFarm', (b) => (b.stands('hamilton', FARM) ? attack(fightsFor(b)) : undefined)],
    [
      'attackMill',
      (b) =>
        b.stands('hamilton', 'hamilton1') && (b.owns('mill', 'american') || !b.isFarmFree())
          ? attack(fightsFor(b))
          : undefined,
    ],
  ],
  riedesel: [
    ['attackFromFarm', (b) => (b.stands('riedesel', FARM) ? attack(fightsFor(b)) : undefined)],
    [
      'takeFarm',
      (b) =>
        b.stands('riedesel', 'riedesel2') && b.owns('mill', 'british') && b.isFarmFree()
          ? moveOn(fightsFor(b))
          : undefined,
    ],
    ['attackPoor', (b) => (b.stands('riedesel', 'riedesel2') ? attack(fightsFor(b)) : undefined)],
    [
      'attackRight',
      (b) => (b.stands('riedesel', 'riedesel3') ? attack(b.first('nixon', 'paterson')) : undefined),
    ],
    // F63 with neither Poor nor Glover the condition fails
    ['toTwo', (b) => (b.stands('riedesel', 'riedesel1', 'riedesel3') ? attack(fightsFor(b)) : undefined)],
    ['toThree', (b) => (b.stands('riedesel', 'riedesel1') ? BY_ITSELF : undefined)],
  ],
  phillips: [
    [
      'counterBattery',
      (b) => (b.stands('phillips', 'phillips2') ? attack(b.first('americanArtillery')) : undefined),
    ],
    ['bombardRight', (b) => (b.stands('phillips', 'phillips2') ? attack(b.first('nixon')) : undefined)],
    ['bombardRight', (b) => (b.stands('phillips', 'phillips2') ? attack(b.first('paterson')) : undefined)],
    ['advance', (b) => (b.stands('phillips', 'phillips1') ? BY_ITSELF : undefined)],
  ],
  breymann: [
    ['reinforceHamilton', send('breymann', 'hamilton', 3)],
    ['reinforceFraser', send('breymann', 'fraser', 3)],
    ['skirmish', (b) => (b.isIn('fraser') && b.has('breymann') > 0 ? attack(b.first('learned')) : undefined)],
  ],
  learned: [
    ['attackFraser1', (b) => (b.stands('fraser', 'fraser1') ? attack('fraser') : undefined)],
    ['attackFraser2', (b) => (b.stands('fraser', 'fraser2') ? attack('fraser') : undefined)],
    ['attackHamilton', (b) => (b.isIn('fraser') ? undefined : attack(b.first('hamilton')))],
    ['reinforcePoor', send('learned', 'poor', 2)],
  ],
  poor: [
    ['attackFromFarm', (b) => (b.stands('poor', FARM) ? attack(b.first('hamilton')) : undefined)],
    ['attackRiedesel', (b) => (b.stands('riedesel', 'riedesel2', FARM) ? attack('riedesel') : undefined)],
    // 10.2, 9.1
    [
      'takeFarm',
      (b) =>
        b.stands('poor', 'poor1') &&
        b.owns('mill', 'american') &&
        b.isFarmFree() &&
        b.stands('hamilton', 'hamilton1')
          ? moveOn('hamilton')
          : undefined,
    ],
    ['attackHamilton', (b) => (b.stands('poor', 'poor1') ? attack(b.first('hamilton')) : undefined)],
    [
      'attackFraser',
      (b) =>
        b.stands('poor', 'poor1') && b.stands('fraser', 'fraser2') && !b.isIn('learned')
          ? attack('fraser')
          : undefined,
    ],
  ],
  glover: [
    // 10 he takes over from Poor
    ['attackHamilton', (b) => (b.isIn('poor') ? undefined : attack(b.first('hamilton')))],
    ['attackRiedesel', (b) => (b.stands('riedesel', 'riedesel2', FARM) ? attack('riedesel') : undefined)],
    ['reinforcePoor', send('glover', 'poor', 3)],
    ['artillery', guns],
    ['reinforcePaterson', send('glover', 'paterson', 3)],
  ],
  paterson: [
    ['attackRiedesel', (b) => (b.stands('riedesel', 'riedesel3') ? attack('riedesel') : undefined)],
    ['artillery', guns],
    ['reinforceNixon', send('paterson', 'nixon', 2)],
    ['reinforceGlover', send('paterson', 'glover', 2)],
  ],
  nixon: [
    ['attackRiedesel', (b) => (b.stands('riedesel', 'riedesel3') ? attack('riedesel') : undefined)],
    ['attackPhillips', (b) => (b.stands('phillips', 'phillips2') ? attack('phillips') : undefined)],
    ['artillery', guns],
    ['reinforcePaterson', send('nixon', 'paterson', 2)],
  ],
};

/** Every entry of every order: `paterson 1`. */
export const ENTRIES: readonly string[] = Object.entries(ORDERS).flatMap(([formation, order]) =>
  order.map((_, place) => `${formation} ${place}`),
);
