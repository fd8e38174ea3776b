/** What the players take in hand: who can be chosen, where it can go, by which way, and why not elsewhere. */
import { beforeEach, describe, expect, it, test } from 'vitest';
import { type Hex, hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { type Action, hexOfCounter, REFUSALS } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { choosableIn, useOrders, whyNot } from '../../../src/ui/saratoga/play/orders';
import { press } from '../../../src/ui/saratoga/play/press';
import { check } from '../../../src/ui/saratoga/table';

import { playerOf } from '../../fuzz/players';
import {
  beginGame,
  clearGame,
  hexes,
  lastPlayed,
  layGame,
  mustAct,
  played,
  refusedNow,
  sessionNow,
  viewNow,
  whereIs,
} from '../../helpers/saratoga/gameView';
import { chanceOf } from '../../helpers/saratoga/randomGame';

const { choose, toggle, drop, waypoint, aimAt, order, pick } = useOrders.getInitialState();
const hands = () => useOrders.getState();
const wayTo = (hex: string) => hands().ways[hexOf(hex)];
const waysNow = () => Object.keys(hands().ways).map(Number);
const click = (hex: string) => pick(hexOf(hex), false);
const tap = (hex: string) => pick(hexOf(hex), true);

/** 24th Foot: 5 MP. 0605, 0505, 0506, 0606 are clear, 0604 and 0607 are woods. */
const ALONE = 'oct7 british movement; 0605 b-24';
const RETREAT =
  'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; broken poor';
const DISPLACE = `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**; broken poor`;
const RELOCATE =
  'oct7 british fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh';

beforeEach(clearGame);

describe('in hand', () => {
  it('is what was chosen, and it can be added to and taken from', () => {
    layGame('oct7 british movement; 0605 L-fraser b-24 b-li');
    choose(['b-24']);
    toggle('b-li');
    expect(hands().chosen).toEqual(['b-24', 'b-li']);
    toggle('b-24');
    expect(hands().chosen).toEqual(['b-li']);
    drop();
    expect(hands()).toMatchObject({ chosen: [], ways: {}, via: [], aim: NO_HEX });
  });

  it('the slowest sets the pace (3.1.3)', () => {
    layGame('oct7 british movement; 0605 b-24 b-li');
    choose(['b-li']);
    expect(wayTo('0606')?.left).toBe(5);
    toggle('b-24');
    expect(wayTo('0606')?.left).toBe(4);
  });

  it('a new choice forgets the path and the aim', () => {
    layGame('oct7 british movement; 0605 b-24; 0405 b-9');
    choose(['b-24']);
    waypoint(hexOf('0606'));
    aimAt(hexOf('0506'));
    choose(['b-9']);
    expect(hands()).toMatchObject({ chosen: ['b-9'], via: [], aim: NO_HEX });
  });

  it('letting go of nothing changes nothing', () => {
    layGame(ALONE);
    const before = hands();
    drop();
    expect(hands()).toBe(before);
  });
});

describe('what can be chosen', () => {
  const there = (hex: string) => choosableIn(hexOf(hex));

  it('11.0 every counter of one’s own that stands', () => {
    layGame('oct7 american placement side british; 0606 a-1nh; 0406 L-fraser b-24');
    expect([there('0406'), there('0606')]).toEqual([['L-fraser', 'b-24'], []]);
  });
  it('6.0 whoever has not finished, of the side that moves', () => {
    layGame('oct7 british movement; 0605 b-24 b-li; 0613 a-1nh; done b-li');
    expect([there('0605'), there('0613')]).toEqual([['b-24'], []]);
  });
  it('7.0 infantry and leaders that can come to blows, no guns', () => {
    layGame('oct7 british combatMovement; 0605 b-fa1 b-24; 1305 b-9; 0608 a-1nh');
    expect([there('0605'), there('1305')]).toEqual([['b-24'], []]);
  });
  it('7.1.3 whoever may fire in this step', () => {
    layGame('oct7 british fire step 1; 0605 L-fraser b-24 b-li; 0606 a-1nh');
    expect([there('0605'), there('0606')]).toEqual([['b-li'], []]);
  });
  it('3.8.3 whoever is driven back', () => {
    layGame(RETREAT);
    expect([there('0606'), there('0605')]).toEqual([['a-1nh'], []]);
  });
  it('3.1.4 whoever can make room, not the newcomer', () => {
    layGame(DISPLACE);
    expect(there('0607')).toEqual(['a-va', 'a-dear']);
  });
  it('nobody while dice are asked for, nor without a game', () => {
    layGame('oct7 british turn; 0605 b-24');
    expect(there('0605')).toEqual([]);
    clearGame();
    expect(there('0605')).toEqual([]);
  });
});

describe('where it can go', () => {
  it('11.0, 11.1 the hexes of its area', () => {
    layGame('sept19 british placement side british; 0606 a-1nh');
    choose(['b-24']);
    expect(waysNow()).toEqual(hexes('0101 0102 0201 0202 0301 0302'));
    expect(wayTo('0301')).toEqual({ actions: [{ kind: 'place', counter: 'b-24', hex: 301 }] });
  });
  it('11.0, 3.1.1 not a hex that is full, unless it is a leader', () => {
    layGame('sept19 british placement side british; 0201 b-24 b-li');
    choose(['b-gren']);
    expect(wayTo('0201')).toBeUndefined();
    choose(['L-fraser']);
    expect(wayTo('0201')).toBeDefined();
  });
  it('6.2 with the cost, the points left and the path', () => {
    layGame(ALONE);
    choose(['b-24']);
    expect(wayTo('0606')).toMatchObject({ cost: 1, left: 4, path: [606], stops: false });
    expect(wayTo('0607')).toMatchObject({ cost: 3, left: 2, path: [606, 607] });
    expect(wayTo('0607')?.actions).toEqual([{ kind: 'move', counters: ['b-24'], path: [606, 607] }]);
    expect(wayTo('0605')).toBeUndefined();
  });
  it('3.2.4 with the stop in an enemy ZOC', () => {
    layGame('oct7 british movement; 0605 b-24; 0608 a-1nh');
    choose(['b-24']);
    expect(wayTo('0607')).toMatchObject({ cost: 3, stops: true });
    expect(wayTo('0606')).toMatchObject({ stops: false });
    expect(wayTo('0608')).toBeUndefined();
  });
  it('7.0 next to the enemy, for three points', () => {
    layGame('oct7 british combatMovement; 0605 b-24; 0608 a-1nh');
    choose(['b-24']);
    expect(waysNow()).toEqual([607]);
    expect(wayTo('0607')).toMatchObject({ cost: 3, left: 0, path: [606, 607], stops: true });
    expect(wayTo('0607')?.actions[0]?.kind).toBe('combatMove');
  });
  it('7.1 the hexes it can fire at, with each target in them', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh a-2nh; 0706 a-3nh; 0612 a-4ny');
    choose(['b-24']);
    expect(waysNow()).toEqual([606, 706]);
    expect(wayTo('0606')?.actions).toEqual([
      { kind: 'fire', unit: 'b-24', hex: 606, place: 0 },
      { kind: 'fire', unit: 'b-24', hex: 606, place: 1 },
    ]);
  });
  it('7.6 leaders who stand alone', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 L-poor');
    choose(['b-24']);
    expect(wayTo('0606')?.actions).toEqual([{ kind: 'fire', unit: 'b-24', hex: 606, place: -1 }]);
  });
  it('3.8.2 in the round at a formation that breaks, also who has fired before', () => {
    layGame(
      'oct7 british fire step 3; break formation poor; 0605 b-li; 0606 a-1nh**; broken poor; fired b-li 0606',
    );
    choose(['b-li']);
    expect(wayTo('0606')?.actions).toEqual([{ kind: 'fire', unit: 'b-li', hex: 606, place: 0 }]);
  });
  it('3.8.3 one hex back', () => {
    layGame(RETREAT);
    choose(['a-1nh']);
    expect(waysNow()).toEqual(hexes('0507 0607 0707'));
    expect(wayTo('0607')?.actions).toEqual([{ kind: 'retreat', unit: 'a-1nh', hex: 607 }]);
  });
  it('3.1.4 anywhere with room, but into no enemy ZOC', () => {
    layGame(DISPLACE);
    choose(['a-va']);
    expect(waysNow()).toEqual(hexes('0507 0508 0608 0707 0708'));
    expect(wayTo('0608')?.actions).toEqual([{ kind: 'displace', unit: 'a-va', hex: 608 }]);
  });
  it('7.3 the nearest friends of a leader, without anything in hand', () => {
    layGame(RELOCATE);
    expect(hands().chosen).toEqual([]);
    expect(waysNow()).toEqual(hexes('0608 0806'));
    expect(wayTo('0806')?.actions).toEqual([{ kind: 'relocate', hex: 806 }]);
  });
  it.each([
    ['7.1.3 who can fire', 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh', [606]],
    ['3.8.3 who is driven back', RETREAT, [507, 607, 707]],
  ])('%s need not be taken up where there is only one', (_, text, lit) => {
    layGame(text);
    expect(waysNow()).toEqual(lit);
    drop();
    expect(waysNow()).toEqual(lit);
  });
  it('nowhere for the other side, or for nobody', () => {
    layGame('oct7 british fire step 3; 0605 b-24 b-9; 0606 a-1nh');
    choose(['a-1nh']);
    expect(hands().ways).toEqual({});
    choose([]);
    expect(hands().ways).toEqual({});
  });
});

