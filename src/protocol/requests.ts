/** Everything that a program can ask for. */
import type { AnyRules } from '../games/contract';
import { ADVISE } from './advise';
import { beginNew, beginPosition, beginSaved, findGame } from './begin';
import { type Json, KINDS, readFields } from './fields';
import { type GameEntry, givenBy } from './forms';
import { IN_GAME, tellPosition } from './inGame';
import { mistake } from './mistakes';
import { type Request, request } from './request';

/** The same requests for every game of the list; where a request names none, the first one is meant. */
export function requestsOf(games: readonly GameEntry[]): Readonly<Record<string, Request>> {
  const requests: Readonly<Record<string, Request>> = {
    new: {
      does: 'begins a game; the fields of its set-up stand in `setup` or beside the others; with a seed the dice roll by themselves; lifted: undo goes back over everything',
      fields: NEW,
      run(_, json) {
        const [ours, setups] = split(json, (name) => Object.hasOwn(NEW, `${name}?`));
        // Where there is a whole set-up, no field of it can stand beside.
        const read = readFields(NEW, ours['setup'] === undefined ? ours : json);
        return 'flaw' in read ? read.flaw : beginNew(games, read.given, setups);
      },
    },
    position: request(
      'begins with any position, as JSON or text; without one, tells that of the game',
      { 'game?': 'text', 'position?': 'textOrObject', 'seed?': 'text', 'lifted?': 'yesOrNo' },
      ({ table }, { position, ...given }) => {
        if (position !== undefined) return beginPosition(games, position, given);
        // Whoever wishes for a game, seed or undo means to begin.
        if (Object.keys(given).length > 0)
          return mistake('missingField', 'position', { wants: KINDS.textOrObject });
        return table ? tellPosition(table) : mistake('noGame');
      },
    ),
    ...IN_GAME,
    advise: ADVISE,
    load: request('goes on with a saved game', { save: 'object' }, (_, given) =>
      beginSaved(games, given.save),
    ),
    help: request(
      'lists the requests, what their fields hold, the games, and how the JSON of a game is written',
      { 'game?': 'text' },
      async ({ table }, { game }) => {
        const found = await findGame(games, game ?? table?.entry.id);
        if ('flaw' in found) return found.flaw;
        const list = Object.entries(requests).map(([name, { does, fields }]) => [name, { does, fields }]);
        return {
          ok: {
            requests: Object.fromEntries(list) as object,
            fields: KINDS,
            games: games.map(({ id }) => id),
            game: describe(found.given.entry, found.given.rules),
          },
        };
      },
    ),
  };
  return requests;
}

const NEW = { 'game?': 'text', 'setup?': 'object', 'seed?': 'text', 'lifted?': 'yesOrNo' } as const;

/** The fields of a request, and the rest. */
function split(json: Json, isOurs: (name: string) => boolean): readonly [Json, Json] {
  const fields = Object.entries(json);
  return [
    Object.fromEntries(fields.filter(([name]) => isOurs(name))),
    Object.fromEntries(fields.filter(([name]) => !isOurs(name))),
  ];
}

/** What a program must know of a game before it can play it. */
function describe({ id, title, scenarios }: GameEntry, { forms, game, questions }: AnyRules): object {
  return {
    id,
    title,
    sides: game.sides,
    setups: scenarios.map(({ setups }) => setups.two),
    ...(forms
      ? {
          setup: forms.setup,
          decisions: forms.decisions,
          actions: forms.actions,
          questions: Object.fromEntries(
            Object.entries(forms.questions).map(([name, takes]) => [name, givenBy(takes)]),
          ),
        }
      : { questions: Object.fromEntries(Object.keys(questions as object).map((name) => [name, {}])) }),
  };
}
