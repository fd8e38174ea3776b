/** The battles of a campaign: where, when, who came with how many, what it cost and who held the place. */
import { seek } from '../../kernel/session';
import { blocksOf } from '../blocks';
import { knownSpot } from '../board';
import type { BySide, Side } from '../data/types';
import type { CampaignSession } from '../record';
import { blocksAt } from '../stacks';
import { spOf, type State } from '../state';

export interface Fight {
  readonly turn: number;
  readonly place: string;
  readonly attacker: Side;
  /** Blocks of each side at its beginning. */
  readonly blocks: BySide<number>;
  readonly spLost: BySide<number>;
  /** Undefined while it is fought, or where the campaign ended with it. */
  readonly winner: Side | undefined;
}

export function fightsOf(session: CampaignSession): readonly Fight[] {
  const fights: Fight[] = [];
  let open: { readonly fight: Fight; readonly sp: BySide<number> } | undefined;
  const close = (state: State, winner: Side | undefined) => {
    if (!open) return;
    const { fight, sp } = open;
    const now = strengths(state);
    fights.push({
      ...fight,
      winner,
      spLost: { british: sp.british - now.british, american: sp.american - now.american },
    });
    open = undefined;
  };
  session.steps.forEach(({ events }, i) => {
    for (const event of events) {
      if (event.type === 'battleEnded' || event.type === 'ended')
        close(seek(session, i + 1).state, event.type === 'battleEnded' ? event.winner : undefined);
      if (event.type !== 'battleBegan') continue;
      // Nobody has fired yet when the first decision of a battle is asked for.
      const { state } = seek(session, i + 1);
      const { attacker, place } = event;
      const blocks = both((side) => blocksAt(state, side, knownSpot(place)).length);
      const fight = { turn: state.turn, place, attacker, blocks, spLost: NOTHING, winner: undefined };
      open = { fight, sp: strengths(state) };
    }
  });
  if (open) close(seek(session, session.record.actions.length).state, undefined);
  return fights;
}

const both = (of: (side: Side) => number): BySide<number> => ({
  british: of('british'),
  american: of('american'),
});
const NOTHING = both(() => 0);

const strengths = (state: State): BySide<number> =>
  both((side) => blocksOf(side).reduce((sum, block) => sum + spOf(state, block), 0));

/** Of those that a side did not win, the one that cost it most; undefined where it lost nothing so. */
export const dearestTo = (side: Side, fights: readonly Fight[]): Fight | undefined =>
  fights.reduce<Fight | undefined>(
    (dearest, fight) =>
      fight.winner !== side && fight.spLost[side] > (dearest?.spLost[side] ?? 0) ? fight : dearest,
    undefined,
  );