describe('a waypoint', () => {
  beforeEach(() => {
    layGame(ALONE);
    choose(['b-24']);
  });

  it('leads the path through it', () => {
    waypoint(hexOf('0506'));
    expect(hands().via).toEqual([506]);
    expect(wayTo('0606')?.path).toEqual([506, 606]);
    expect(wayTo('0606')?.actions).toEqual([{ kind: 'move', counters: ['b-24'], path: [506, 606] }]);
  });
  it('adds its cost to that of the rest', () => {
    expect(wayTo('0606')).toMatchObject({ cost: 1, left: 4 });
    waypoint(hexOf('0506'));
    expect(wayTo('0606')).toMatchObject({ cost: 2, left: 3 });
    expect(wayTo('0607')).toMatchObject({ cost: 4, left: 1 });
  });
  it('follows another', () => {
    waypoint(hexOf('0506'));
    waypoint(hexOf('0606'));
    expect(hands().via).toEqual([506, 606]);
    expect(wayTo('0607')).toMatchObject({ path: [506, 606, 607], left: 1 });
  });
  it('leaves out what is then too far', () => {
    expect(wayTo('0608')).toBeDefined(); // 1 + 2 + 2
    waypoint(hexOf('0506'));
    expect(wayTo('0608')).toBeUndefined();
  });
  it('is played as part of the path', () => {
    waypoint(hexOf('0506'));
    click('0606');
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['b-24'], path: [506, 606] });
    expect(hands().via).toEqual([]);
  });
  it('cannot be where it cannot go', () => {
    waypoint(hexOf('0615'));
    expect(hands().via).toEqual([]);
    drop();
    waypoint(hexOf('0606'));
    expect(hands().via).toEqual([]);
  });
  it('3.2.4 cannot be where it must stop', () => {
    layGame('oct7 british movement; 0605 b-24; 0608 a-1nh');
    choose(['b-24']);
    waypoint(hexOf('0607'));
    expect(hands().via).toEqual([]);
    expect(wayTo('0607')).toBeDefined();
  });
  it('7.0 does not take the other hexes away while closing in', () => {
    // 0709 and 0710 are next to the enemy in 0809, but the Middle Ravine keeps his ZOC out of them.
    layGame('oct7 british combatMovement; 0708 b-24; 0809 a-1nh');
    choose(['b-24']);
    const before = waysNow();
    const open = before.find((hex) => !hands().ways[hex]?.stops);
    waypoint((open ?? NO_HEX) as Hex);
    expect(waysNow().length).toBeGreaterThan(0);
  });
});

