/** What a counter shows beside its middle face: facings, full name and portrait when it is large, who may act at any size. */
import { act, render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { counterOf, isUnit, LEADERS, UNITS } from '../../../src/engine/saratoga';
import { CounterFace } from '../../../src/ui/saratoga/counters/CounterFace';
import { loadDetail } from '../../../src/ui/saratoga/counters/Detail';
import { CLOTH, FACINGS } from '../../../src/ui/saratoga/counters/facings';
import { inTwo } from '../../../src/ui/saratoga/counters/near';
import { readyIn } from '../../../src/ui/saratoga/counters/ready';
import { layGame, mustAct, viewNow } from '../../helpers/saratoga/gameView';
import { boundsOf, piecesOf } from '../../helpers/svgPath';

const face = (id: string) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as HTMLElement;
  return render(<CounterFace counter={counterOf(id)} />, { container: document.body.appendChild(svg) })
    .container;
};

it('what shows only when large comes later, to the counters that lie there', async () => {
  const drawn = face('b-24');
  expect(drawn.querySelector('.near')).toBeNull();
  await act(loadDetail);
  expect(drawn.querySelector('.near')).toBeTruthy();
});

describe('when large', () => {
  beforeAll(() => loadDetail());

  it('a counter bears its full name, in two lines at most', () => {
    for (const { id, longName } of [...UNITS, ...LEADERS]) {
      const lines = [...face(id).querySelectorAll('.full-name')].map((line) => line.textContent);
      expect(lines.join(' ')).toBe(longName);
      expect(lines.length).toBeLessThanOrEqual(2);
    }
  });

  it('a name is broken before who is in brackets, else in the middle', () => {
    expect(inTwo('24th Regiment of Foot (Agnew)')).toEqual(['24th Regiment of Foot', '(Agnew)']);
    expect(inTwo('Brunswick regiment Rhetz')).toEqual(['Brunswick', 'regiment Rhetz']);
    expect(inTwo('Specht')).toEqual(['Specht']);
  });

  it('a regiment wears its facings, and nobody who had none', () => {
    const lapel = (id: string) => face(id).querySelector('.lapel')?.getAttribute('fill') ?? undefined;
    expect(lapel('b-24')).toBe(CLOTH.willowGreen);
    expect(lapel('b-62')).toBe(CLOTH.buff);
    expect(lapel('b-gren')).toBeUndefined();
    for (const { id } of UNITS) expect(lapel(id) !== undefined).toBe(id in FACINGS);
  });

  it('every facing is that of a unit and says how we know', () => {
    for (const [id, { why }] of Object.entries(FACINGS)) {
      expect(isUnit(counterOf(id))).toBe(true);
      expect(why.length).toBeGreaterThan(10);
    }
  });

  it('no two leaders look alike', () => {
    const looks = LEADERS.map(({ id }) => face(id).querySelector('.portrait')?.innerHTML);
    expect(looks).not.toContain(undefined);
    expect(new Set(looks).size).toBe(LEADERS.length);
    const shapes = LEADERS.map(({ id }) =>
      [...face(id).querySelectorAll('.portrait path')].map((path) => path.getAttribute('d')).join(),
    );
    expect(new Set(shapes).size).toBe(LEADERS.length);
  });

  it('a portrait stays in its oval, but for a hat', () => {
    for (const { id } of LEADERS)
      for (const path of face(id).querySelectorAll('.portrait path')) {
        const { left, right, top, bottom } = boundsOf(piecesOf(path.getAttribute('d') ?? '').flat());
        expect(Math.max(-left, right)).toBeLessThanOrEqual(13);
        expect(Math.max(-top, bottom)).toBeLessThanOrEqual(18);
      }
  });
});

describe('6.1 who may act', () => {
  it('is every counter of the side that moves until it has moved', () => {
    layGame('oct7 british movement; 0605 b-24; 0607 b-20; 0612 a-1nh; done b-20');
    expect([...readyIn(viewNow())]).toEqual(['b-24']);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    mustAct({ kind: 'endMovement' });
    expect(readyIn(viewNow()).has('b-24')).toBe(false);
  });

  it('is nobody where nothing is asked', () => {
    expect(readyIn(undefined).size).toBe(0);
    layGame('oct7 british movement; 0605 b-24');
    expect(readyIn({ ...viewNow(), decision: undefined }).size).toBe(0);
  });
});
