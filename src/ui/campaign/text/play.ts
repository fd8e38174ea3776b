/** The words of the table: tools, panels, buttons, what is said aloud. */
import type {
  Encounter,
  Holder,
  LooseEnds,
  OptionName,
  PhaseName,
  Position,
  Side,
} from '../../../engine/campaign';
import { blockName, count, listed, placeName, positionNames } from './names';
import { sideAdjectives, sidesFirst } from './sides';

const percent = (chance: number): string =>
  chance > 0 && chance < 0.005
    ? 'under 1%'
    : chance < 1 && chance > 0.995
      ? 'over 99%'
      : `${Math.round(chance * 100)}%`;

export const play = {
  title: 'The Campaign',
  page: 'Saratoga 1777',
  turn: (turn: number, date: string) => `Turn ${turn}, ${date}`,
  percent,
  phases: {
    setUp: 'Set-up',
    turn: 'Action points',
    hudson: 'Hudson',
    entry: 'Arrivals',
    movement: 'Movement',
    forceMarch: 'Forced march',
    battle: 'Battle',
    over: 'The end',
  } satisfies Record<PhaseName, string>,
  board: {
    label: 'Map from Canada to Albany',
    keys: 'Arrow keys walk along the roads. Plus and minus zoom, 0 shows the whole map.',
    gameKeys:
      'Enter takes up the blocks of a place or orders them there. N goes to the next stack, Q to the answers, U undoes, ? asks about what has the focus or is pointed at, Escape lets go.',
  },
  tabs: { place: 'Place', weeks: 'Weeks' },
  handbook: 'How to play',
  openHandbook: 'How to play, and all rules',
  look: 'Look at my own blocks',
  overlays: { supply: 'Supply lines', threats: 'Enemy within reach', group: 'What the map shows' },
  supply: {
    double: (count: number) => (count === 0 ? 'All are in supply.' : `${count} pay double: out of supply.`),
    note: 'A place with enemy blocks is drawn as cut, whoever stands there. The price of a move is always the true one.',
  },
  hand: {
    spoken: (ids: readonly string[]) =>
      ids.length === 0 ? '' : `In hand: ${ids.map(blockName).join(', ')}.`,
    way: (place: string, price: number, enemies: number) =>
      `${placeName(place)}: ${price > 0 ? `${price} AP` : 'no AP'}${enemies > 0 ? `, ${count(enemies, 'enemy block')}` : ''}.`,
    limit: (used: number, limit: number) => `${used} of ${limit} units`,
    alone: 'alone',
    leads: (group: number, move: number) =>
      `leads ${group}, goes ${move === 1 ? 'one place' : `${move} places`}`,
    spread: (hits: number) => `Spread the ${hits} hits for me`,
    able: (able: number, all: number) => (able === all ? `${all}` : `${able} of ${all}`),
    takeAlong: 'rides along',
    dropped: 'Press a name to leave it or take it along.',
    single: 'Press a unit to send it alone. Press a leader to send a group.',
    others: 'Stacks that can move',
    none: 'Nothing here can move.',
    moved: 'moved',
    double: 'out of supply: 2 AP',
    native: 'moves with the Natives',
    clear: 'Let go',
  },
  go: {
    to: (place: string) => `To ${placeName(place)}`,
    price: (price: number) => (price === 0 ? 'no AP' : `${price} AP`),
    who: (blocks: number) => count(blocks, 'block'),
    enemies: (enemies: number) => count(enemies, 'enemy block'),
    encounter: ({ dice, enemies, isFort, kind, less, units }: Encounter) => {
      const they = `${count(enemies, 'block')}${isFort ? ' in a fort' : ''}`;
      if (kind === 'overrun') return `Overrun: your ${count(units, 'unit')} against ${they}, no battle`;
      const fewer = less === undefined ? '' : `, one less ${less === 'fort' ? 'a unit' : 'each'}`;
      const odds = `your ${count(units, 'unit')}, up to ${count(dice, 'die', 'dice')} in round 1${fewer}, against ${they}`;
      return kind === 'battle'
        ? `Battle: ${odds}`
        : `Battle, or an overrun if fewer than three of them are units: ${odds}`;
    },
    enemy: 'enemy there',
    room: (room: number) => `room for ${room}`,
  },
  natives: 'Natives, 1 AP',
  nativesDone: 'Natives done',
  clinton: 'Try Clinton, 1 AP: 4 or more',
  clintonHint:
    'If Clinton comes up the Hudson, four American regulars or elite must march to West Point when the American turn begins, away from your front.',
  endMovement: 'End movement',
  sure: {
    ask: 'End movement?',
    points: (points: number, canForce: boolean) =>
      canForce
        ? `${points} AP unspent: only a forced march against the enemy can still use ${points === 1 ? 'it' : 'one'}.`
        : `${points} AP would be lost.`,
    bare: (places: readonly string[]) =>
      `${listed(places.map(placeName))} ${places.length === 1 ? 'is left with no unit to hold it' : 'are left with no unit to hold them'}, and the enemy is near.`,
    double: (places: LooseEnds['double']) =>
      `Cut off from supply: ${listed(places.map(({ blocks, place }) => `${count(blocks, 'block')} at ${placeName(place)}`))}, 2 AP a move.`,
    idle: (leaders: readonly string[]) =>
      `${listed(leaders.map(blockName))} ${leaders.length === 1 ? 'has' : 'have'} not moved.`,
    end: 'End it',
    back: 'Not yet',
  },
  settled: {
    note: 'Nothing can change the result: the Americans have held out.',
    mayEnd: 'You may end it here, or play the week for its own sake.',
    playedOn: 'What you have begun is still played out.',
    end: 'End it here',
  },
  halt: 'Halt here',
  endForceMarch: 'No forced march',
  endForceMarches: 'No more forced marches',
  force: {
    chance: (price: number, loses: number, expected: number, units: number) =>
      `3 in 6 that they go${price > 0 ? `; the ${price} AP is spent either way` : ''}.${units === 0 ? '' : ` If they do, each unit loses a step on ${loses} or less: about ${Math.round(expected)} of ${count(units, 'unit')}.`}`,
  },
  ready: 'Ready',
  suggest: { militia: 'Ready-made places', line: 'Ready-made line' },
  transfer: (id: string) => `${blockName(id)} to St. Ledger`,
  send: (blocks: number, sp: number) => `Send ${count(blocks, 'block')}, ${sp} SP`,
  keep: 'Stays at West Point',
  restStays: (count: number) => (count === 1 ? 'One stays' : `All ${count} stay`),
  allTo: (place: string) => `All to ${placeName(place)}`,
  fight: (place: string) => `Fight at ${placeName(place)}`,
  retreatTo: (place: string, roads: number | undefined) =>
    `${placeName(place)}${roads === undefined ? '' : roads === 0 ? ', a source of supply' : `, ${count(roads, 'road')} from supply`}`,
  gunsLeft: (guns: readonly string[]) => `${guns.map(blockName).join(', ')} would be left beside the track`,
  stay: 'Stand',
  withdraw: 'Withdraw',
  departure: {
    hits: (chances: readonly number[]) =>
      `Hits on those who go: ${chances
        .slice(0, 4)
        .map((chance, hits) => `${hits}: ${percent(chance)}`)
        .join(', ')}${chances.length > 4 ? ' …' : ''}`,
    to: (places: readonly string[]) => `To ${places.map(placeName).join(' or ')}.`,
    none: 'There is nowhere to go.',
  },
  battle: {
    title: (place: string, isSkirmish: boolean) =>
      `${isSkirmish ? 'Skirmish' : 'Battle'} at ${placeName(place)}`,
    round: (round: number) => (round === 0 ? 'Forming' : `Round ${round}`),
    half: (side: Side) => `${sidesFirst[side]} act`,
    sets: (side: Side) => `${sidesFirst[side]} form their line`,
    attacks: (side: Side) => `${sideAdjectives[side]} attack`,
    defends: (side: Side) => `${sideAdjectives[side]} defence`,
    fort: 'A fort: in round 1 infantry and Natives that attack have one die less, and militia inside does not flee.',
    water: 'Some came over water: one die less in round 1.',
    position: (side: Side, position: Position) => `${sideAdjectives[side]} ${positionNames[position]}`,
    line: (side: Side) => `${sideAdjectives[side]} line`,
    lines: (side: Side) => `${sideAdjectives[side]} line and reserve`,
    closed: (blocks: number) => `${count(blocks, 'hidden block')}`,
    empty: 'empty',
    unseen: 'not seen yet',
    unseenLine: 'line and reserve',
    unseenCount: (blocks: number) =>
      `${count(blocks, 'block')}: who stands where is seen once both are ready`,
    here: 'here',
    fireAt: 'Fire here',
    map: 'Show the map',
    back: 'Back to the battle',
    dice: (dice: number) => count(dice, 'die', 'dice'),
    fire: (dice: number, needed: number) =>
      `Fire: ${count(dice, 'die', 'dice')}, hits on ${needed === 6 ? '6' : `${needed}+`}`,
    flees: (flee: number) =>
      flee === 0 ? '' : flee === 1 ? 'Ones scare militia.' : 'Ones and twos scare militia.',
    chances: (chances: readonly number[]) =>
      `${chances
        .slice(0, 4)
        .map(
          (chance, hits) =>
            `${hits === 3 && chances.length > 4 ? '3+' : hits}: ${percent(hits === 3 ? chances.slice(3).reduce((a, b) => a + b, 0) : chance)}`,
        )
        .join(' · ')}`,
    hits: 'Hits',
    hitsShort: 'hits',
    hitsExpected: 'expected',
    breaks: (chance: number) => `Breaks the position: ${percent(chance)}`,
    reasons: {
      arnold: 'Arnold: four dice',
      fort: 'against a fort: one die less',
      water: 'over water: one die less',
    },
    toReserve: 'To the reserve',
    toPosition: (position: Position) => `To the ${positionNames[position]}`,
    fireAll: (blocks: number) => `Fire all (${blocks})`,
    stop: 'Stop',
    done: 'Done',
    acted: 'acted',
    fled: 'fled',
    opens: 'That empties the position: your whole army would have to retreat.',
    pick: 'Pick a block on the board, or fire all.',
    deploy: 'Pick a block, then a position.',
    unset: 'Not in line yet: they go to the reserve',
    expected: (chance: number | undefined) => (chance === undefined ? '' : `breaks ${percent(chance)}`),
  },
  standing: {
    ap: 'AP',
    tokens: (side: Side, points: number) => `${sideAdjectives[side]} action points: ${points}`,
    strength: (sp: number) => `British strength ${sp}, lost below 25`,
    strengthShort: (sp: number) => `British ${sp} SP`,
    objective: (place: string, holder: Holder | undefined) =>
      `${placeName(place)}: ${holder === 'contested' ? 'fought over' : holder ? sideAdjectives[holder] : 'nobody'}`,
    weeks: (turn: number) => (turn >= 20 ? 'the last week' : `${21 - turn} weeks left`),
    objectives: 'What decides',
  },
  aims: {
    title: 'How to win',
    british: [
      'Hold Ticonderoga and Albany, in supply, when an American turn ends.',
      'Or hold Ticonderoga, Bennington and Manchester, in supply.',
      'Keep the army above 24 SP: below 25 all is lost at once.',
    ],
    american: [
      'Hold out until turn 20 is over.',
      'Or bring the British below 25 SP.',
      'An army that is cut off pays double for every move, and wins nothing.',
    ],
  },
  placeCard: {
    choose: 'Point at a place to read it.',
    fort: 'Fort',
    source: (side: Side) => `${sideAdjectives[side]} source of supply`,
    entry: 'Americans enter here',
    roads: 'Roads',
    free: 'no limit',
    left: (left: number, limit: number) => `${left} of ${limit} left`,
    noGuns: 'no heavy guns',
    blocks: (side: Side) => `${sideAdjectives[side]} blocks`,
    hidden: (blocks: number) => `${count(blocks, 'block')}, faces hidden`,
    why: 'What this rests on',
    nobody: 'Nobody stands here.',
  },
  weeks: {
    now: 'now',
    clinton: 'Clinton may sail from turn 14 on',
    stLedger: 'St. Ledger may set out',
    deserts: 'Natives go home (option)',
    reconstructed: 'The dates are reconstructed.',
    lost: 'Lost so far',
    none: 'Nobody is lost yet.',
  },
  options: {
    holdingBoxes: 'Leaders hide their groups',
    strongStLedger: 'A stronger St. Ledger',
    militiaReaction: 'Militia answers raids',
    ambush: 'Native ambush',
    desertion: 'Natives go home',
    moveOnEntry: 'Reinforcements may move on',
  } satisfies Record<OptionName, string>,
  controls: [
    ['Click or tap a stack', 'take up its leader and group, or a unit'],
    ['Click or tap a lit place', 'go there (on touch: tap twice)'],
    ['Drag', 'move the map, or carry a stack, or a block from a list, to where it goes'],
    ['Arrow keys, Enter', 'walk the roads or the positions of a battle, take up and order'],
    ['N', 'next stack that can move'],
    ['S, T (hold)', 'supply lines, enemy within reach'],
    ['U, Ctrl+Z', 'undo'],
    ['Q', 'to the answers'],
  ],
  controlsTitle: 'Controls',
};
