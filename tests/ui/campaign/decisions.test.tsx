/** Every kind of decision has its answer beside the map, and each answer is one that the engine takes. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Action, DECISION_KINDS } from '../../../src/engine/campaign';
import { settle } from '../../../src/engine/kernel/frames';
import { knownBlock } from '../../../src/engine/campaign/blocks';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import { newState, type State } from '../../../src/engine/campaign/state';
import { DEFAULT_OPTIONS } from '../../../src/engine/campaign/options';
import { UNGUIDED, useGuide } from '../../../src/store/guide';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { BattleBoard } from '../../../src/ui/campaign/battle/BattleBoard';
import { useLine } from '../../../src/ui/campaign/battle/line';
import { MarksAbove } from '../../../src/ui/campaign/play/Marks';
import { PANELS } from '../../../src/ui/campaign/play/decisions';
import { ORDERS } from '../../../src/ui/campaign/play/press';
import { Question } from '../../../src/ui/campaign/play/Question';
import { play } from '../../../src/ui/campaign/text/play';
import { questionFor } from '../../../src/ui/campaign/text/questions';
import { battle, movement, playerTurn, turnStart } from '../../helpers/campaign/position';
import {
  button,
  handNow,
  hasButton,
  lastPlayed,
  lay,
  press,
  render,
  viewNow,
} from '../../helpers/campaign/gameView';

afterEach(cleanup);

const MOUSE = { isTouch: false, withShift: false };

const fired = () => (gameInPlay()?.session.record.actions ?? []).filter(({ kind }) => kind === 'fire');

/** Beside the screen. */
function playOut(action: Action): void {
  act(() => {
    usePlay.getState().act(action);
  });
}

const settled = (state: State): State => {
  settle(state, PHASES, () => undefined);
  return state;
};

