/** What an officer of 1777 would do and would not, each as a position. */
import { describe, expect, it } from 'vitest';
import { LEVELS, OPPONENT } from '../../../src/ai/campaign/index';
import {
  type Action,
  blocksOf,
  CAMPAIGN,
  type CampaignDecision,
  isLeader,
  knownBlock,
  knownSpot,
  RULES,
  type Side,
  type State,
} from '../../../src/engine/campaign/index';
import { settle } from '../../../src/engine/kernel/frames';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import { battle, movement, playerTurn, turnStart } from '../../helpers/campaign/position';

const silent = () => undefined;
const settled = (state: State): State => {
  settle(state, PHASES, silent);
  return state;
};
const askedIn = (state: State) => CAMPAIGN.decision(state) as CampaignDecision | undefined;

/** The first answer to a position, and how it goes on until something else than marching is asked. */
function answers(state: State, level: string): readonly Action[] {
  const asked = askedIn(settled(state));
  if (!asked || isRollDecision(asked)) throw new Error('nobody is asked');
  const side = asked.by as Side;
  return OPPONENT.think(RULES.observe(state, side), side, OPPONENT.begin(level, side, 'conduct')).actions;
}

const MARCHING: readonly string[] = ['move', 'march', 'nativeMarch'];

/** All normal movement of the side that is asked; Clinton's die is a 1. */
function marched(state: State, level: string): State {
  let asked = askedIn(settled(state));
  const side = asked?.by as Side;
  let memory = OPPONENT.begin(level, side, 'conduct');
  for (; asked; asked = askedIn(state)) {
    if (isRollDecision(asked)) {
      CAMPAIGN.apply(state, { kind: 'roll', dice: Array.from({ length: asked.dice }, () => 1) }, silent);
      continue;
    }
    if (asked.by !== side || !MARCHING.includes(asked.kind)) return state;
    const thought = OPPONENT.think(RULES.observe(state, side), side, memory);
    memory = thought.memory;
    for (const action of thought.actions) {
      expect(CAMPAIGN.check(state, action)).toBeUndefined();
      CAMPAIGN.apply(state, action, silent);
    }
  }
  return state;
}

const unitsAt = (state: State, side: Side, place: string): number =>
  blocksOf(side).filter((block) => state.at[block] === knownSpot(place) && !isLeader(block)).length;

const GARRISON = 'st_clair poor paterson francis hale long stevens';
const ADVANCED = 'fraser br_gren br_light br_f24 art_phillips art_williams la_pausch';
const MAIN = 'burgoyne br_f9 br_f20 br_f21 br_f62 he_breymann he_riedesel_r he_specht he_hanau br_f47 br_f53';
const LEFT_WING = 'riedesel he_rhetz he_friedrich he_dragoons la_walker';
const FAR = { albany: 'schuyler mma_simonds', bennington: 'stark warner', ft_stanwix: 'gansevoort' };

describe('the British general', () => {
  it('does not storm Ticonderoga with the van while the army is a march behind', () => {
    const state = movement({
      turn: 2,
      ap: 5,
      at: {
        ...FAR,
        ft_ticonderoga: GARRISON,
        st_frederick: ADVANCED,
        valcour: `${MAIN} ${LEFT_WING}`,
      },
    });
    expect(unitsAt(marched(state, 'general'), 'british', 'ft_ticonderoga')).toBe(0);
  });

  it('storms it when all have come up', () => {
    const state = movement({
      turn: 4,
      ap: 4,
      at: { ...FAR, ft_ticonderoga: GARRISON, ft_crown_point: `${ADVANCED} ${MAIN} ${LEFT_WING}` },
    });
    expect(unitsAt(marched(state, 'general'), 'british', 'ft_ticonderoga')).toBeGreaterThanOrEqual(14);
  });

  it('12.1 walks into an Albany that nobody can take back', () => {
    const state = movement({
      turn: 12,
      ap: 3,
      at: {
        ft_ticonderoga: 'he_rhetz',
        half_moon: MAIN,
        manchester: 'hale mvt_allen',
        ft_stanwix: 'gansevoort',
      },
    });
    expect(unitsAt(marched(state, 'general'), 'british', 'albany')).toBeGreaterThan(0);
  });

  it('9.1 tries Clinton from turn 14 on, with a point that he has left', () => {
    const state = movement({
      turn: 15,
      ap: 5,
      at: {
        ft_ticonderoga: 'he_rhetz',
        saratoga: MAIN,
        bemis_heights: 'gates poor paterson glover nixon learned livingston cortlandt',
      },
    });
    expect(marched(state, 'general').clintonTried).toBe(true);
  });

  it('13.5 lets the weakest Natives go home', () => {
    const state = turnStart(
      { turn: 12, options: ['desertion'], at: { oneida: 'nat_n1 nat_n3', ft_ticonderoga: 'br_f9' } },
      'begin',
    );
    expect(answers(state, 'general')).toEqual([{ kind: 'remove', block: 'nat_n3' }]);
  });
});

