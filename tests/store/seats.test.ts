/** Who plays each side, and therefore who looks at the one screen. What the rules say of it is in seatedPlay. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Side, SIDES } from '../../src/engine/saratoga';
import { autosave } from '../../src/store/library/autosave';
import { usePlay } from '../../src/store/play';
import { isPerson, isPlayer, persons, type Player, seatAt } from '../../src/store/seats';
import { begin, clearGame, viewNow } from '../helpers/saratoga/gameView';
import { TOY, TOY_HANDS } from '../helpers/toy';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: vi.fn<typeof autosave>(),
}));

beforeEach(() => {
  clearGame();
  vi.mocked(autosave).mockReset().mockResolvedValue(true);
});

describe('a player', () => {
  it.each(['person', 'self', 'nobody', 'opponent quick', 'opponent level-3'])('%j is one', (player) => {
    expect(isPlayer(player)).toBe(true);
  });

  it.each([undefined, null, 7, '', 'Person', 'opponent ', 'opponent a b', `opponent ${'x'.repeat(41)}`, {}])(
    '%j is none',
    (player) => expect(isPlayer(player)).toBe(false),
  );

  it('of every side is a person where nothing else is said', () => {
    expect(persons(SIDES)).toEqual({ british: 'person', american: 'person' });
    expect(isPerson({ british: 'nobody' }, 'british')).toBe(false);
    expect(isPerson({}, 'british')).toBe(false);
  });
});

describe('the seat of a game with hidden hands', () => {
  const state = TOY.game.start(TOY_HANDS);
  const at = (red: Player, blue: Player, seated?: string) => seatAt(TOY, { red, blue }, state, seated, false);

  it('is handed from one person to the other', () => {
    expect(at('person', 'person')).toEqual({ viewer: undefined, curtain: 'red' });
    expect(at('person', 'person', 'red')).toEqual({ viewer: 'red', curtain: undefined });
    expect(at('person', 'person', 'blue')).toEqual({ viewer: undefined, curtain: 'red' });
  });

  it('is that of a person alone against opponents, and is never handed over', () => {
    for (const seated of [undefined, 'red', 'blue']) {
      expect(at('person', 'opponent quick', seated)).toEqual({ viewer: 'red', curtain: undefined });
      expect(at('opponent quick', 'person', seated)).toEqual({ viewer: 'blue', curtain: undefined });
    }
  });

  it('is nobody’s where opponents play among themselves', () => {
    expect(at('opponent a', 'opponent b')).toEqual({ viewer: undefined, curtain: undefined });
  });

  it('goes to whichever side decides where one person has taken the other over', () => {
    expect(at('self', 'person')).toEqual({ viewer: 'red', curtain: undefined });
    expect(at('person', 'self', 'blue')).toEqual({ viewer: 'red', curtain: undefined });
  });

  it('goes by the rules of the game where nobody is there yet', () => {
    expect(at('person', 'nobody')).toEqual({ viewer: undefined, curtain: 'red' });
  });
});

describe('a game against an opponent', () => {
  it.each(SIDES)('shows the screen to the one person alone: %s', (person: Side) => {
    const seats = { british: 'opponent x', american: 'opponent x', [person]: 'person' } as const;
    begin({ fog: true, isReadyMade: false, seats });
    expect([usePlay.getState().curtain, viewNow().viewer]).toEqual([undefined, person]);
    expect(usePlay.getState()).toMatchObject({ seats, seated: person });
  });
});
