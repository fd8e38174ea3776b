/** The words of the game in play: buttons, notes and names of what lies on the table. */
import {
  type Battle,
  counterOf,
  type FormationId,
  FORMATION_BY_ID,
  type PhaseName,
  type Side,
} from '../../engine/saratoga';
import { formatHex, type Hex } from '../../engine/hexmap/hexId';
import type { Stop } from '../../store/reviewStops';
import { english } from './english';

const { listed } = english;

export const nameOf = (id: string): string => counterOf(id).name;
export const longNameOf = (id: string): string => counterOf(id).longName;
export const hexName = (hex: number): string => formatHex(hex as Hex);
export const formationName = (id: FormationId | 'gatesGuns'): string =>
  id === 'gatesGuns' ? 'Gates’s guns' : FORMATION_BY_ID[id].name;
const names = (ids: readonly string[]): string => listed(ids.map(nameOf));

/** ‘turn 3, British Combat’. */
const stopName = ({ kind, turn, side }: Stop): string => {
  if (kind === 'setup') return 'the deployment';
  if (kind === 'over') return 'the end';
  return `turn ${turn}, ${side ? `${play.sides[side]} ` : ''}${STOP_NAMES[kind]}`;
};
const STOP_NAMES = {
  order: 'who goes first',
  command: 'Command',
  movement: 'Movement',
  combat: 'Combat',
  recovery: 'Recovery',
} as const;

