/** How a game's own JSON is written, where the game says so: set-ups, actions, and what its questions take. */
import { type ActionLike, type Decision, DICE } from '../engine/kernel/game';
import type { AnyRules, Entry, Fields, Forms } from '../games/contract';
import { bare, type Json, KINDS, type Read, readFields } from './fields';
import { mistake } from './mistakes';

export type GameEntry = Pick<Entry, 'id' | 'title' | 'scenarios' | 'rules' | 'forms'>;

/** What the fields of `kind` do not say, the rules do. */
export function readAction(
  { forms, game }: AnyRules,
  kinds: readonly string[],
  { kind, ...rest }: Json & ActionLike,
): Read<ActionLike> {
  if (!forms) return { given: { kind, ...rest } };
  const fields = own(forms.actions, kind);
  if (!fields) return { flaw: mistake('unknownAction', kind, { known: kinds }) };
  const read = readFields(fields, rest, { sides: game.sides, path: 'action.' });
  return 'flaw' in read ? read : { given: { kind, ...read.given } };
}

/** A set-up that the game reads; `path` is where its fields stand. */
export function readWrittenSetup(rules: AnyRules, json: Json, path = ''): Read<unknown> {
  const { forms, game } = rules;
  const read = forms ? readFields(forms.setup, json, { sides: game.sides, path }) : { given: json };
  if ('flaw' in read) return read;
  const given: unknown = rules.readSetup(read.given);
  if (given !== undefined) return { given };
  const problems = forms?.setupProblems?.(read.given) ?? [];
  const [first] = problems;
  return { flaw: first ? mistake('badSetup', first.at, { problems }) : mistake('badSetup') };
}

/** The kinds of action that can answer the decision; where the game does not list them, those that it offers. */
export function kindsOf({ forms, game }: AnyRules, state: unknown, decision: Decision): readonly string[] {
  if (decision.by === DICE) return ['roll'];
  const listed = forms && own(forms.decisions, decision.kind);
  return listed ?? [...new Set(game.actions(state).map(({ kind }: ActionLike) => kind))];
}

/** What a question takes, in its order, from a list or by name. */
export function readArgs(
  { forms, game }: AnyRules,
  question: string,
  args: readonly unknown[] | Json,
  see: () => unknown,
  path: string,
): Read<readonly unknown[]> {
  const takes = forms && own(forms.questions, question);
  if (!takes)
    return Array.isArray(args)
      ? { given: args }
      : { flaw: mistake('badField', 'args', { wants: KINDS.list }) };
  const fields = givenBy(takes);
  const names = Object.keys(fields).map(bare);
  if (Array.isArray(args) && args.length > names.length)
    return { flaw: mistake('badField', 'args', { wants: fields }) };
  const named = Array.isArray(args)
    ? Object.fromEntries(args.map((arg, i) => [names[i], arg as unknown]))
    : args;
  const read = readFields(fields, named as Json, { sides: game.sides, path });
  if ('flaw' in read) return read;
  const given: Json = read.given;
  return {
    given: Object.entries(takes).map(([name, kind]) => (kind === 'view' ? see() : given[bare(name)])),
  };
}

/** Such a question is about what the asker sees before him and could order. */
export const takesView = ({ forms }: AnyRules, question: string): boolean =>
  Object.values((forms && own(forms.questions, question)) ?? {}).includes('view');

/** Without the view. */
export const givenBy = (takes: Forms['questions'][string]): Fields =>
  Object.fromEntries(Object.entries(takes).filter(([, kind]) => kind !== 'view')) as Fields;

/** Names come from outside: what every object has is none of ours. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
