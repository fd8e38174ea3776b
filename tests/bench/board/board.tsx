/** The game as it is shipped, with hands on the table that note in the browser's trace what they do. */
import { flushSync } from 'react-dom';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { GRID, isLand, type View } from '../../../src/engine/saratoga';
import { usePointer } from '../../../src/store/pointer';
import { useTable as useAnyTable } from '../../../src/store/table';
import { centreOf, hexUnder } from '../../../src/ui/hexboard/layout';
import '../../../src/ui/main';
import { useTable } from '../../../src/ui/saratoga/table';

interface Bench {
  /** Elements of the sheet, letters of their paths, milliseconds to the first contentful paint. */
  readonly start: () => { elements: number; letters: number; firstPaint: number | undefined };
  /** Moves a counter to the next hex, and back with the next call. */
  readonly move: () => Promise<void>;
  /** Lights hexes, other ones with each call, and puts them out again. */
  readonly highlight: () => Promise<void>;
  /** Where the sheet is now, how wide, and whether it was drawn for that size. */
  readonly seen: () => { left: number; width: number; sharp: boolean };
  readonly twoFrames: () => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const LIT = 90;

let step: { readonly id: string; readonly from: Hex; readonly to: Hex } | undefined;
let nextLit = 0;

window.bench = {
  start: () => ({
    elements: svg('ground').querySelectorAll('*').length,
    letters: [...svg('ground').querySelectorAll('path')].reduce(
      (sum, path) => sum + (path.getAttribute('d')?.length ?? 0),
      0,
    ),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }),

  move: async () => {
    const view = tableView();
    const { id, from, to } = (step ??= loneCounter(view));
    const stacks = { ...view.stacks, [to]: [id] };
    delete stacks[from];
    await inOneFrame('move', () => useAnyTable.setState({ view: { ...view, stacks } }));
    const standing = countersSeen();
    if (standing.includes(from) || !standing.includes(to)) throw new Error('The counter did not move');
    step = { id, from: to, to: from };
  },

  highlight: async () => {
    const land = GRID.hexes.filter(isLand);
    nextLit = (nextLit + 1) % (land.length - LIT);
    const lit = land.slice(nextLit, nextLit + LIT);
    await inOneFrame('highlight', () => usePointer.getState().highlight(lit));
    if (!land.every((hex) => isLit(hex) === lit.includes(hex)))
      throw new Error('The highlight is not on the 90 hexes');
    await inOneFrame('dark', () => usePointer.getState().highlight([]));
    if (land.some(isLit)) throw new Error('The highlight did not go');
  },

  seen: () => {
    const { left, width } = svg('ground').getBoundingClientRect();
    return { left, width, sharp: Math.abs(width - svg('ground').width.baseVal.value) < 0.1 };
  },

  twoFrames: () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    }),
};

// Notes each sharp drawing of the sheet.
let known = 0;
new MutationObserver(() => {
  const ground = document.querySelector<SVGSVGElement>('svg.ground');
  if (!ground || ground.width.baseVal.value === known) return;
  known = ground.width.baseVal.value;
  performance.mark('sharp');
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['width'] });

/** Changes the table as soon as a frame begins, and waits until that frame is painted. */
function inOneFrame(name: string, change: () => void): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      performance.mark(name);
      flushSync(change);
      performance.mark(`${name} committed`);
      const after = new MessageChannel();
      after.port1.addEventListener('message', () => {
        performance.mark(`${name} painted`);
        after.port1.close();
        done();
      });
      after.port1.start();
      after.port2.postMessage('');
    });
  });
}

/** A counter alone in its hex, beside an empty one. */
function loneCounter(view: View) {
  const isEmpty = (hex: Hex) => isLand(hex) && !view.stacks[hex]?.length;
  for (const from of GRID.hexes) {
    const [id, ...others] = view.stacks[from] ?? [];
    const to = GRID.neighbours(from).find(isEmpty);
    if (id !== undefined && others.length === 0 && to !== undefined) return { id, from, to };
  }
  throw new Error('No counter stands alone beside an empty hex');
}

function tableView(): View {
  const { view } = useTable.getState();
  if (!view) throw new Error('The table is empty');
  return view;
}

/** The hexes in which the page shows a counter. */
function countersSeen(): Hex[] {
  const toSheet = svg('pieces').getScreenCTM()?.inverse();
  return [...document.querySelectorAll('#counters .counter')].map((counter) => {
    const box = counter.getBoundingClientRect();
    const seen = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(toSheet);
    return hexUnder(seen, GRID.columns, GRID.rows);
  });
}

function isLit(hex: Hex): boolean {
  const centre = centreOf(hex);
  const shapes = document.querySelectorAll<SVGGeometryElement>('.highlight');
  return [...shapes].some((shape) => shape.isPointInFill(centre));
}

function svg(layer: string): SVGSVGElement {
  const element = document.querySelector<SVGSVGElement>(`svg.${layer}`);
  if (!element) throw new Error(`The page has no layer of ${layer}`);
  return element;
}
