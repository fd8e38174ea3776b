import { describe, expect, it } from 'vitest';
import { knownBlock } from '../../../src/engine/campaign/blocks';
import type { Action } from '../../../src/engine/campaign/actions';
import { check, start } from '../../../src/engine/campaign/game';
import { RESERVE } from '../../../src/engine/campaign/state';
import { battle, movement, playerTurn } from '../../helpers/campaign/position';
import {
  END,
  fire,
  flee,
  forceMarch,
  group,
  hit,
  NATIVES,
  retreat,
  shift,
  single,
  STAY,
  table,
  WITHDRAW,
} from '../../helpers/campaign/table';

const OPEN = { place: 'castletown', attacker: 'british', from: 'skenesboro' } as const;

describe('refusals that no other test has', () => {
  it('5.3 of what is no action, or has a field too many', () => {
    const state = start({});
    const refused = (action: unknown) => check(state, action as Action);
    expect(refused(null)).toEqual({ code: 'malformed', case: '5.3' });
    expect(refused([])).toEqual({ code: 'malformed', case: '5.3' });
    expect(refused({ kind: 7 })).toEqual({ code: 'malformed', case: '5.3', at: 'kind' });
    expect(refused({ kind: 'place', block: 'hale' })).toEqual({
      code: 'malformed',
      case: '5.3',
      at: 'place',
    });
    expect(refused({ kind: 'single', block: 'x', path: [1] })).toEqual({
      code: 'malformed',
      case: '5.3',
      at: 'path',
    });
    expect(refused({ kind: 'charge' })).toEqual({ code: 'unknownAction', case: '5.3', at: 'charge' });
    expect(refused({ kind: 'toString' })).toMatchObject({ code: 'unknownAction' });
    expect(refused({ kind: 'ready', now: true })).toEqual({ code: 'unknownField', case: '5.3', at: 'now' });
    expect(refused({ kind: 'x'.repeat(99) })?.at).toHaveLength(40);
  });

  it('10.8 of a roll that was not asked for so', () => {
    const game = table(battle({ ...OPEN, half: 'british', british: { left: 'br_f9(4)' }, american: {} }));
    game.act(fire('br_f9'));
    for (const dice of [
      [1, 2, 3],
      [1, 2, 3, 7],
      [0, 1, 1, 1],
      [1.5, 1, 1, 1],
    ])
      expect(game.refusal({ kind: 'roll', dice })).toBe('badRoll 10.8');
    expect(game.refusal(fire('br_gren'))).toBe('notNow 5.3');
    game.dice([1, 2, 3, 4]);
  });

  it('2.1, 2.2, 1.1 of names that there are not, and of blocks out of play', () => {
    const game = table(movement({ at: { skenesboro: 'burgoyne br_f9' } }));
    expect(game.refusal(single('br_f99', 'ft_george'))).toBe('unknownBlock 2.1');
    expect(game.refusal(single('hale', 'ft_george'))).toBe('notYours 2.1');
    expect(game.refusal(single('br_f9', 'utopia'))).toBe('unknownPlace 1.1');
    expect(game.refusal(single('br_f9', 'lost'))).toBe('noRoad 1.1');
    expect(game.refusal(group('clinton', '', 'west_point'))).toBe('notInPlay 2.2');
    expect(game.refusal(single('br_f9'))).toBe('emptyPath 6.1');
    expect(game.refusal(group('burgoyne', 'br_f9 br_f9', 'ft_george'))).toBe('sameTwice 6.3');
    expect(game.refusal(group('burgoyne', 'burgoyne', 'ft_george'))).toBe('sameTwice 6.3');
  });

  it('6.2 of Natives that are not there', () => {
    expect(table(movement({})).refusal(NATIVES)).toBe('noNatives 6.2');
    expect(table(movement({ phasing: 'american' })).refusal(NATIVES)).toBe('noNatives 6.2');
  });

  it('6.2 of others in the activation of the Natives', () => {
    const game = table(movement({ at: { valcour: 'nat_n5 br_f9' } })).act(NATIVES);
    expect(game.refusal(single('br_f9', 'st_frederick'))).toBe('notNative 6.2');
  });

  it('K30, 9.4 of Clinton who is away, and of blocks that are not at West Point', () => {
    const away = movement({ turn: 15 });
    away.at[knownBlock('clinton')] = 43;
    expect(table(away).refusal({ kind: 'clinton' })).toBe('clintonAway K30');
    const game = table(
      playerTurn({ turn: 16, phasing: 'american', at: { west_point: 'hale', albany: 'poor' } }),
    );
    expect(game.refusal({ kind: 'keep', block: 'poor' })).toBe('notAtWestPoint 9.4');
    game.act({ kind: 'keep', block: 'hale' });
    expect(game.refusal({ kind: 'put', block: 'hale', place: 'albany' })).toBe('notAtWestPoint 9.4');
  });

  it('10.1 of blocks that are not in the battle', () => {
    const game = table(
      battle({ ...OPEN, half: 'british', at: { valcour: 'br_f47' }, british: {}, american: {} }),
    );
    expect(game.refusal(fire('br_f47'))).toBe('notInBattle 10.1');
    expect(game.refusal(hit('br_gren'))).toBe('notNow 5.3');
    expect(game.refusal(shift('br_gren', 'flank'))).toBe('unknownPosition 10.2');
  });

  it('10.13 of militia that has fled for good, and of others who are told to flee', () => {
    const state = battle({ ...OPEN, british: {}, american: { left: 'hale', reserve: 'mvt_allen' } });
    state.fled[knownBlock('mvt_allen')] = true;
    state.shown[knownBlock('mvt_allen')] = true;
    expect(state.position[knownBlock('mvt_allen')]).toBe(RESERVE);
    expect(table(state).refusal(shift('mvt_allen', 'left'))).toBe('fledForGood 10.13');
    const game = table(
      battle({
        ...OPEN,
        half: 'british',
        british: { left: 'br_f9' },
        american: { right: 'mvt_allen mvt_brush hale' },
      }),
      [1, 2, 3, 4],
    );
    game.act(fire('br_f9'));
    expect(game.refusal(flee('hale'))).toBe('notFleeing 10.13');
    game.act(flee('mvt_brush'));
  });

  it('11.5 of places that no road leads to, or where enemy units are', () => {
    const game = table(
      battle({ ...OPEN, half: 'begin', at: { pawlet: 'br_f62' }, british: {}, american: {} }),
      1,
      1,
      1,
    );
    game.act(WITHDRAW);
    expect(game.refusal(retreat('albany'))).toBe('notConnected 11.5');
    expect(game.refusal(retreat('pawlet'))).toBe('enemyThere 11.5');
    expect(game.refusal(retreat('skenesboro'))).toBe('cameFromThere 11.5');
    game.act(retreat('hubbardton'));
  });

  it('11.5, K59 of a place where the attacker came from and the enemy now stands', () => {
    const game = table(
      battle({
        ...OPEN,
        from: { br_f9: 'skenesboro', br_f20: 'hubbardton', br_f24: 'pawlet' },
        half: 'begin',
        at: { hubbardton: 'warner' },
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: {},
      }),
      1,
      1,
      1,
    );
    game.act(STAY, WITHDRAW);
    expect(game.refusal(retreat('hubbardton'))).toBe('enemyThere 11.5');
    game.act(retreat('pawlet'));
  });

  it('7.1 of a force march from a place with enemies', () => {
    const game = table(
      movement({ at: { skenesboro: 'riedesel br_f9 burgoyne br_f20', castletown: 'hale long francis' } }),
    );
    game.act(group('riedesel', 'br_f9', 'castletown'), group('burgoyne', 'br_f20', 'ft_anne'), END);
    expect(game.refusal(forceMarch('riedesel', 'br_f9', 'pawlet'))).toBe('mustStop 6.8');
  });
});
