/** What an attack came to, told unit by unit, as the rulebook's cases bring it about. */
import { afterEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/ui/firstSaratoga/text/outcome';
import { attack, giveWay, retreat, stay, type Table, table } from '../../helpers/firstSaratoga/position';
import { clearGame } from '../../helpers/firstSaratoga/shown';

afterEach(clearGame);

const combat = { phase: 'combat' } as const;
const onPoor = () => table({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, combat);
const told = ({ events }: Table) => outcomeOf(events)?.text;

describe('the outcome of an attack', () => {
  it('8.3 says who stands where, disrupted', () => {
    expect(told(onPoor().act(attack('0907', 'h20_62 f24'), 3).act(stay('0907')))).toBe(
      'Poor stays, disrupted.',
    );
  });

  it('8.9 says how far somebody went back', () => {
    const fought = onPoor()
      .act(attack('0907', 'h20_62 f24'), 3)
      .act(giveWay('0907'))
      .act(retreat('poor', '0807'));
    expect(told(fought)).toBe('Poor falls back to 0807.');
  });

  it('8.4 15.1 says what was spared, and what the way back cost a battalion', () => {
    const fought = table({ '0806': 'f24', '0706': 'poor' }, combat).act(attack('0706', 'f24'), 1);
    fought.roll(1).act({ kind: 'hold', choice: 'retreat' }).act(retreat('f24', '0807'));
    expect(told(fought)).toBe(
      '24th Foot falls back to 0807, disrupted and ineffective: the step was spared, and they broke off.',
    );
    expect(outcomeOf(fought.events)?.case).toBe('8.4');
  });

  it('8.5 says who ran', () => {
    const fought = onPoor().act(attack('0907', 'h20_62 f24'), 5, 5);
    fought.act(fought.actions[0] ?? stay('0907'));
    expect(told(fought)).toMatch(/^Poor routs to \d{4}, a step less and disrupted\.$/);
  });

  it('8.1 says so where nothing came of it', () => {
    const fought = table({ '0906': 'light', '0907': 'poor' }, combat);
    expect(told(fought.act(attack('0907', 'light', 'skirmish'), 1, 4))).toBe('Nobody is hurt.');
    expect(outcomeOf([])).toBeUndefined();
  });
});