describe('a click', () => {
  const TWO = 'oct7 british movement; 0605 L-fraser b-24 b-li; 0405 b-9; 0613 a-1nh';

  it('takes a whole stack up, the next one orders it', () => {
    layGame(TWO);
    click('0605');
    expect(hands().chosen).toEqual(['L-fraser', 'b-24', 'b-li']);
    expect(played()).toEqual([]);
    click('0606');
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['L-fraser', 'b-24', 'b-li'], path: [606] });
  });
  it('takes another stack instead, where the first cannot go', () => {
    layGame('oct7 british movement; 0605 b-24; 1305 b-9');
    click('0605');
    click('1305');
    expect(hands().chosen).toEqual(['b-9']);
    expect(played()).toEqual([]);
  });
  it('on friends takes these up, and keeps what the first could do there', () => {
    layGame('oct7 british movement; 0605 b-24; 0606 b-9');
    click('0605');
    click('0606');
    expect([hands().chosen, played()]).toEqual([['b-9'], []]);
    expect(hands().former?.actions).toEqual([{ kind: 'move', counters: ['b-24'], path: [606] }]);
    choose(['b-9']);
    expect(hands().former).toBeUndefined();
  });
  it('on friends who can go no farther joins them', () => {
    layGame('sept19 turn 5 american first movement; 0507 a-va; 0410 L-learned');
    for (const hex of ['0410', '0508', '0507', '0508']) click(hex);
    expect([whereIs('L-learned'), whereIs('a-va')]).toEqual([508, 508]);
  });
  it('soon repeated by a finger on friends who can go no farther joins them, rather than taking up their formation', () => {
    layGame('sept19 turn 5 american first movement; 0507 a-va; 0410 L-learned');
    for (const hex of ['0410', '0508', '0508', '0507', '0508', '0508']) press(hexOf(hex), 'touch');
    expect([whereIs('L-learned'), whereIs('a-va')]).toEqual([508, 508]);
  });
  it('3.8.2 on a stack of broken units takes up one that can fall back', () => {
    layGame('oct7 british movement; 0604 b-24 b-li; 0612 a-1nh; broken fraser');
    click('0604');
    expect(hands().chosen).toEqual(['b-li']);
    expect(Object.keys(hands().ways).length).toBeGreaterThan(0);
  });
  it('in the deployment puts the counter in hand on top of a friend', () => {
    layGame('sept19 british placement side british; 0201 b-li');
    choose(['b-24']);
    click('0201');
    expect(whereIs('b-24')).toBe(201);
  });
  it('while dice lie in the cup lets them fall', () => {
    layGame(
      'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1',
    );
    click('1010');
    expect(lastPlayed()).toMatchObject({ kind: 'roll' });
  });
  it('7.5 puts those who advance together, from several hexes, and the open hex sends them', () => {
    layGame(`oct7 british fire step 3; advance side british hex 0606 units b-24 b-9
0605 L-fraser b-24; 0506 b-9; 0613 a-2nh; lost a-1nh; fired b-24 0606 b-9 0606`);
    click('0506');
    click('0605');
    expect(hands().chosen).toEqual(['b-9', 'L-fraser', 'b-24']);
    click('0606');
    expect(lastPlayed()).toEqual({ kind: 'advance', counters: ['b-9', 'L-fraser', 'b-24'] });
  });
  it('beside the map lets go', () => {
    layGame(TWO);
    click('0605');
    pick(NO_HEX, false);
    expect(hands().chosen).toEqual([]);
    expect(refusedNow()).toBeUndefined();
  });
  it('on an empty hex means nothing with empty hands', () => {
    layGame(TWO);
    click('1010');
    expect([hands().chosen, played(), refusedNow()]).toEqual([[], [], undefined]);
  });
  it('on the only target fires', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    click('0605');
    click('0606');
    expect(lastPlayed()).toEqual({ kind: 'fire', unit: 'b-24', hex: 606, place: 0 });
  });
  it('on a hex with a choice of targets only points at it', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh a-2nh');
    click('0605');
    click('0606');
    click('0606');
    expect([hands().aim, played()]).toEqual([606, []]);
  });
  it('gives a leader his place', () => {
    layGame(RELOCATE);
    click('0806');
    expect(lastPlayed()).toEqual({ kind: 'relocate', hex: 806 });
  });
});

