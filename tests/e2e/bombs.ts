/** Links that a program of somebody else could write: short, and unfolding into something huge. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { RULES, SIDES } from '../../src/engine/saratoga';
import { FORMAT } from '../../src/engine/kernel/format';
import type * as Links from '../../src/store/library/link';
import { persons } from '../../src/store/seats';
import { expect } from './table';

/** The letters of a link with these actions, written without any of our limits. */
export async function bombOf(actions: readonly unknown[]): Promise<string> {
  const { module } = await runnerImport<typeof Links>('./src/store/library/link.ts', {
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'without-limits',
        transform: (code, id) => {
          if (!id.endsWith('src/store/library/link.ts')) return undefined;
          const unlimited = code.replaceAll(
            /const (LONGEST_ENTR(?:Y|IES)) = [\d_.e]+/g,
            'const $1 = Infinity',
          );
          expect(unlimited.match(/= Infinity/g)).toHaveLength(2);
          return unlimited;
        },
      },
    ],
  });
  const link = module.writeLink(
    {
      id: 'abombabombabomb',
      name: undefined,
      seats: persons(SIDES),
      seals: [],
      saved: {
        format: FORMAT,
        game: 'saratoga',
        version: RULES.game.version,
        setup: { battle: 'oct7', options: {}, fog: false },
        dice: { generator: 'sfc32', seed: 'a bomb' },
        isLifted: true,
        cursor: actions.length,
        actions,
        chain: [],
        branches: [],
      },
    },
    RULES,
  );
  if (link === undefined) throw new Error('the bomb does not fit into a link');
  return link;
}
