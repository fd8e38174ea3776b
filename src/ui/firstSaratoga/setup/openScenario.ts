/** What a scenario file holds: a scenario, or all that is wrong with it in words. */
import { readScenario, type Scenario, scenarioProblems } from '../../../engine/firstSaratoga';
import { home } from '../text/home';
import { problem } from '../text/problems';

export interface Opened {
  readonly file: string;
  readonly scenario: Scenario | undefined;
  readonly problems: readonly string[];
}

/** No scenario is that large; what is, is not even read. */
const LARGEST = 1_000_000;

export async function openScenario(file: File): Promise<Opened> {
  const wrong = (...problems: readonly string[]): Opened => ({
    file: file.name,
    scenario: undefined,
    problems,
  });
  if (file.size > LARGEST) return wrong(home.file.tooLarge);
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return wrong(home.file.unread);
  const read = parsed(text);
  if ('place' in read) return wrong(home.file.noJson(read.place));
  const problems = scenarioProblems(read.json).map(({ code, at }) => problem(code, at));
  return { file: file.name, scenario: readScenario(read.json), problems };
}

type Place = { readonly line: number; readonly column: number } | undefined;

function parsed(text: string): { readonly json: unknown } | { readonly place: Place } {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch (error) {
    return { place: placeIn(text, String(error)) };
  }
}

/** Browsers tell the place in their own ways: by line and column, by the number of signs before it, or not at all. */
export function placeIn(text: string, told: string): Place {
  const [, line, column] = /line (\d+) column (\d+)/.exec(told) ?? [];
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/.exec(told) ?? [];
  if (position !== undefined) return lastOf(text.slice(0, Number(position)));
  return /end of|unterminated/i.test(told) ? lastOf(text) : undefined;
}

function lastOf(before: string): Place {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