describe('a drop', () => {
  it('orders at once, also to friends', () => {
    layGame('oct7 british movement; 0605 b-24; 0606 b-9');
    choose(['b-24']);
    order(hexOf('0606'));
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['b-24'], path: [606] });
  });
  it('on a hex with a choice of targets only points at it', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh a-2nh');
    choose(['b-24']);
    order(hexOf('0606'));
    expect([hands().aim, played()]).toEqual([606, []]);
  });
  it('where nothing can be done does nothing', () => {
    layGame(ALONE);
    choose(['b-24']);
    order(hexOf('0615'));
    expect([hands().chosen, played()]).toEqual([['b-24'], []]);
  });
});

describe('a tap', () => {
  it('shows an order first, and the same again gives it', () => {
    layGame(ALONE);
    tap('0605');
    tap('0606');
    expect([hands().aim, played()]).toEqual([606, []]);
    tap('0506');
    expect([hands().aim, played()]).toEqual([506, []]);
    tap('0506');
    expect(lastPlayed()).toEqual({ kind: 'move', counters: ['b-24'], path: [506] });
  });
  it('shows a shot first', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    tap('0605');
    tap('0606');
    expect(played()).toEqual([]);
    tap('0606');
    expect(lastPlayed()?.kind).toBe('fire');
  });
  it('that is called off orders nothing', () => {
    layGame(ALONE);
    tap('0605');
    tap('0606');
    drop();
    tap('0606');
    expect(played()).toEqual([]);
  });
  it('7.3 that is called off leaves the leader’s places to choose from', () => {
    layGame(RELOCATE);
    tap('0806');
    drop();
    expect([hands().aim, waysNow()]).toEqual([NO_HEX, hexes('0608 0806')]);
  });
});