function asked(state: State, kind: string): void {
  lay(settled({ ...state, fog: false }));
  expect(viewNow().decision?.kind).toBe(kind);
  render(<Question />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(questionFor(viewNow()).question);
}

it('each kind has a panel', () => {
  expect(Object.keys(PANELS).toSorted()).toEqual([...DECISION_KINDS, 'roll'].toSorted());
});

describe('movement', () => {
  const SKENESBORO = movement({
    ap: 3,
    at: {
      skenesboro: 'burgoyne br_f9 br_f20 br_f24 br_f62 br_f47 br_f53 br_f21 art_williams nat_n4',
      ft_anne: 'hale',
    },
  });

  it('6.3 a stack is taken up as its leader with the largest group, and goes by one press', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    expect(handNow().blocks[0]).toBe('burgoyne');
    expect(handNow().blocks).not.toContain('nat_n4');
    press(/^To Fort George/);
    expect(lastPlayed()).toMatchObject({ kind: 'group', leader: 'burgoyne', to: 'ft_george' });
    expect(viewNow().ap.british).toBe(2);
  });
  it('1.4, 2.7 down a track only as many go as it takes, without the heavy gun', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    press(/^To Castletown/);
    const played = lastPlayed();
    expect(played?.kind === 'group' && played.blocks.length).toBe(7);
    expect(played?.kind === 'group' && played.blocks).not.toContain('art_williams');
  });
  it('1.4 a track counts units, and no leaders', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    const way = handNow().ways.find(({ to }) => to === 'castletown');
    expect([way?.count, way?.units]).toEqual([7 + 1, 7]);
  });
  it('2.7 whoever insists on the gun hears why not, with its case', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    act(() => handNow().take(['burgoyne', 'art_williams']));
    expect(hasButton(/^To Castletown/)).toBe(false);
    expect(screen.getByText(/^Castletown:/).closest('li')).toHaveTextContent('Heavy guns');
  });
  describe('2.7 a crossed gun', () => {
    const crossed = () => document.querySelectorAll('.no-guns').length;
    const inHand = (...blocks: string[]) => {
      lay(settled({ ...SKENESBORO, fog: false }));
      render(
        <svg>
          <MarksAbove />
        </svg>,
      );
      act(() => {
        handNow().open('skenesboro');
        handNow().take(blocks);
      });
    };
    it('stands on each track while a heavy gun is in hand', () => {
      inHand('burgoyne', 'br_f9', 'art_williams');
      // Castletown and Fort Anne.
      expect(crossed()).toBe(2);
    });
    it('stands on none for others', () => {
      inHand('burgoyne', 'br_f9');
      expect(crossed()).toBe(0);
    });
  });
  it('6.1 without the leader a unit goes alone', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    press(/^Burgoyne/);
    press(/^9th Foot/);
    press(/^To Fort George/);
    expect(lastPlayed()).toEqual({ kind: 'single', block: 'br_f9', path: ['ft_george'] });
  });
  describe('6.5 the second place of a leader who goes two', () => {
    const refused = () => usePlay.getState().refused?.refusal;
    const FRASER = movement({ ap: 2, at: { skenesboro: 'fraser br_f9 br_f20', ft_edward: 'hale' } });
    it('is begun with the first, where there is but one way', () => {
      asked(FRASER, 'move');
      press(/^Skenesboro/);
      act(() => ORDERS.onPress('hubbardton', MOUSE));
      expect(refused()).toMatchObject({ code: 'inTwoSteps' });
      act(() => ORDERS.onPress('pawlet', MOUSE));
      expect(lastPlayed()).toMatchObject({ kind: 'group', leader: 'fraser', to: 'castletown' });
      expect(viewNow().decision?.kind).toBe('march');
    });
    it('is not denied with a road that leads there', () => {
      asked(FRASER, 'move');
      press(/^Skenesboro/);
      act(() => ORDERS.onPress('pawlet', { ...MOUSE, isTouch: true }));
      expect(refused()).toMatchObject({ code: 'inTwoSteps' });
      act(() => ORDERS.onPress('manchester', MOUSE));
      expect(refused()).toMatchObject({ code: 'noRoad' });
    });
  });
  it('8.1 out of supply the price is told before', () => {
    asked(
      movement({ ap: 2, at: { st_frederick: 'hale', ft_stanwix: 'gansevoort', ft_crown_point: 'br_f53' } }),
      'move',
    );
    press(/^Fort Crown Point/);
    expect(button(/^To Fort Ticonderoga/)).toHaveTextContent('2 AP');
  });
  it('5.3 points that would be lost are asked about', () => {
    asked(SKENESBORO, 'move');
    press(play.endMovement);
    expect(screen.getByText(play.sure.points(3, false))).toBeVisible();
    press(play.sure.end);
    expect(lastPlayed()).toEqual({ kind: 'endMovement' });
  });
  it('5.3, 7.2 points that a forced march can still use are not called lost', () => {
    asked(SKENESBORO, 'move');
    press(/^Skenesboro/);
    press(/^To Fort George/);
    press(play.endMovement);
    expect(screen.getByText(/^2 AP unspent: only a forced march against the enemy/)).toBeVisible();
    expect(screen.queryByText(/would be lost/)).toBeNull();
  });
  describe('5.3 the end of movement warns once, of all that matters', () => {
    const at = { ft_ticonderoga: 'burgoyne br_f9', mt_independence: 'hale', castletown: 'riedesel br_f20' };
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    it('12.1 of Ticonderoga left to an enemy beside it, with no point left to lose', () => {
      asked(movement({ ap: 1, at }), 'move');
      press(/^Fort Ticonderoga/);
      press(/^To Fort George/);
      press(play.endMovement);
      expect(lines()).toEqual([play.sure.bare(['ft_ticonderoga'])]);
      press(play.sure.end);
      expect(lastPlayed()).toEqual({ kind: 'endMovement' });
    });
    it('6.3, 8.1 of points, of leaders who stand and of who is cut off, in one question', () => {
      asked(
        movement({ turn: 3, ap: 3, at: { ...at, st_frederick: 'long', ft_stanwix: 'gansevoort' } }),
        'move',
      );
      press(play.endMovement);
      expect(lines()).toEqual([
        play.sure.points(3, false),
        play.sure.idle(['burgoyne', 'riedesel']),
        play.sure.double([
          { place: 'ft_ticonderoga', blocks: 2 },
          { place: 'castletown', blocks: 2 },
        ]),
      ]);
    });
    it('of nothing where nothing is at stake', () => {
      asked(movement({ ap: 1, at: { ...at, mt_independence: 'br_f24' } }), 'move');
      press(/^Fort Ticonderoga/);
      press(/^To Fort George/);
      press(play.endMovement);
      expect(lastPlayed()).toEqual({ kind: 'endMovement' });
    });
  });
  describe('K65, 12.3 the last week of all, once the Americans have played it', () => {
    const LAST = { turn: 20, at: { ft_ticonderoga: 'burgoyne br_f9', albany: 'poor' } } as const;
    it('is said to be settled, and ends by one press', () => {
      asked(movement({ ...LAST, first: 'american' }), 'move');
      expect(screen.getByText(`${play.settled.note} ${play.settled.mayEnd}`)).toBeVisible();
      expect(hasButton(play.endMovement)).toBe(false);
      press(play.settled.end);
      expect(viewNow().ending).toEqual({ winner: 'american', reason: 'time' });
    });
    it('10.0 does not end before a battle that has begun', () => {
      const at = { ft_ticonderoga: 'burgoyne br_f9', skenesboro: 'riedesel br_f21 hale' };
      asked(movement({ ...LAST, at, first: 'american' }), 'move');
      expect(screen.getByText(`${play.settled.note} ${play.settled.playedOn}`)).toBeVisible();
      expect(hasButton(play.settled.end)).toBe(false);
      press(play.endMovement);
      expect(viewNow().battle?.place).toBe('skenesboro');
    });
    it('is open while their turn is to come', () => {
      asked(movement({ ...LAST, first: 'british' }), 'move');
      expect(screen.queryByText(new RegExp(play.settled.note))).toBeNull();
      expect(hasButton(play.endMovement)).toBe(true);
    });
  });
  it('1.6, 10.5, 10.15 before a fort no overrun is offered, and the dice are told', () => {
    asked(
      movement({ at: { mt_independence: 'burgoyne br_f9 br_f20 br_f24', ft_ticonderoga: 'hale' } }),
      'move',
    );
    press(/^Mount Independence/);
    const told = button(/^To Fort Ticonderoga/);
    // Three of four strength points lose a die each; Burgoyne keeps his.
    expect(told).toHaveTextContent('Battle: your 3 units, up to 10 dice in round 1');
    expect(told).not.toHaveTextContent(/overrun/i);
  });
  it('7.3, 7.4 what a forced march costs if it goes, of all who go', () => {
    const ten = 'br_f9 br_f20 br_f21 br_f24 br_f62 br_gren br_light br_f47 br_f53 he_specht';
    asked(movement({ ap: 2, at: { ft_ticonderoga: `burgoyne ${ten}` } }), 'move');
    press(/^Fort Ticonderoga/);
    press(/^To Fort George/);
    press(play.endMovement);
    press(play.sure.end);
    press(/^Fort George/);
    expect(screen.getByText(/about 5 of 10 units/)).toHaveTextContent('3 in 6 that they go');
  });
  it('6.2 Natives go each by itself', () => {
    asked(SKENESBORO, 'move');
    press(play.natives);
    expect(viewNow().decision?.kind).toBe('nativeMarch');
    press(/^Skenesboro/);
    press(/^To Fort George/);
    expect(lastPlayed()).toMatchObject({ kind: 'single', block: 'nat_n4' });
  });
  it('6.4 a fast leader goes on, and leaves whom he likes', () => {
    asked(movement({ ap: 1, at: { skenesboro: 'fraser br_f9 br_f20 br_f24' } }), 'move');
    press(/^Skenesboro/);
    press(/^To Castletown/);
    expect(viewNow().decision?.kind).toBe('march');
    press(/^9th Foot/);
    press(/^To Pawlet/);
    const played = lastPlayed();
    expect(played).toMatchObject({ kind: 'go', to: 'pawlet' });
    expect(played?.kind === 'go' && played.blocks.toSorted()).toEqual(['br_f20', 'br_f24']);
  });
});