describe('the American general', () => {
  it('8.3, 12.1 steps into the line of supply when that alone undoes a victory', () => {
    const state = movement({
      phasing: 'american',
      turn: 12,
      ap: 2,
      at: {
        ft_ticonderoga: 'he_rhetz',
        albany: MAIN,
        ballston: 'mny_tenbroeck',
        bennington: 'mvt_herrick',
        ft_stanwix: 'gansevoort',
      },
    });
    const line = ['half_moon', 'stillwater', 'bemis_heights', 'saratoga', 'ft_edward', 'ft_george'];
    const then = marched(state, 'general');
    expect(line.some((place) => unitsAt(then, 'american', place) > 0)).toBe(true);
  });

  it('4.2 does not bring men in where an army waits for them', () => {
    const state = playerTurn({ phasing: 'american', turn: 7, at: { albany: MAIN } });
    for (const id of ['nixon', 'glover']) state.due[knownBlock(id)] = 7;
    const [action] = answers(state, 'general');
    expect(action).toMatchObject({ kind: 'enter' });
    expect(action).not.toMatchObject({ place: 'albany' });
  });
});

describe.each(LEVELS)('any officer, a %s too,', (level) => {
  const field = (british: string, american: string) =>
    battle({
      place: 'castletown',
      attacker: 'british',
      from: 'skenesboro',
      half: 'begin',
      british: { left: british, center: 'br_f20', right: 'br_f24' },
      american: { left: 'hale(1)', center: 'long(1)', right: american },
    });

  it('11.1 withdraws from a battle that is lost', () => {
    expect(answers(field('br_f9 br_f62 art_williams', 'francis(1)'), level)).toEqual([{ kind: 'withdraw' }]);
  });

  it('10.10 gives no hit to a leader while a unit is there', () => {
    const state = battle({
      place: 'castletown',
      attacker: 'british',
      from: 'skenesboro',
      half: 'british',
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
      american: { left: 'hale', center: 'long mvt_allen stark', right: 'francis' },
    });
    CAMPAIGN.apply(settled(state), { kind: 'fire', block: 'br_f20' }, silent);
    CAMPAIGN.apply(state, { kind: 'roll', dice: [6, 3, 3, 3] }, silent);
    expect(askedIn(state)?.kind).toBe('takeHit');
    expect(answers(state, level)[0]).not.toMatchObject({ block: 'stark' });
  });

  it('10.2 forms a line that the rules take, with somebody in each position', () => {
    const state = playerTurn(
      { at: { castletown: 'hale long francis stark br_f9 br_f20 br_f24' }, moved: 'br_f9 br_f20 br_f24' },
      'battles',
    );
    const orders = answers(state, level);
    for (const action of orders) {
      expect(CAMPAIGN.check(state, action)).toBeUndefined();
      CAMPAIGN.apply(state, action, silent);
    }
    expect(orders.at(-1)).toEqual({ kind: 'ready' });
  });
});
