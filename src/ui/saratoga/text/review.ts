/** The words of the review: moving through a game, its charts and turning points, and how it compares with 1777. */
import {
  type Battle,
  type ChapterKind,
  type Ending,
  FIRST_MINUTE,
  MINUTES_A_TURN,
  type SaratogaChapter,
  type Side,
  type TurningPoint,
} from '../../../engine/saratoga';
import { end } from './end';
import { english } from './english';
import { capital } from '../../text/common';
import { counterName, groupName } from './names';
import { sideAdjectives, sideNames } from './sides';
import { placeName } from './placeName';

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
const hourOf = (turn: number): string => english.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);

const KINDS: Readonly<Record<ChapterKind, string>> = {
  setup: 'Deployment',
  order: 'Who goes first',
  command: 'Command Phase',
  movement: 'Movement Phase',
  combat: 'Combat Phase',
  recovery: 'Recovery Phase',
  over: 'The end',
};

const phaseOf = ({ side, kind }: Pick<SaratogaChapter, 'side' | 'kind'>): string =>
  side ? `${sideAdjectives[side]} ${KINDS[kind]}` : KINDS[kind];

const whenOf = (chapter: SaratogaChapter): string =>
  chapter.kind === 'setup'
    ? phaseOf(chapter)
    : `${english.turns.current(chapter.turn, hourOf(chapter.turn))} · ${phaseOf(chapter)}`;

const lostWords = (side: Side, steps: number): string =>
  `${capital(sideNames[side])} lose ${count(steps, 'step')}.`;

/** Each thing that happened as a sentence, the gravest first. */
function happenings({ broke, lost, leaders, away, steps }: TurningPoint): readonly string[] {
  const taken = lost.slice(0, MOST_NAMED).map(counterName);
  const more = lost.length - taken.length;
  const names = english.listed([...taken, ...(more > 0 ? [`${more} more`] : [])]);
  return [
    ...broke.map((formation) => `${groupName(formation)} breaks.`),
    ...(away > 0
      ? [`${count(away, 'unit')} at full strength ${away === 1 ? 'gets' : 'get'} away by the road at 0113.`]
      : []),
    ...(lost.length > 0 ? [`${capital(names)} ${lost.length === 1 ? 'is' : 'are'} lost.`] : []),
    ...(leaders.length > 0
      ? [`${english.listed(leaders.map(counterName))} ${leaders.length === 1 ? 'is' : 'are'} gone.`]
      : []),
    ...(['british', 'american'] as const).flatMap((side) =>
      steps[side] > 0 ? [lostWords(side, steps[side])] : [],
    ),
  ];
}
const MOST_NAMED = 4;

export const review = {
  phase: phaseOf,
  when: whenOf,
  turn: (chapter: SaratogaChapter) =>
    chapter.kind === 'setup' ? KINDS.setup : english.turns.current(chapter.turn, hourOf(chapter.turn)),
  overlays: 'Laid over the map',
  control: 'Zones of control',
  bare: 'The ground without counters',
  tabs: { charts: 'Charts', report: 'Report', hex: 'Hex' },
  charts: {
    losses: 'Steps lost by turn',
    lossesNote: 'Faces of counters lost for good, added up from the beginning.',
    points: 'Victory points by turn',
    pointsNote: 'What each side has won by the losses of the other.',
    numbers: 'The numbers',
    turn: 'Turn',
    start: 'start',
    underWay: (turn: number) => `${turn}, so far`,
    unitsGone: (side: Side) => `${sideAdjectives[side]} units gone`,
    column: (side: Side) => sideAdjectives[side],
    working: 'Going through the game …',
  },
  turning: {
    title: 'Turning points',
    note: 'The phases in which the lead in victory points moved most.',
    none: 'Neither side has won an advantage yet.',
    head: (point: TurningPoint) => {
      const place = point.hex === undefined ? '' : `, ${placeName(point.hex)}`;
      return `Turn ${point.chapter.turn}, ${phaseOf(point.chapter)}${place}`;
    },
    what: happenings,
    swing: ({ winner, swing, away }: TurningPoint) =>
      away > 0
        ? `${capital(sideNames[winner])} come nearer to winning by the road.`
        : `${count(swing, 'point')} for ${sideNames[winner]}.`,
  },
  compared: {
    title: 'Compared with 1777',
    what: 'What',
    game: 'This game',
    history: '1777',
    result: 'Outcome',
    underWay: (turn: number) => `under way, turn ${turn}`,
    losses: { british: 'British and German losses', american: 'American losses' } satisfies Record<
      Side,
      string
    >,
    lost: (steps: number, all: number, units: number) =>
      `${steps} of ${all} steps, ${Math.round((100 * steps) / Math.max(1, all))}%; ${count(units, 'unit')} gone`,
    leaders: 'Leaders lost',
    nobody: 'none',
    when: 'When it ended',
    ended: (turn: number) => `in turn ${turn}, about ${hourOf(turn + 1)}`,
    facts: {
      sept19: {
        result: 'The British kept the field; the American lines behind it held',
        british: 'about 600 men',
        american: 'about 300 to 320 men',
        leaders: 'no general on either side',
        when: 'at dusk',
      },
      oct7: {
        result: 'The Americans drove the British back and took Breymann’s redoubt',
        british: 'about 890 men, prisoners among them',
        american: 'about 150 men',
        leaders: 'Fraser and Breymann; Arnold was wounded',
        when: 'at dusk',
      },
    } satisfies Record<Battle, Readonly<Record<string, string>>>,
    note: 'A step is no fixed number of men, and the figures of 1777 are those that most histories give.',
  },
  exports: {
    title: 'Save and share',
    markdown: 'Report (Markdown)',
    picture: 'Map and charts (PNG)',
    share: 'Share a picture',
    working: 'Drawing the picture …',
    saved: (file: string) => `Saved as ${file}.`,
    failed: 'The picture could not be drawn. Nothing else is lost.',
    file: (battle: Battle, place: number, type: 'md' | 'png') => `saratoga-${battle}-${place}.${type}`,
    by: 'Saratoga 1777',
  },
  report: {
    title: (battle: Battle) => `${english.battles[battle].name}, ${english.battles[battle].date}`,
    underWay: (turn: number) => `The battle is under way, in turn ${turn}.`,
    won: ({ winner }: Ending) => `${winner ? end.won(winner) : end.draw}.`,
    ended: (turn: number, last: number) => (turn >= last ? 'after the last turn' : `in turn ${turn}`),
    losses: 'Losses',
    log: 'What happened',
    formation: 'Formation',
    units: 'Units',
    fate: 'What became of it',
    side: 'Side',
    total: 'Victory points',
    steps: 'Steps lost',
    broken: 'Formations broken',
    gone: 'Units gone',
    byTurn: 'By turn',
    whole: 'none lost',
  },
};