describe('before movement', () => {
  it('3.3 militia is placed by unit and place', () => {
    const state = newState(DEFAULT_OPTIONS, false);
    state.frames.push(
      { kind: 'turn', stage: 'begin', first: 'british' },
      { kind: 'setUp', side: 'american' },
    );
    asked(state, 'placeMilitia');
    press(/^Herkimer/);
    press('To Saratoga');
    expect(lastPlayed()).toEqual({ kind: 'place', block: 'mny_herkimer', place: 'saratoga' });
    press(play.suggest.militia);
    press(play.ready);
    expect(viewNow().decision?.kind).toBe('roll');
  });
  it('13.2 up to two go over to St. Ledger', () => {
    const state = newState({ ...DEFAULT_OPTIONS, strongStLedger: true }, false);
    state.frames.push({ kind: 'turn', stage: 'begin', first: 'british' }, { kind: 'setUp', side: 'british' });
    asked(state, 'strengthenStLedger');
    press(/^9th Foot/);
    expect(lastPlayed()).toEqual({ kind: 'transfer', block: 'br_f9' });
    press(play.ready);
  });
  it('9.2 four march to West Point, and too weak a four is told so', () => {
    asked(
      playerTurn({
        phasing: 'american',
        turn: 14,
        at: { west_point: 'clinton', albany: 'hale(2) long(3) francis(3) cortlandt(1) poor(4)' },
      }),
      'sendToHudson',
    );
    for (const name of [/^Hale/, /^Long/, /^Francis/, /^Van Cortlandt/]) press(name);
    expect(hasButton(play.send(4, 9))).toBe(false);
    expect(screen.getByText(/add up to the strength/)).toBeVisible();
    press(/^Van Cortlandt/);
    press(/^Poor/);
    press(play.send(4, 12));
    expect(lastPlayed()).toMatchObject({ kind: 'send' });
  });
  const BACK = () =>
    playerTurn({
      phasing: 'american',
      turn: 15,
      at: { west_point: 'hale long', albany: 'poor', stillwater: 'gates glover', hoosick: 'br_f9' },
    });
  it('9.4 those at West Point come back to Albany or to a leader, one by one or all together', () => {
    asked(BACK(), 'leaveHudson');
    expect(hasButton(play.allTo('hoosick'))).toBe(false);
    press(/^Hale/);
    press('To Stillwater');
    expect(lastPlayed()).toEqual({ kind: 'put', block: 'hale', place: 'stillwater' });
    press(/^Long/);
    press(play.keep);
    expect(lastPlayed()).toEqual({ kind: 'keep', block: 'long' });
    cleanup();
    asked(BACK(), 'leaveHudson');
    press(play.allTo('albany'));
    expect(viewNow().blocks.filter(({ at }) => at === 'albany')).toHaveLength(3);
    cleanup();
    asked(BACK(), 'leaveHudson');
    press(play.restStays(2));
    expect(lastPlayed()).toEqual({ kind: 'ready' });
  });
  it('13.5 a press on a Native block sends it home', () => {
    const state = turnStart(
      { turn: 12, options: ['desertion'], at: { oneida: 'nat_n2 nat_n3', ft_ticonderoga: 'br_f9' } },
      'begin',
    );
    asked(state, 'desert');
    press(/^Seneca/);
    expect(lastPlayed()).toEqual({ kind: 'remove', block: 'nat_n3' });
  });
});

