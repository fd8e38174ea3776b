/** The words of the game in play: buttons, notes and names of what lies on the table. */
import {
  type Battle,
  counterOf,
  type Effect,
  FORMATION_BY_ID,
  type PhaseName,
  RATINGS,
  type RecoveryGroup,
  type Side,
} from '../../../engine/saratoga';
import { formatHex, type Hex } from '../../../engine/hexmap/hexId';
import { english } from './english';
import { sideAdjectives, sidesFirst } from './sides';
import { gunGroups } from './names';

const { listed } = english;

export const nameOf = (id: string): string => counterOf(id).name;

export const hexName = (hex: number): string => formatHex(hex as Hex);
export const formationName = (id: RecoveryGroup): string =>
  id === 'gatesGuns' || id === 'arnoldGuns' ? gunGroups[id] : FORMATION_BY_ID[id].name;
const names = (ids: readonly string[]): string => listed(ids.map(nameOf));

export const play = {
  lookUnder: 'Look under my stacks',
  names,
  phases: {
    placement: 'Deployment',
    order: 'Who goes first',
    command: 'Command',
    movement: 'Movement',
    combatMovement: 'Closing in',
    fire: 'Fire',
    recovery: 'Recovery',
    over: 'The battle is over',
  },
  /** In the attack of one side the other fires, too. */
  chapter: (side: Side | undefined, phase: PhaseName): string =>
    side === undefined
      ? play.phases[phase]
      : `${sideAdjectives[side]} ${phase === 'fire' ? 'attack ' : ''}· ${play.phases[phase]}`,
  turn: (turn: number, hour: string) => `Turn ${turn}, ${hour}`,
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
    decline: 'going nowhere',
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
    turn: (turn: number) => `Turn ${turn}`,
    decides: (side: Side) => `${sidesFirst[side]} decide`,
    passed: (side: Side, phase: 'command' | 'combatMovement' | 'fire' | 'recovery') =>
      play.chapter(side, phase),
  },
  order: {
    first: (side: Side) => `${sidesFirst[side]} go first`,
    won: (side: Side) => `${sidesFirst[side]} decide.`,
  },
  command: {
    end: 'Done with activations',
    left: (name: string, left: number, rating: number) => `${name}: ${left} of ${rating} activations left`,
    idle: (name: string) => `${name} is not active this turn`,
    /** Whom it brings, who is active without it, who stays idle. */
    effect: (overall: string, effect: Effect) => {
      const [brings, already, beyond] = [effect.brings, effect.already, effect.beyond].map(
        ({ length }) => length,
      ) as [number, number, number];
      const parts = [
        ...(effect.leads ? ['may join the attack himself'] : []),
        ...(brings > 0 ? [brings === 1 ? 'brings 1 unit' : `brings ${brings} units`] : []),
        ...(already > 0
          ? [brings + beyond === 0 ? `units already active with ${overall}` : `${already} active already`]
          : []),
        ...(beyond > 0 ? [`${beyond} out of reach`] : []),
      ];
      return parts.length > 0 ? parts.join(', ') : 'nobody left';
    },
    tooFar: (superior: string, distance: number, span: number) =>
      `Too far from ${superior}: ${distance} hexes, his span is ${span}.`,
    onlyLeaders:
      'Nothing need be done here: all your units within reach are active. A commander may be activated to go next to the enemy himself.',
    broken: 'broken, will not attack',
    tapAgain: 'Tap again:',
    activated: 'is activated.',
    others: 'Commanders who would bring nobody',
  },
  move: {
    end: 'End movement',
    skip: (stacks: number) =>
      stacks === 0
        ? 'Skip movement'
        : stacks === 1
          ? 'Skip movement: 1 active stack stands still'
          : `Skip movement: ${stacks} active stacks stand still`,
    sure: (stacks: number) =>
      stacks === 0
        ? 'End movement?'
        : stacks === 1
          ? '1 active stack has not moved. End movement?'
          : `${stacks} active stacks have not moved. End movement?`,
    goOn: 'Keep moving',
    endAll: 'End movement',
    halt: (ids: readonly string[]) => `${names(ids)}: stop here`,
    chosen: (ids: readonly string[]) => names(ids),
    pick: 'Choose a stack on the map.',
    exit: 'Leave the map by the road',
    top: 'Put on top',
    unmoved: (count: number) =>
      count === 1 ? '1 active stack has not moved' : `${count} active stacks have not moved`,
    crowded: (hexes: readonly number[]) =>
      `${listed(hexes.map(hexName))}: overfull. Every unit beyond two is lost when the phase ends.`,
    owing: (ids: readonly string[]) => `Must still fall back: ${names(ids)}.`,
    doomed: (ids: readonly string[]) => `Cannot fall back and will be lost: ${names(ids)}.`,
    points: (left: number, stops: boolean) => (stops ? 'must stop here' : `${english.mp(left * 2)} MP left`),
    cost: (cost: number) => `${english.mp(cost * 2)} MP`,
    join: (ids: readonly string[], cost: number) =>
      `Send ${names(ids)} here instead, for ${english.mp(cost * 2)} MP`,
    road: 'One unit alone goes farther by road.',
    putDown: 'Put down',
    formations: 'March a formation',
    whole: (name: string, count: number) => `${name}: ${count === 1 ? '1 counter' : `${count} counters`}`,
    marching: 'Press where they should go. Arrows show how far they come this turn.',
    marchReady: (hex: number) => `Toward ${hexName(hex)}:`,
    formation: {
      question: 'Where do they march?',
      hint: 'Press the hex where they should go. They follow one behind the other, over several turns if need be.',
    },
    march: (moves: number) => (moves === 1 ? 'March: 1 move' : `March: ${moves} moves`),
    noMarch: 'Nobody comes nearer to there this turn.',
    letGo: 'Put down',
    undoMarch: 'Undo the whole march',
    standing: 'Under way from earlier turns',
    goOn1: (who: string, hex: number) => `${who} to ${hexName(hex)}`,
    goOnAll: 'Go on with all (G)',
    done: 'has moved',
    inHand: (isChosen: boolean) => (isChosen ? 'in hand' : 'stays'),
    goTo: (hex: number, cost: number) => `Go to ${hexName(hex)} for ${english.mp(cost * 2)} MP`,
  },
  combatMove: {
    end: 'Open fire',
    noFire: 'Nobody can fire: end combat',
    pick: 'Arrows show what is recommended: press the end of one.',
    byHand: 'Nobody gains much by closing in.',
    go: (ids: readonly string[], hex: number) => `${names(ids)} to ${hexName(hex)}`,
    all: (count: number) => (count === 2 ? 'Close in with both' : `Close in with all ${count}`),
    nobody: 'Nobody of yours can come next to the enemy.',
  },
  fire: {
    steps: (rating: string, side: Side) => `${rating} · ${sideAdjectives[side]}`,
    hold: 'Hold fire',
    holdAll: (rating: string) => (rating === '' ? 'Hold all fire' : `Hold fire with all ${rating} units`),
    all: (shots: number) => `Fire all ${shots}`,
    one: (target: string) => `Fire at ${target}`,
    volley: (shots: number, hits: number) =>
      `${shots} shots, ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`}.`,
    at: (target: string, hex: number) => `at ${target}, ${hexName(hex)}`,
    /** Whose it is and where it stands. */
    where: (id: string | undefined, hex: number) => {
      const counter = id === undefined ? undefined : counterOf(id);
      const formation = counter && 'formation' in counter && counter.formation;
      return formation ? `${formationName(formation)}, ${hexName(hex)}` : hexName(hex);
    },
    change: (name: string) => `Another target for ${name}`,
    results: {
      marker: 'Hit: first marker.',
      reduced: 'Hit: reduced.',
      destroyed: 'Hit: destroyed.',
      leaders: 'Leaders without troops fall.',
      unknown: 'Hit: who lies there is hidden.',
    },
    test: (formation: RecoveryGroup, needed: number, breaks: number, points: number) =>
      breaks === 0
        ? `${formationName(formation)} then tests on ${needed} or less and cannot break.`
        : `${formationName(formation)} then tests on ${needed} or less: ${Math.round((breaks / 36) * 100)}% to break, for ${points} points.`,
    holdRound: 'Nobody else fires',
    firers: 'May still fire',
    freeFirers: 'May fire at the breaking formation, even after firing',
    which: 'Which of these?',
    targets: 'Targets',
    planned: 'planned',
    /** Those seen where nobody but leaders can be aimed at. */
    leaders: (ids: readonly string[]) => (ids.length > 0 ? `${names(ids)} alone` : 'Leaders alone'),
    top: 'top unit',
    other: 'another unit below',
    needs: (needed: number) => (needed >= 6 ? 'needs 6' : `needs ${needed}+`),
    chance: (faces: number) => `${Math.round((faces / 6) * 100)}%`,
    sure: 'no roll needed',
    range: (worst: number, best: number) =>
      `${Math.round((worst / 6) * 100)} to ${Math.round((best / 6) * 100)}%`,
    needsRange: (worst: number, best: number) => `needs ${best}+ or ${worst}+`,
    none: 'Nobody fires',
    why: 'Why this number',
    base: (needed: number) =>
      `Base for rating ${RATINGS[needed - 3] ?? ''}: ${needed}${needed < 6 ? '+' : ''}`,
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
  relocate: { nobody: 'No leader was there' },
  advance: { go: 'Advance', decline: 'Stay', none: 'Choose who advances.' },
  recover: {
    end: 'Nobody recovers',
    group: (id: RecoveryGroup) => formationName(id),
    sure: (name: string) => `${name}: at once`,
    needs: (name: string, needed: number) => `${name}: ${needed === 1 ? '1' : `1 to ${needed}`}`,
  },
  excess: { remove: (id: string) => `Give up ${nameOf(id)}` },
  end: {
    won: (side: Side) => `${sidesFirst[side]} have won`,
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
  spoken: {
    hand: (ids: readonly string[]) => `In hand: ${names(ids)}.`,
    reach: (cost: number, left: number, stops: boolean) =>
      `In reach, for ${english.mp(cost * 2)} MP; ${stops ? 'the move ends there' : `${english.mp(left * 2)} left`}.`,
    outOfReach: 'Out of reach.',
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
    danger: 'Danger: what the enemy could fire at (hold D)',
    bare: 'The ground without counters (hold T)',
  },
  battle: (battle: Battle) => english.battles[battle].name,
};
