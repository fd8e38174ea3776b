/** A scenario file as the page opens it: played, or every mistake in a sentence with its place. */
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, SCENARIOS } from '../../../src/engine/firstSaratoga';
import { openScenario, placeIn } from '../../../src/ui/firstSaratoga/setup/openScenario';
import { problem } from '../../../src/ui/firstSaratoga/text/problems';

const file = (text: string) => new File([text], 'heath.json', { type: 'application/json' });
const changed = (change: object) => file(JSON.stringify({ ...SCENARIOS.outpost, ...change }));

describe('a scenario file', () => {
  it('is a scenario', async () => {
    expect(await openScenario(changed({ name: 'Mine' }))).toMatchObject({
      file: 'heath.json',
      scenario: { name: 'Mine' },
      problems: [],
    });
  });

  it('is told all that is wrong with it', async () => {
    const opened = await openScenario(changed({ name: 7, turns: [] }));
    expect(opened.scenario).toBeUndefined();
    expect(opened.problems).toEqual([
      'name: must be a text, in quotation marks.',
      'turns: has too few or too many entries.',
    ]);
    const places = { ...SCENARIOS.outpost.readyMade.places, '0806': [], '1105': ['ct'] };
    const { readyMade } = SCENARIOS.outpost;
    expect((await openScenario(changed({ readyMade: { ...readyMade, places } }))).problems).toEqual([
      'readyMade.places.0806: has too few or too many entries.',
    ]);
  });

  it('is told where it stops being JSON', async () => {
    expect((await openScenario(file('{\n "id": "x",\n "name" 1\n}'))).problems).toEqual([
      'Line 3, column 9: this is not JSON.',
    ]);
    expect((await openScenario(file('x'.repeat(1_000_001)))).problems).toEqual([
      'The file is too large for a scenario.',
    ]);
  });

  it('is told so whichever browser reads it', () => {
    const text = '{\n"a": 1,\n}';
    expect(placeIn(text, 'Unexpected token } in JSON at position 10')).toEqual({ line: 3, column: 1 });
    expect(placeIn(text, 'expected property name at line 3 column 1 of the JSON data')).toEqual({
      line: 3,
      column: 1,
    });
    expect(placeIn('{\n"a"', 'Unexpected end of JSON input')).toEqual({ line: 2, column: 4 });
    expect(placeIn(text, 'JSON Parse error')).toBeUndefined();
  });

  it('has a whole sentence for every mistake', () => {
    for (const code of PROBLEM_CODES) expect(problem(code, 'here')).toMatch(/^here: [a-z].+[a-z]\.$/);
  });
});