describe('battle', () => {
  const FIELD = battle({
    place: 'castletown',
    attacker: 'british',
    from: 'skenesboro',
    british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'br_f62' },
    american: { left: 'hale', center: 'long mvt_allen', right: 'francis', reserve: 'poor' },
    half: 'british',
  });

  it('10.8, 10.10 all fire in turn, and stop for what must be decided', async () => {
    asked(FIELD, 'act');
    press(play.battle.fireAll(3));
    const roll = async (dice: readonly number[]) => {
      expect(viewNow().decision?.kind).toBe('roll');
      await act(async () => {
        usePlay.getState().act({ kind: 'roll', dice: [...dice] } as Action);
        await Promise.resolve();
      });
    };
    await roll([2, 3, 4, 5]);
    await roll([2, 3, 4, 5]);
    expect(fired()).toHaveLength(3);
    // The center fires at two: their owner is asked, and flights come after the hits.
    await roll([6, 2, 3, 4]);
    expect(viewNow().decision).toMatchObject({ kind: 'takeHit', by: 'american' });
    press(/^Long/);
    expect(lastPlayed()).toEqual({ kind: 'hit', block: 'long' });
  });
  it('10.6 a lesson that wants one shot offers no more than that', () => {
    asked(FIELD, 'act');
    expect(hasButton(play.battle.fireAll(3))).toBe(true);
    expect(screen.getByText(play.battle.done)).toBeVisible();
    const lesson = { game: 'campaign', title: '', after: undefined, steps: 1 };
    act(() => useGuide.setState({ ...UNGUIDED, lesson, mode: 'act' }));
    expect(hasButton(play.battle.fireAll(3))).toBe(false);
    expect(screen.queryByText(play.battle.done)).toBeNull();
    act(() => useGuide.setState(UNGUIDED, true));
  });
  it('10.6 the fire of all ends where a shot is refused', () => {
    asked(FIELD, 'act');
    const { act: order } = usePlay.getState();
    act(() => usePlay.setState({ act: () => false }));
    press(play.battle.fireAll(3));
    act(() => usePlay.setState({ act: order }));
    expect(fired()).toHaveLength(0);
    expect(hasButton(play.battle.stop)).toBe(false);
  });
  it('10.10 many hits are spread over the strongest at one press', () => {
    asked(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale', center: 'gates poor(4) long(3)', right: 'francis' },
      }),
      'act',
    );
    playOut({ kind: 'fire', block: 'br_f20' });
    playOut({ kind: 'roll', dice: [6, 6, 6, 2] });
    press(play.hand.spread(3));
    // 4, 3 and a leader: poor to 3, then one of the two, then the other.
    const sp = (id: string) => viewNow().blocks.find((block) => block.id === id)?.sp;
    expect([sp('poor'), sp('long'), sp('gates')]).toEqual([2, 2, 1]);
  });
  it('10.10 nobody changes place on the board while hits are given', () => {
    lay({
      ...battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale', center: 'poor(4) long(3)', right: 'francis' },
      }),
      fog: false,
    });
    render(<BattleBoard />);
    const center = () =>
      [...screen.getByRole('gridcell', { name: /^American centre/ }).querySelectorAll('.fighter')].map(
        (each) => each.getAttribute('aria-label')?.replace(/,.*/, ''),
      );
    expect(center()).toEqual(['Poor', 'Long']);
    playOut({ kind: 'fire', block: 'br_f20' });
    playOut({ kind: 'roll', dice: [6, 6, 6, 2] });
    playOut({ kind: 'hit', block: 'poor' });
    playOut({ kind: 'hit', block: 'poor' });
    expect(center()).toEqual(['Poor', 'Long']);
  });
  it('K48 whoever has not acted is named by the refusal of Done', () => {
    asked(FIELD, 'act');
    expect(screen.getByText(/must fire or shift first/)).toBeVisible();
  });

  it('10.2 the line is formed block by block, or ready-made; the engine says what is missing', () => {
    asked(
      playerTurn(
        { at: { castletown: 'hale long francis br_f9 br_f20 br_f24' }, moved: 'br_f9 br_f20 br_f24' },
        'battles',
      ),
      'deploy',
    );
    expect(screen.getByText(/each need a unit of foot or guns/)).toBeVisible();
    press(/^Hale/);
    press('Hale: to the left');
    expect(lastPlayed()).toEqual({ kind: 'set', block: 'hale', position: 'left' });
    // The next one comes to hand by itself.
    press(/: to the centre$/);
    press(play.suggest.line);
    press(play.ready);
    expect(viewNow().decision).toMatchObject({ kind: 'deploy', by: 'british' });
  });

  const NATIVES = battle({
    place: 'castletown',
    attacker: 'british',
    from: 'skenesboro',
    round: 1,
    half: 'begin',
    british: { left: 'br_f9', center: 'br_f20', right: 'nat_n1', reserve: 'br_f24 br_f62' },
    american: { left: 'hale', center: 'long', right: 'francis' },
  });
  it('10.12, K84 a gap that Natives leave is filled from the reserve', () => {
    asked(NATIVES, 'coverNatives');
    press('24th Foot: to the right');
    expect(lastPlayed()).toEqual({ kind: 'shift', block: 'br_f24', to: 'right' });
    // 11.1 then the defender decides first.
    expect(viewNow().decision).toMatchObject({ kind: 'stayOrGo', by: 'american' });
    press(play.withdraw);
    expect(lastPlayed()).toEqual({ kind: 'withdraw' });
  });

  it('10.1 of two battles the attacker picks the first', () => {
    asked(
      playerTurn(
        {
          at: { castletown: 'hale long francis br_f9 br_f20 br_f24', ft_anne: 'poor br_f62' },
          moved: 'br_f9 br_f20 br_f24 br_f62',
        },
        'battles',
      ),
      'chooseBattle',
    );
    press(play.fight('ft_anne'));
    expect(lastPlayed()).toEqual({ kind: 'fight', place: 'ft_anne' });
  });
  it('11.5 those who withdraw all go to one place', () => {
    asked(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'begin',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale', center: 'long', right: 'francis' },
      }),
      'stayOrGo',
    );
    press(play.withdraw);
    while (viewNow().decision?.kind === 'roll') playOut({ kind: 'roll', dice: [1] });
    expect(viewNow().decision).toMatchObject({ kind: 'retreat', by: 'american' });
    press(/^Pawlet/);
    expect(lastPlayed()).toEqual({ kind: 'retreat', place: 'pawlet' });
  });
  describe('K60 a heavy gun with nothing but a track to leave by', () => {
    const GUNNER = battle({
      at: { mt_independence: 'br_f62' },
      place: 'hubbardton',
      attacker: 'british',
      from: 'castletown',
      half: 'begin',
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
      american: { left: 'stevens', center: 'hale', right: 'long' },
    });
    const warning = `Otter Creek: ${play.gunsLeft(['stevens'])}.`;
    it('is named before its owner says whether he goes', () => {
      asked(GUNNER, 'stayOrGo');
      expect(screen.getByText(warning)).toBeVisible();
      expect(button(play.withdraw)).toBeVisible();
    });
    it('is named where both look at the board, too', () => {
      lay(settled(GUNNER), false);
      expect(viewNow()).toMatchObject({ fog: true, viewer: undefined, decision: { kind: 'stayOrGo' } });
      render(<Question />);
      expect(screen.getByText(warning)).toBeVisible();
    });
  });
  it('10.13 a press on the militia that runs', () => {
    asked(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale', center: 'long mvt_allen mvt_brush', right: 'francis' },
      }),
      'act',
    );
    playOut({ kind: 'fire', block: 'br_f20' });
    playOut({ kind: 'roll', dice: [1, 2, 3, 4] });
    expect(viewNow().decision).toMatchObject({ kind: 'flee', by: 'american' });
    press(/^Brush/);
    expect(lastPlayed()).toEqual({ kind: 'flee', block: 'mvt_brush' });
  });

  it('K47 whoever would empty his own position is warned', () => {
    asked(FIELD, 'act');
    act(() => useLine.getState().choose('br_f9'));
    expect(screen.getByText(play.battle.opens, { exact: false })).toBeVisible();
    press(play.battle.toReserve);
    expect(viewNow().decision?.kind).not.toBe('act');
  });
});

