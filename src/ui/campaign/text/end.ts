/** The words of the end, of the review, and of what happened in 1777. */
import { type ChapterKind, DATES, type Ending, type Fight, type Side } from '../../../engine/campaign';
import type { Milestone } from '../milestones';
import { count, listed, placeName } from './names';
import { sideAdjectives, sideNames } from './sides';

export const end = {
  title: 'The end',
  name: 'The campaign',
  working: 'One moment …',
  when: (turn: number) => `Turn ${turn}, week of ${DATES[turn - 1] ?? ''}`,
  headline: (ending: Ending) => HEADLINES[ending.reason],
  reason: (ending: Ending) => REASONS[ending.reason],
  rule: (ending: Ending) => RULES[ending.reason],
  tracks: 'The way of the armies',
  tracksNote: 'Where the leaders stood at the end of each week.',
  losses: 'Losses',
  /** Leaders are no units (K2), and stand by name. */
  lossLine: (leaders: readonly string[], units: number, sp: number) =>
    `${listed([...leaders, ...(units > 0 || leaders.length === 0 ? [count(units, 'unit')] : [])])}, ${sp} SP`,
  fights: {
    title: 'Battles',
    none: 'There was no battle.',
    head: ['Where', 'British', 'American', 'Held by'],
    week: (turn: number) => DATES[turn - 1] ?? '',
    side: (blocks: number, sp: number, attacks: boolean) =>
      `${count(blocks, 'block')}${attacks ? ', attacking' : ''}: ${sp === 0 ? 'no loss' : `−${sp} SP`}`,
    /** The one that cost the side that lost the campaign most. */
    dearest: (loser: Side, { attacker, blocks, place, spLost, turn }: Fight) => {
      const other = loser === 'british' ? 'american' : 'british';
      return `Dearest to ${sideNames[loser]} was ${placeName(place)}, week of ${DATES[turn - 1] ?? ''}: ${count(blocks[loser], `${sideAdjectives[loser]} block`)} ${attacker === loser ? 'attacked' : 'stood against'} ${blocks[other]} and lost ${spLost[loser]} SP, ${sideNames[other]} ${spLost[other]}.`;
    },
  },
  luck: 'Dice',
  charts: {
    strength: 'Strength on the map',
    note: 'Who still waits in Canada or among the reinforcements is not on the map yet.',
    head: ['Turn', 'British SP', 'American SP', 'British lost', 'American lost', 'Fights'],
  },
  tabs: { course: 'Course', history: '1777', place: 'Place' },
  chapters: (kind: ChapterKind, side: Side | undefined): string => {
    const whose = side ? `${sideAdjectives[side]} · ` : '';
    return `${whose}${CHAPTERS[kind]}`;
  },
  history: {
    title: 'Compared with 1777',
    head: ['', 'In this game', 'In 1777'],
    week: (turn: number | undefined) => (turn === undefined ? 'never' : `week of ${DATES[turn - 1] ?? ''}`),
    rows: [
      { id: 'ticonderoga', what: 'The British come to Ticonderoga', real: '6 July' },
      { id: 'edward', what: 'to Fort Edward', real: '30 July' },
      { id: 'stanwix', what: 'to Fort Stanwix', real: '3 August; the siege was given up on the 22nd' },
      { id: 'bennington', what: 'to Bennington', real: 'never: beaten short of it on 16 August' },
      { id: 'clinton', what: 'Clinton comes up the Hudson', real: '6 October' },
      { id: 'albany', what: 'to Albany', real: 'never, but as guests of General Schuyler' },
    ] satisfies readonly { readonly id: Milestone; readonly what: string; readonly real: string }[],
    story: [
      'Burgoyne took Ticonderoga without a siege, once his guns stood on the hill above it. Then the road gave out: his axemen needed three weeks for the last twenty miles to Fort Edward, and his wagons could not keep up.',
      'A raid for horses ended at Bennington, where Stark and the militia of the Grants took nearly a thousand men. St. Ledger gave up before Fort Stanwix when a rumour of Arnold emptied his camp.',
      'In September Burgoyne cut himself loose from Canada and crossed the Hudson. Gates waited on Bemis Heights. After two battles in the woods, with winter near and the road back closed, the army laid down its arms at Saratoga on 17 October.',
    ],
  },
};

const HEADLINES: Readonly<Record<Ending['reason'], string>> = {
  albany: 'Burgoyne dines in Albany',
  grants: 'The Grants are lost',
  time: 'The snow finds Albany American',
  ruined: 'An army laid down its arms',
};

const REASONS: Readonly<Record<Ending['reason'], string>> = {
  albany: 'The British hold Ticonderoga and Albany, in supply, at the end of an American turn.',
  grants:
    'The British hold Ticonderoga, Bennington and Manchester, in supply, at the end of an American turn.',
  time: 'Turn 20 is over, and the British do not hold what they came for. The Americans win.',
  ruined: 'The British have fewer than 25 SP left. The Americans win at once.',
};

const RULES: Readonly<Record<Ending['reason'], string>> = {
  albany: '12.1',
  grants: '12.2',
  time: '12.3',
  ruined: '12.4',
};

const CHAPTERS: Readonly<Record<ChapterKind, string>> = {
  setup: 'Set-up',
  points: 'Action points',
  movement: 'Movement',
  battle: 'Attack',
  over: 'The end',
};
