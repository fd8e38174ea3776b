/** A battle report in Markdown: result, points, losses, turning points, the comparison with 1777, and the log by turn. */
import { type Analysis, lossesOf, type SaratogaTypes, SIDES, tallyOf, TURNS } from '../../../engine/saratoga';
import type { GameTypes, Words } from '../../../games/contract';
import type { TableState } from '../../../store/table';
import { end } from '../text/end';
import { review } from '../text/review';
import { sectionsOf } from '../../table/review/sections';
import { words as game } from '../text/words';
import { comparedRows } from './compared';
import { sideAdjectives } from '../text/sides';

type Told = Pick<TableState<SaratogaTypes>, 'log' | 'opening'>;

export function reportOf({ chapters, course, turning, end: view }: Analysis, { log, opening }: Told): string {
  const { battle, ending, turn } = view;
  const words = review.report;
  const tally = tallyOf(view);
  const sides = SIDES.map((side) => sideAdjectives[side]);
  return [
    `# ${words.title(battle)}`,
    ending
      ? `${ending.winner ? end.won(ending.winner) : end.draw}, ${words.ended(turn, TURNS)}. ${end.reason(ending, view.points)}`
      : words.underWay(turn),
    table(
      ['', ...sides],
      [
        [words.total, ...SIDES.map((side) => tally.points[side])],
        [words.steps, ...SIDES.map((side) => tally.steps[side])],
        [words.gone, ...SIDES.map((side) => tally.units[side])],
        [words.broken, ...SIDES.map((side) => tally.broken[side])],
      ],
    ),
    `## ${words.byTurn}`,
    table(
      [
        review.charts.turn,
        ...SIDES.flatMap((side) => [`${sideAdjectives[side]}: ${words.total}`, `${words.steps}`]),
      ],
      course.map((each, i) => [
        i === 0 ? review.charts.start : each.isUnderWay ? review.charts.underWay(each.turn) : each.turn,
        ...SIDES.flatMap((side) => [each.points[side], each.steps[side]]),
      ]),
    ),
    `## ${words.losses}`,
    table(
      [words.side, words.formation, words.units, words.fate],
      lossesOf(view).map(({ group, side, fates, isBroken, leaderLost }) => {
        const lost = fates.filter((fate) => fate === 'lost').length;
        const reduced = fates.filter((fate) => fate === 'reduced').length;
        return [
          sideAdjectives[side],
          end.losses.formation(group),
          fates.length,
          [
            lost + reduced === 0 ? words.whole : end.losses.some(lost, reduced, fates.length),
            ...(isBroken ? [end.losses.broken] : []),
            ...(leaderLost ? [end.losses.leaderLost] : []),
          ].join('; '),
        ];
      }),
    ),
    `## ${review.turning.title}`,
    turning.length === 0
      ? review.turning.none
      : turning
          .map(
            (point, i) =>
              `${i + 1}. **${review.turning.head(point)}.** ${review.turning.what(point).join(' ')} ${review.turning.swing(point)}`,
          )
          .join('\n'),
    `## ${review.compared.title}`,
    table(
      ['', review.compared.game, review.compared.history],
      comparedRows(view).map(({ name, game, history }) => [name, game, history]),
    ),
    ...end.history[battle],
    `## ${words.log}`,
    ...sectionsOf(log, opening, chapters, game as Words<GameTypes>).flatMap((section) => [
      `### ${section.title}`,
      section.lines
        .map(({ tone, text }) => (tone === 'phase' ? `\n**${plain(text)}**\n` : `- ${plain(text)}`))
        .join('\n')
        .trim(),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

type Cell = string | number;

function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map((cell) => plain(String(cell))).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Signs that Markdown would take for its own. */
const plain = (text: string): string =>
  /^-+$/.test(text) ? text : text.replace(/[|*_`<]/g, (sign) => `\\${sign}`);