describe('who gives way', () => {
  it('11.7, K63 Natives in the way of a retreat make room, to one of the nearest places', () => {
    asked(
      movement({
        at: { ft_dayton: 'st_ledger br_f9 br_f20 br_f24', oriskany: 'hale long', ft_stanwix: 'nat_n2' },
      }),
      'move',
    );
    press(/^Fort Dayton/);
    press(/^To Oriskany/);
    expect(viewNow().decision).toMatchObject({ kind: 'giveWay', by: 'british' });
    press(/^Oneida/);
    expect(lastPlayed()).toEqual({ kind: 'giveWay', block: 'nat_n2', place: 'oneida' });
  });
  it('10.5 says where to, at the table', () => {
    asked(
      movement({ at: { skenesboro: 'fraser br_f9 br_f20 br_f24', castletown: 'mvt_allen(2) mvt_brush(1)' } }),
      'move',
    );
    press(/^Skenesboro/);
    press(/^To Castletown/);
    expect(viewNow().decision).toMatchObject({ kind: 'overrunRetreat', by: 'american' });
    expect(hasButton(/^Skenesboro/)).toBe(false);
    press(/^Pawlet/);
    expect(lastPlayed()).toEqual({ kind: 'retreat', place: 'pawlet' });
  });
  it('4.2 reinforcements enter one by one or all together', () => {
    const state = playerTurn({ phasing: 'american', turn: 5 });
    for (const id of ['mr_whitcomb', 'mr_bellows', 'mr_woodbridge']) state.due[knownBlock(id)] = 5;
    asked(state, 'enter');
    press(/^Whitcomb/);
    press('To Bennington');
    expect(lastPlayed()).toEqual({ kind: 'enter', block: 'mr_whitcomb', place: 'bennington' });
    press(play.allTo('albany'));
    expect(lastPlayed()).toMatchObject({ kind: 'enter', place: 'albany' });
    // Nothing is left to choose: the answer is given for him.
    expect(viewNow().actions).toEqual([{ kind: 'ready' }]);
    expect(gameInPlay()?.rules.obvious?.(gameInPlay()?.session.state, undefined)).toEqual({ kind: 'ready' });
  });
});