export const play = {
  sides: { british: 'British', american: 'American' } satisfies Record<Side, string>,
  sidesPlural: { british: 'The British', american: 'The Americans' } satisfies Record<Side, string>,
  close: 'Close',
  see: 'See also',
  dice: 'The dice',
  names,
  phases: {
    placement: 'Deployment',
    order: 'Who goes first',
    command: 'Command',
    movement: 'Movement',
    combatMovement: 'Combat: closing in',
    fire: 'Combat: fire',
    recovery: 'Recovery',
    over: 'The battle is over',
  },
  turn: (turn: number, hour: string) => `Turn ${turn}, ${hour}`,
  undo: 'Undo',
  redo: 'Redo',
  undoes: (what: string) => `Undo: ${what}`,
  redoes: (what: string) => `Redo: ${what}`,
  nothingToUndo: 'Nothing to take back',
  send: 'Send this game as a link',
  nothingToRedo: 'Nothing to do again',
  barriers: {
    roll: 'The dice have fallen: what came before cannot be taken back.',
    reveal: 'Something hidden was seen: what came before cannot be taken back.',
    decider: 'The other side has had its say: what came before cannot be taken back.',
  },
  actions: {
    roll: 'a roll',
    place: 'placing a counter',
    lift: 'taking a counter up',
    deploy: 'the ready-made deployment',
    ready: 'the deployment',
    chooseOrder: 'the choice of the first player',
    activate: 'an activation',
    endCommand: 'the end of the Command Phase',
    move: 'a move',
    reorder: 'the order of a stack',
    exit: 'leaving the map',
    halt: 'the end of a move',
    endMovement: 'the end of the Movement Phase',
    remove: 'a removal',
    combatMove: 'a move into contact',
    endCombatMovement: 'the end of closing in',
    fire: 'a shot',
    hold: 'holding fire',
    holdAll: 'holding all fire',
    retreat: 'a retreat',
    displace: 'making room',
    relocate: 'a leader’s place',
    advance: 'an advance',
    decline: 'declining to advance',
    recover: 'the choice to recover',
    endRecovery: 'passing recovery',
  },
  place: {
    ready: 'Ready',
    deploy: 'Ready-made deployment',
    left: (count: number) => (count === 1 ? '1 counter to place' : `${count} counters to place`),
    all: 'Everybody has a place. Change what you like, then say you are ready.',
    lift: 'Take up',
    put: (id: string, hex: number) => `Put ${nameOf(id)} in ${hexName(hex)}`,
    choose: 'Choose a counter, then one of the lit hexes.',
  },
  banner: {
    phase: (side: Side, phase: PhaseName) => `${play.sides[side]} · ${play.phases[phase]}`,
    turn: (turn: number) => `Turn ${turn}`,
    decides: (side: Side) => `${play.sidesPlural[side]} decide`,
    passed: (side: Side, phase: 'command' | 'combatMovement' | 'fire' | 'recovery') =>
      `${play.sides[side]} ${play.phases[phase]}: nothing to decide`,
  },
  order: {
    first: (side: Side) => `${play.sidesPlural[side]} go first`,
    won: (side: Side) => `${play.sidesPlural[side]} decide.`,
  },
  command: {
    end: 'Done with activations',
    left: (name: string, left: number, rating: number) => `${name}: ${left} of ${rating} activations left`,
    idle: (name: string) => `${name} is not active this turn`,
    /** Whom it brings, who is active without it, who stays idle. */
    effect: (overall: string, brings: number, already: number, beyond: number) => {
      const parts = [
        ...(brings > 0 ? [brings === 1 ? 'brings 1 unit' : `brings ${brings} units`] : []),
        ...(already > 0
          ? [brings + beyond === 0 ? `all are active with ${overall}` : `${already} active already`]
          : []),
        ...(beyond > 0 ? [`${beyond} out of reach`] : []),
      ];
      return parts.length > 0 ? parts.join(', ') : 'nobody left';
    },
    broken: 'broken, will not attack',
    tapAgain: 'Tap again:',
  },
  move: {
    end: 'End movement',
    halt: (ids: readonly string[]) => `${names(ids)}: finished`,
    chosen: (ids: readonly string[]) => names(ids),
    pick: 'Choose a stack on the map.',
    exit: 'Leave the map by the road',
    top: 'Put on top',
    unmoved: (count: number) => (count === 1 ? '1 stack has not moved' : `${count} stacks have not moved`),
    crowded: (hexes: readonly number[]) =>
      `Too many stand in ${listed(hexes.map(hexName))}: what is over two units will be lost.`,
    owing: (ids: readonly string[]) => `Must still fall back: ${names(ids)}.`,
    doomed: (ids: readonly string[]) => `Cannot fall back and will be lost: ${names(ids)}.`,
    points: (left: number, stops: boolean) => (stops ? 'must stop here' : `${english.mp(left * 2)} MP left`),
    cost: (cost: number) => `${english.mp(cost * 2)} MP`,
    join: (ids: readonly string[], cost: number) =>
      `Send ${names(ids)} here instead, for ${english.mp(cost * 2)} MP`,
    road: 'One unit alone goes farther by road.',
    done: 'has moved',
    inHand: (isChosen: boolean) => (isChosen ? 'in hand' : 'stays'),
    goTo: (hex: number, cost: number) => `Go to ${hexName(hex)} for ${english.mp(cost * 2)} MP`,
  },
  combatMove: { end: 'No more closing in', pick: 'Lit stacks can still come next to the enemy.' },
  fire: {
    steps: (rating: string, side: Side) => `${rating} · ${play.sides[side]}`,
    hold: 'Hold fire',
    holdAll: 'Hold all fire of this step',
    holdRound: 'Nobody else fires',
    firers: 'May still fire',
    freeFirers: 'May fire at the breaking formation, even after firing',
    which: 'Which of these?',
    targets: 'Targets',
    leaders: 'leaders alone',
    top: 'top unit',
    other: 'another unit below',
    needs: (needed: number) => (needed >= 6 ? 'needs 6' : `needs ${needed}+`),
    chance: (faces: number) => `${Math.round((faces / 6) * 100)} %`,
    sure: 'falls without a roll',
    range: (worst: number, best: number) =>
      `${Math.round((worst / 6) * 100)} to ${Math.round((best / 6) * 100)} %`,
    needsRange: (worst: number, best: number) => `needs ${best}+ or ${worst}+`,
    why: 'Why this number',
    base: (needed: number) => `Rating alone ${needed}${needed < 6 ? '+' : ''}`,
    modifiers: {
      woods: 'Target in woods',
      work: 'Target in a work',
      upSlope: 'Target stands higher',
      longRange: 'Guns at three hexes or more',
      closeRange: 'Guns at one hex',
      twoUnits: 'Two units in the hex',
      leader: 'Commander with the firers',
    },
  },
  retreat: { to: (hex: number) => `to ${hexName(hex)}` },
  advance: { go: 'Advance', decline: 'Stay', none: 'Choose who advances.' },
  recover: {
    end: 'Nobody recovers',
    group: (id: FormationId | 'gatesGuns') => formationName(id),
    sure: (name: string) => `${name}: at once`,
    needs: (name: string, needed: number) => `${name}: ${needed === 1 ? '1' : `1 to ${needed}`}`,
  },
  excess: { remove: (id: string) => `Give up ${nameOf(id)}` },
  roll: { roll: 'Roll', again: 'Rolling', latest: 'The latest rolls' },
  end: {
    won: (side: Side) => `${play.sidesPlural[side]} have won`,
    draw: 'A draw',
    reasons: {
      exit: 'Four full-strength British units have left by the road at 0113 (9.0).',
      demoralised: 'Three formations of the other army are broken (9.0).',
      bothDemoralised: 'Three formations of both armies are broken (9.0).',
      points: 'More victory points for losses inflicted (10.0).',
      tie: 'The points are even, and a tie is American (10.0).',
    },
    points: (total: number) => (total === 1 ? '1 victory point' : `${total} victory points`),
    again: 'Back to the battles',
  },
  badPosition: {
    title: 'This position cannot be laid out',
    problem: (code: string, at: string) =>
      `${at}: ${code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  },
  overlays: {
    title: 'Laid over the map',
    reach: 'Where the stack under the pointer can go (hold R)',
    control: 'Zones of control (hold Z)',
    command: 'Command: who reaches whom (hold C)',
    sight: 'Lines of sight from the chosen hex (hold L)',
    bare: 'The ground without counters (hold T)',
  },
  tabs: { orders: 'Orders' },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    filter: 'Show',
    back: 'Back to here',
    backTo: (words: string) => `Back to here: ${words}`,
    restart: 'Restart phase',
    lines: {
      title: 'Other lines of play',
      /** Those without a name have a number. */
      name: (name: string) => (/^\d+$/.test(name) ? `Line ${name}` : name),
      course: (from: Stop, to: Stop) => `Parts in ${stopName(from)}, goes on to ${stopName(to)}.`,
      follow: 'Go over to it',
      rename: 'Rename',
      newName: 'Name of this line',
      keep: 'Save the name',
    },
    filters: { all: 'All', fire: 'Fire', losses: 'Losses', moves: 'Moves' },
  },
  battle: (battle: Battle) => english.battles[battle].name,
};
