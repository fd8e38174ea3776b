/** A battle report in Markdown: result, points, losses, turning points, the comparison with 1777, and the log by turn. */
import { SIDES, TURNS } from '../../../engine/saratoga';
import type { Analysis } from '../../../store/reviewAnalysis';
import { tallyOf } from '../../../store/reviewCourse';
import { end } from '../../text/end';
import { review } from '../../text/review';
import { lossesOf } from '../play/end/fates';
import { chaptersOf } from './chapters';
import { comparedRows } from './compared';

export function reportOf({ session, stops, course, turning, end: view }: Analysis): string {
  const { battle, ending, turn } = view;
  const words = review.report;
  const tally = tallyOf(view);
  const sides = SIDES.map((side) => end.sides[side]);
  return [
    `# ${words.title(battle)}`,
    ending
      ? `${ending.winner ? end.won(ending.winner) : end.draw}, ${words.ended(turn, TURNS)}. ${end.reason(ending)}`
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
        ...SIDES.flatMap((side) => [`${end.sides[side]}: ${words.total}`, `${words.steps}`]),
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
          end.sides[side],
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
    ...chaptersOf(session, stops[0]).flatMap((chapter) => [
      `### ${chapter.title}`,
      chapter.lines
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
