/** A request: what it does, its fields, and a function from one conversation to the next. */
import type { Fields } from '../games/contract';
import { type Given, type Json, readFields } from './fields';
import { type Mistake, mistake } from './mistakes';
import type { Answer, Table } from './table';

/** All that is remembered from one request to the next. */
export interface Talk {
  readonly table: Table | undefined;
}

export interface Request {
  readonly does: string;
  readonly fields: Fields;
  run(talk: Talk, given: Json): Answer | Mistake | Promise<Answer | Mistake>;
}

export const request = <const F extends Fields>(
  does: string,
  fields: F,
  run: (talk: Talk, given: Given<F>) => Answer | Mistake | Promise<Answer | Mistake>,
): Request => ({
  does,
  fields,
  run(talk, json) {
    const read = readFields(fields, json);
    return 'flaw' in read ? read.flaw : run(talk, read.given);
  },
});

/** One that needs a game under way, and knows its sides. */
export const inGame = <const F extends Fields>(
  does: string,
  fields: F,
  run: (table: Table, given: Given<F>) => Answer | Mistake | Promise<Answer | Mistake>,
): Request => ({
  does,
  fields,
  run({ table }, json) {
    if (!table) return mistake('noGame');
    const read = readFields(fields, json, { sides: table.rules.game.sides });
    return 'flaw' in read ? read.flaw : run(table, read.given);
  },
});