describe('a hex that cannot be entered says why', () => {
  test.each<[code: keyof typeof REFUSALS, text: string, counters: string, hex: string]>([
    ['notEnoughPoints', 'oct7 british movement; 0605 b-24', 'b-24', '0615'],
    ['enemyThere', 'oct7 british movement; 0605 b-24; 0606 a-1nh', 'b-24', '0606'],
    ['enemyThere', 'oct7 british movement; 0605 b-24; 0608 a-1nh', 'b-24', '0608'],
    ['zocToZoc', 'oct7 british movement; 0605 b-24; 0606 a-1nh; 0704 a-2nh', 'b-24', '0706'],
    ['stoppedByZoc', 'oct7 british movement; 0604 b-24; 0606 a-1nh', 'b-24', '0607'],
    ['gunsNotIntoZoc', 'oct7 british movement; 0604 b-fa1; 0606 a-1nh', 'b-fa1', '0605'],
    ['notActivatedIntoZoc', 'oct7 british movement; 0604 b-24; 0606 a-1nh; idle b-24', 'b-24', '0605'],
    [
      'leaderAloneIntoZoc',
      'oct7 british movement; 0604 L-fraser; 0606 a-1nh; idle L-fraser',
      'L-fraser',
      '0605',
    ],
    ['onlyInfantryRunsOver', 'oct7 british movement; 0605 b-fa1; 0606 L-poor', 'b-fa1', '0606'],
    ['notOnTheMap', 'oct7 british movement; 2303 b-24', 'b-24', '2403'],
    ['brokenIntoZoc', 'oct7 british movement; 0604 b-24; 0606 a-1nh; broken fraser', 'b-24', '0605'],
    ['mustWithdraw', 'oct7 british movement; 0604 b-24; 0612 a-1nh; broken fraser', 'b-24', '0605'],
    [
      'withdrawSingly',
      'oct7 british movement; 0604 b-24 b-li; 0612 a-1nh; broken fraser',
      'b-24 b-li',
      '0603',
    ],
    ['finished', 'oct7 british movement; 0605 b-24; done b-24', 'b-24', '0606'],
    ['mustEndAdjacent', 'oct7 british combatMovement; 0605 b-24; 0608 a-1nh', 'b-24', '0604'],
    ['gunsStay', 'oct7 british combatMovement; 0605 b-fa1 b-24; 0608 a-1nh', 'b-24 b-fa1', '0607'],
    ['outsideSetUpArea', 'sept19 british placement side british; 0606 a-1nh', 'b-24', '0605'],
    ['noSuchTarget', 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh', 'b-24', '0705'],
    ['targetNotAdjacent', 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh; 0608 a-2nh', 'b-24', '0608'],
    ['outOfRange', 'oct7 british fire step 7; 0605 b-fa1; 0606 a-1nh; 0612 a-2nh', 'b-fa1', '0612'],
    ['noLineOfSight', 'oct7 british fire step 7; 0605 b-fa1; 0606 a-1nh; 0608 a-2nh', 'b-fa1', '0608'],
    ['notARetreatHex', RETREAT, 'a-1nh', '0608'],
    ['noRoomThere', DISPLACE, 'a-va', '0606'],
  ])('%s', (code, text, counters, hex) => {
    layGame(text);
    choose(counters.split(' '));
    click(hex);
    expect(played()).toEqual([]);
    expect(refusedNow()).toMatchObject({ code, case: REFUSALS[code] });
  });

  it('but not where it could go, nor without a game', () => {
    layGame(ALONE);
    expect(whyNot(['b-24'], hexOf('0606'))).toBeUndefined();
    clearGame();
    expect(whyNot(['b-24'], hexOf('0606'))).toBeUndefined();
  });
  it('3.1.1 a full one too, though a click there takes up one of those who stand in it, from the top', () => {
    layGame('sept19 british placement side british; 0201 b-li b-gren');
    choose(['b-24']);
    expect(whyNot(['b-24'], hexOf('0201'))).toMatchObject({ code: 'hexFull', case: '3.1.1' });
    click('0201');
    expect(hands().chosen).toEqual(['b-gren']);
    click('0201');
    expect(hands().chosen).toEqual(['b-li']);
    click('0201');
    expect(hands().chosen).toEqual(['b-gren']);
  });
  it('7.3 also where a leader finds no friend', () => {
    layGame(RELOCATE);
    click('0605');
    expect(refusedNow()).toMatchObject({ code: 'notNearest', case: '7.3' });
  });
});

describe('after an action', () => {
  it('what can go on stays in hand, with what it has left', () => {
    layGame(ALONE);
    choose(['b-24']);
    click('0606');
    expect(hands()).toMatchObject({ chosen: ['b-24'], aim: NO_HEX });
    expect(wayTo('0607')).toMatchObject({ cost: 2, left: 2 });
    expect(wayTo('0606')).toBeUndefined();
  });
  it('3.2.4 what was stopped is dropped', () => {
    layGame('oct7 british movement; 0605 b-24; 0608 a-1nh');
    choose(['b-24']);
    click('0607');
    expect(hands().chosen).toEqual([]);
  });
  it('6.2 what has no points left is dropped', () => {
    layGame('oct7 british movement; 0605 b-24; spent b-24 4');
    choose(['b-24']);
    click('0606');
    expect(whereIs('b-24')).toBe(606);
    expect(hands().chosen).toEqual([]);
  });
  it('what has halted is dropped', () => {
    layGame(ALONE);
    choose(['b-24']);
    click('0606');
    mustAct({ kind: 'halt' });
    expect(hands().chosen).toEqual([]);
  });
  it('the rest stays when a part is left behind finished', () => {
    layGame('oct7 british movement; 0605 b-24 b-li; 0405 b-9');
    choose(['b-24']);
    click('0606');
    choose(['b-9', 'b-24']);
    mustAct({ kind: 'move', counters: ['b-9'], path: [404] });
    expect(hands().chosen).toEqual(['b-9']);
  });
  it('the unit that has fired is dropped for the next one', () => {
    layGame('oct7 british fire step 3; 0605 b-24 b-9; 0606 a-1nh a-2nh');
    choose(['b-24']);
    mustAct({ kind: 'hold', unit: 'b-24' });
    expect(hands().chosen).toEqual(['b-9']);
  });
  it('the other phase finds empty hands', () => {
    layGame('oct7 british first movement; 0605 b-24; 1406 a-1nh');
    choose(['b-24']);
    mustAct({ kind: 'endMovement' });
    expect(hands()).toMatchObject({ chosen: [], ways: {} });
  });
  it('a counter that was placed can be placed elsewhere', () => {
    layGame('sept19 british placement side british; 0606 a-1nh');
    choose(['b-24']);
    click('0201');
    expect([whereIs('b-24'), hands().chosen]).toEqual([201, ['b-24']]);
    click('0301');
    expect(whereIs('b-24')).toBe(301);
  });
  it('taking it back leaves it in hand where it stood', () => {
    layGame(ALONE);
    choose(['b-24']);
    click('0606');
    usePlay.getState().undo();
    expect(hands().chosen).toEqual(['b-24']);
    expect(wayTo('0606')).toMatchObject({ cost: 1, left: 4 });
  });
  it('what is planned is forgotten', () => {
    layGame('oct7 british movement; 0605 b-24; 0405 b-9');
    choose(['b-24']);
    waypoint(hexOf('0506'));
    aimAt(hexOf('0606'));
    mustAct({ kind: 'move', counters: ['b-9'], path: [404] });
    expect(hands()).toMatchObject({ chosen: ['b-24'], via: [], aim: NO_HEX });
    expect(wayTo('0606')).toMatchObject({ path: [606] });
  });
});

describe('in a whole game', () => {
  const STEPS = 400;
  const placed = (
    action: Action,
  ): { readonly counters: readonly string[]; readonly hex: number } | undefined => {
    if ('path' in action) return { counters: action.counters, hex: action.path.at(-1) ?? NO_HEX };
    if (action.kind === 'place') return { counters: [action.counter], hex: action.hex };
    return 'unit' in action && 'hex' in action ? { counters: [action.unit], hex: action.hex } : undefined;
  };

  test.each(['sept19', 'oct7'] as const)(
    'of %s every listed order has its way, and no way is refused',
    (battle) => {
      const chance = chanceOf(11);
      const player = playerOf('brawler', chance);
      beginGame({ battle, isUndoFree: true, seed: battle });
      const faults: string[] = [];
      let tried = 0;
      for (let step = 0; step < STEPS && viewNow().decision; step++) {
        const { actions, decision } = viewNow();
        const listed = actions[Math.floor(chance() * actions.length)];
        const wanted = listed && placed(listed);
        if (wanted) {
          choose(wanted.counters);
          if (!hands().ways[wanted.hex]) faults.push(`no way: ${JSON.stringify(listed)}`);
          for (const { actions: all } of Object.values(hands().ways))
            for (const action of all) if (check(action)) faults.push(`refused: ${JSON.stringify(action)}`);
          tried++;
        }
        if (decision?.by === 'dice') usePlay.getState().roll();
        else if (decision) mustAct(player.choose(sessionNow().state, decision));
      }
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(STEPS / 4);
      expect(hexOfCounter(viewNow(), 'nobody')).toBe(NO_HEX);
    },
  );
});
