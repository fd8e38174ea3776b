/** Scenario files: everything that is wrong with one, each with its place; and reading one that is right. */
import type { Scenario } from '../data/types';
import { checkCharts, checkCounters, checkGround, checkLines, checkVictory } from './meaning';
import { checkReadyMade } from './readyMade';
import type { ScenarioProblem, Tell } from './problems';
import { SCENARIO } from './shape';

export { PROBLEM_CODES, type ProblemCode, type ScenarioProblem } from './problems';

/** Nothing where it is a scenario. What rests on what is wrong is looked at when that is mended. */
export function scenarioProblems(json: unknown): readonly ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const tell: Tell = (code, at) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ code, at });
  };
  SCENARIO.check(json, '', tell);
  if (problems.length > 0) return problems;
  const scenario = json as Scenario;
  checkGround(scenario, tell);
  if (problems.length > 0) return problems;
  for (const check of [checkLines, checkCharts, checkCounters, checkVictory]) check(scenario, tell);
  if (problems.length === 0) checkReadyMade(scenario, tell);
  return problems;
}

/** A copy with the fields in a fixed order, so that the same scenario is always the same text; undefined where it is none. */
export function readScenario(json: unknown): Scenario | undefined {
  return scenarioProblems(json).length > 0 ? undefined : (SCENARIO.read(json) as Scenario);
}

/** Whoever sends garbage need not hear of all of it. */
const MOST_PROBLEMS = 100;
