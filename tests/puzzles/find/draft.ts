/** A draft of a puzzle, and how it is written down, so that a person can find the words. */
import type { ActionLike } from '../../../src/engine/kernel/game';
import type { AnyPuzzle } from '../../../src/games/contract';
import type { Action } from '../../../src/engine/saratoga';
import type { SimpleWay } from './simple';
import type { Cut } from './cut';

export interface Draft {
  readonly puzzle: AnyPuzzle;
  /** As it is written where puzzles are. */
  readonly goal: string;
  readonly simple: SimpleWay;
}

export function printed({ puzzle, goal, simple }: Draft): string {
  const { id, question, side, position, frame, line, best } = puzzle;
  return `  // ${simple.by}: ${codeOf(simple.line) ?? 'fire alone'}, ${rounded(simple.chance)}
  puzzle({
    id: '${id}',
    title: '',
    question: '${question}',
    story: [''],
    side: '${String(side)}',
    position:
      '${position}',
    frame: [${frame.join(', ')}],
${fieldOf('line', codeOf(line))}    best: ${rounded(best)},
    why: '',
    goal: ${goal},
  }),`;
}

const rounded = (chance: number): string => String(Number(chance.toFixed(4)));
const fieldOf = (name: string, code: string | undefined): string => (code ? `    ${name}: ${code},\n` : '');

/** `closing(…)` where everybody goes by himself. */
function codeOf(line: readonly ActionLike[]): string | undefined {
  const actions = line as readonly Action[];
  const moves = actions.filter((action) => action.kind === 'combatMove');
  const ends = moves.length < actions.length ? ['OPEN_FIRE'] : [];
  if (moves.length === 0) return ends.length > 0 ? `[${ends.join()}]` : undefined;
  if (moves.every(({ counters }) => counters.length === 1)) {
    const closing = `closing(${moves.map(({ counters, path }) => `'${[...counters, ...path].join(' ')}'`).join(', ')})`;
    return ends.length > 0 ? `[...${closing}, OPEN_FIRE]` : closing;
  }
  const each = moves.map(
    ({ counters, path }) => `closeIn('${counters.join(' ')}', ${path.join(', ')}).action`,
  );
  return `[${[...each, ...ends].join(', ')}]`;
}

/** Who fights where: the outermost hexes by column and by row. */
export function frameOf({ state, units }: Cut): readonly number[] {
  const hexes = units.map((unit) => state.at[unit] ?? 0);
  const [column, row] = [(hex: number) => Math.floor(hex / 100), (hex: number) => hex % 100];
  const outermost = [column, row].flatMap((of) => {
    const sorted = hexes.toSorted((a, b) => of(a) - of(b) || a - b);
    return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  });
  return [...new Set(outermost)].sort((a, b) => a - b);
}
