/** What is heard of a campaign. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/engine/campaign';
import { soundsOf } from '../../../src/ui/campaign/play/soundsOf';

const fired = (block: string): Event => ({
  type: 'fired',
  side: 'british',
  block,
  position: 'left',
  target: 'right',
  dice: [6, 2],
  needed: 5,
  hits: 1,
  flights: 0,
});
const lost: Event = {
  type: 'lost',
  side: 'american',
  block: 'mvt_allen',
  place: 'castletown',
  cause: 'fire',
};

describe('the events of the campaign', () => {
  it.each<[what: string, events: readonly Event[], sounds: readonly string[]]>([
    ['muskets', [fired('br_f9')], ['volley']],
    ['heavy guns', [fired('art_phillips')], ['gun']],
    ['light guns', [fired('la_pausch')], ['gun']],
    ['a player turn', [{ type: 'playerTurnBegan', side: 'american', turn: 4 }], ['drum']],
    [
      'a battle',
      [{ type: 'battleBegan', place: 'hubbardton', attacker: 'british', isSkirmish: true }],
      ['drum'],
    ],
    ['a shot that kills', [fired('br_f9'), lost], ['volley', 'muffled']],
    ['two who fall', [lost, lost], ['muffled']],
    ['Clinton', [{ type: 'clintonRolled', die: 3, goes: false }], ['dice']],
    ['the end', [{ type: 'ended', ending: { winner: 'american', reason: 'time' } }], ['solemn']],
    ['a quiet week', [{ type: 'movementEnded', side: 'british' }], []],
  ])('sound as they should: %s', (_, events, sounds) => {
    expect(soundsOf(events)).toEqual(sounds);
  });
});
