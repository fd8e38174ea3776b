/** The words of the table: buttons, phases, overlays, what is spoken. */
import type { ActionKind, Mark, PhaseName, Price } from '../../../engine/firstSaratoga';
import { capital, count } from '../../text/common';
import { testedOn } from './combat';
import { counterName, counterNames, hexName, hexNumber, points, signed, verb } from './names';

/** 15.1 what a retreat does to battalions. */
const tiredBy = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : ` Going back makes ${counterNames(ids)} ineffective: no attack until ${ids.length > 1 ? 'they rally' : 'it rallies'}.`;

const facesWords = (faces: readonly number[]): string =>
  faces.length > 1 ? `${Math.min(...faces)} to ${Math.max(...faces)}` : String(faces[0]);

const pointsOf = (value: number): string => `${points(value)} ${value > 1 ? 'points' : 'point'}`;

/** ‘7 drops to 3’, or what the enemy gets. */
const priceWords = ({ before, after, points: worth }: Price): string =>
  after > 0 ? `${before} drops to ${after}` : `gone, ${count(worth, 'point')}`;

export const play = {
  page: 'Saratoga 1777',
  turn: (turn: number, hour: string) => `Turn ${turn}, ${hour}`,
  phases: {
    setUp: 'Set-up',
    fog: 'Weather',
    rally: 'Rally',
    movement: 'Movement',
    combat: 'Combat',
    counter: 'Counter',
    over: 'The end',
  } satisfies Record<PhaseName, string>,
  fog: 'fog',
  clear: 'clear',
  tabs: { hex: 'Hex', losses: 'Losses' },
  actions: {
    roll: 'the die',
    assign: 'the entry of a column',
    unassign: 'the entry of a column',
    join: 'Burgoyne’s column',
    place: 'a placement',
    lift: 'a placement',
    deploy: 'the ready-made set-up',
    ready: 'the end of the set-up',
    rally: 'a rally',
    endRally: 'the end of the rally',
    begin: 'setting out',
    step: 'a move',
    drop: 'leaving units behind',
    halt: 'stopping',
    endMovement: 'the end of movement',
    relocate: 'a leader’s flight',
    attack: 'an attack',
    endCombat: 'the end of combat',
    counterattack: 'a counterattack',
    pass: 'letting them stand',
    choosePrimary: 'who stands in front',
    exchange: 'the choice of an exchange',
    hold: 'the choice to hold',
    giveGround: 'the choice to give ground',
    retreat: 'a retreat',
    advance: 'an advance',
    decline: 'staying where they are',
  } satisfies Record<ActionKind, string>,
  marks: {
    disrupted: 'disrupted',
    reduced: 'reduced',
    ineffective: 'ineffective',
    moved: 'has moved',
    rallied: 'rallied',
    marched: 'marched',
    attacked: 'attacked',
    defended: 'was attacked',
  } satisfies Record<Mark, string>,
  setUp: {
    entry: (entry: string, hex: string) => `Entry ${entry}, ${hex}`,
    with: 'Burgoyne rides with',
    readyMade: 'As in 1777',
    ready: 'Ready',
    left: (units: number) => `${count(units, 'counter')} to place`,
    all: 'Everybody has a place.',
    lift: (id: string) => `Take ${counterName(id)} off the map`,
  },
  rally: {
    what: {
      order: 'order again',
      effective: 'effective again',
      step: 'full strength again',
    },
    free: 'no die',
    done: 'done for this turn',
    allFree: (units: number) => `Rally all ${units} that need no die`,
    on: (needed: number) => `on ${Math.min(6, needed)} or less`,
    end: 'End rally',
    skip: 'Rally nobody more',
  },
  move: {
    march: 'March: twice as far, roads and tracks only, no attack this turn',
    marchShort: 'March',
    waiting: (entry: string) => `waiting at ${entry}`,
    inHand: 'in hand',
    pick: 'Nobody is in hand.',
    end: 'End movement',
    left: (stacks: number) => `${count(stacks, 'stack')} could still move.`,
    goTo: (hex: number, cost: number) => `Go to ${hexNumber(hex)} for ${points(cost)} MP`,
    setOut: 'Set out: roll for movement',
    /** 13.3 */
    atEntry: (entry: string, modifier: number, least: number) =>
      `Entry ${entry}: the die counts ${signed(modifier)}, and gives ${count(least, 'point')} at the least.`,
    byDie: (answers: readonly { readonly faces: readonly number[]; readonly allowance: number }[]) =>
      `${answers.map(({ faces, allowance }) => `${facesWords(faces)}: ${pointsOf(allowance)}`).join(', ')}.`,
    setOutFor: (hex: number) => `Set out for ${hexNumber(hex)}: roll`,
    sure: (stacks: number) => `${count(stacks, 'stack')} could still move. End movement all the same?`,
    sureYes: 'Yes, end it',
    sureNo: 'No',
    takeInstead: (hex: number) => `Stop, and take up ${hexNumber(hex)}`,
    takeUpInstead: (hex: number) => `Take up ${hexNumber(hex)} instead`,
    halt: 'Stop here',
    notNow: 'Stay off the map this turn',
    putDown: 'Put them down again',
    leave: (ids: readonly string[]) => `Leave ${counterNames(ids)} here`,
    leaveHint: 'Press a counter to leave it behind.',
    lonely: 'Press a lit hex. The number is what the way costs.',
    together: 'Those marked go together: press one to leave it out, then a lit hex.',
    cost: (cost: number, left: number) => `${points(cost)} MP, ${points(left)} left`,
    stops: 'ends there',
    checks: (ids: readonly string[]) => `${counterNames(ids)} must dare first`,
    onFaces: (faces: readonly number[]) =>
      faces.length === 6
        ? 'on any die'
        : `on ${Math.min(...faces)}${Math.max(...faces) > Math.min(...faces) ? '+' : ''}`,
  },
  attack: {
    on: (hex: number, ids: readonly string[], by: readonly string[]) =>
      `${by.length > 0 ? `${counterNames(by)} on` : 'On'} ${counterNames(ids)}, ${hexNumber(hex)}`,
    none: 'Choose a target on the map or here.',
    targets: 'Who can be attacked',
    go: { normal: 'Attack', skirmish: 'Skirmish', bombard: 'Bombard' },
    counter: 'Counterattack',
    other: 'Another target',
    end: 'End combat',
    pass: 'Let them stand',
    open: (hexes: readonly number[]) =>
      `If combat ended now, the enemy could counterattack ${hexes.map(hexNumber).join(', ')}.`,
    from: (hex: number) => `From ${hexNumber(hex)}`,
  },
  primary: {
    title: (id: string) => `With ${counterName(id)} in front`,
    means: (morale: number, price: Price | undefined) =>
      [testedOn(morale), ...(price ? [`a loss: ${priceWords(price)}`] : [])].join(' · '),
    attackedAt: (difference: number) => `the enemy at ${signed(difference)}`,
    alike: 'all fare alike',
  },
  exchange: {
    loss: 'Take it: a step each',
    retreat: 'Give ground instead',
    instead: (ids: readonly string[]) =>
      `Nobody loses a step: they stand disrupted, or go back one to three hexes.${tiredBy(ids)}`,
    breaks: (lost: string, ids: readonly string[]) =>
      `They are disrupted already. ${lost} Whoever is left goes back.${tiredBy(ids)}`,
  },
  /** What the loss of a step means. */
  price: ({ unit, before, after, points: worth }: Price, enemy: string) =>
    after > 0
      ? `${counterName(unit)} ${verb([unit], 'drops', 'drop')} from ${before} to ${after}.`
      : `${counterName(unit)} ${verb([unit], 'is', 'are')} destroyed: ${count(worth, 'point')} to ${enemy}.`,
  hold: {
    loss: 'Lose a step and hold',
    retreat: 'Fall back, disrupted',
    back: (lost: string, ids: readonly string[]) =>
      `${lost}${lost && ' '}All go back one to three hexes.${tiredBy(ids)}`,
  },
  giveGround: {
    stays: 'Half strength, no attack, no zone of control; hit again, they lose a step and must go.',
    goes: (ids: readonly string[], isShaken: boolean) =>
      `One to three hexes${isShaken ? ', disrupted as they are' : ', in good order'}.${tiredBy(ids)}`,
    stay: 'Stand, disrupted',
    stayLong: 'Stay, disrupted',
    retreat: 'Give ground',
    forced: 'They were disrupted before: they lose a step and cannot stay.',
    fates: {
      garrison: (id: string) => `${counterName(id)} would be lost: garrison guns cannot go back.`,
      captured: (id: string) => `${counterName(id)} has no way back and would be captured.`,
      lost: (id: string) => `${counterName(id)} would be lost: only an unsafe way is left.`,
      safe: () => '',
      unsafe: (id: string) => `${counterName(id)} has only an unsafe way: it would rout.`,
    },
  },
  retreat: {
    to: (hex: number) => `To ${hexNumber(hex)}`,
    lost: (id: string) => `${counterName(id)} is lost`,
    leaders: (ids: readonly string[]) => `${counterNames(ids)} goes with them`,
    all: 'All together',
    routs: 'routs',
    pick: (ways: number) => (ways > 1 ? `Press one of the ${ways} lit hexes.` : 'Press the lit hex.'),
  },
  advance: {
    go: (ids: readonly string[]) => `Advance with ${counterNames(ids)}`,
    decline: 'Stay where they are',
  },
  relocate: (hex: number) => `To ${hexName(hex)}`,
  roll: {
    fog: (low: number, high: number) => (low === high ? `${low} is fog` : `${low} to ${high} is fog`),
    needs: (needed: number) => `${capital(testedOn(needed))}.`,
    allowance: 'Movement points by face',
    leader: 'A 5 or 6 kills him.',
  },
  score: {
    title: 'How it stands',
    points: 'Points',
    flags: 'Places that decide',
    even: 'Even on points.',
    ahead: (side: string, by: number) => `${side} lead by ${count(by, 'point')}.`,
    holds: (side: string) => `${side} would win: they hold what counts.`,
    both: 'Both hold ground that counts, so points decide.',
  },
  aims: {
    title: 'What decides the day',
    atOnce: 'win at once with a unit in',
    hold: 'win at nightfall if theirs was the last unit in any of',
    holdOne: 'win at nightfall if theirs was the last unit in',
    or: ' or ',
    /** 14.3 `side`: whose places alone can decide; undefined where both have some. */
    points: (side: string | undefined) =>
      `To win by a place is a major victory. ${
        side === undefined
          ? 'If at nightfall each side, or neither, was last in a place of its own,'
          : `If at nightfall ${side} were last in none of theirs,`
      } points decide, a minor victory: 2 for a brigade, 1 for a battalion or gun.`,
  },
  overlays: {
    title: 'Lay over the map',
    control: 'Zones of control (Z)',
    sight: 'Line of sight (L)',
    rifle: 'Where riflemen reach two hexes (R)',
    duty: 'Open to counterattack (C)',
    bare: 'The map without counters (T)',
    haze: 'Draw the fog',
  },
  board: {
    label: (name: string) => `Map of ${name}`,
    keys: 'Arrow keys walk from hex to hex, with Shift they move the map. Plus and minus zoom, 0 shows the whole map.',
    gameKeys:
      'Enter takes up a stack or gives the order for a lit hex. N goes to the next stack, Q to the answers, E ends the phase, U takes back, K tells how to play, ? asks about what has the focus or is pointed at, Escape puts down.',
  },
  handbook: {
    open: 'How to play',
    short: 'How to play',
    tabs: { play: 'How to play', sources: 'What it rests on' },
  },
  spoken: {
    hand: (ids: readonly string[]) => `${counterNames(ids)} in hand.`,
    lit: (note: string) => `Lit: ${note}.`,
  },
  hex: {
    none: 'Point at a hex, or tap one, to read it.',
    ground: {
      clear: 'Clear',
      light: 'Light woods',
      deep: 'Deep woods',
      hill: 'hill',
      stream: 'stream',
      brook: 'brook',
      buildings: 'buildings',
      works: 'behind works',
      river: 'River',
    },
    flag: (side: string) => `Flag of ${side}`,
    winsAtOnce: 'A British unit here wins at once.',
    why: 'What this rests on',
  },
};
