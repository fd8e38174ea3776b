/** What the decision at hand is about, as far as a side may know: for the words of the question and for its marks on the map. */
import { top } from '../kernel/frames';
import { activationsLeft, gatesNeeds } from './command';
import type { FormationId, RecoveryGroup, Side } from './data/types';
import { isConcealed, isInspectable, knows } from './fog';
import { type RelocationFrame, UNSEEN } from './frames';
import { moraleNumber } from './morale';
import { pointsLeft } from './movement';
import { type Odds, chances } from './previews';
import { groupId, recoverable, recovering, recoveryNumber } from './recovery';
import { formationId, GATES, idOf, OVERALL_COMMANDERS, type Piece, sideOf } from './roster';
import { crowdedHexes, leadersIn, unitsIn } from './stacking';
import { hexOfPiece, isOnMap, type State } from './state';
import { doomed, stillOwing } from './withdrawal';

export type About =
  | { readonly kind: 'placement'; readonly side: Side }
  | { readonly kind: 'orderRoll' }
  | { readonly kind: 'order' }
  /** 5.2 the number is missing for whoever may not know how near the enemy is to Gates. */
  | { readonly kind: 'gatesRoll'; readonly needed: number | undefined }
  /** 2.2.4 how many commanders each overall commander may still activate. */
  | { readonly kind: 'activation'; readonly left: Readonly<Record<string, number>> }
  /** R20 who is under way; 3.8.2 who still owes its withdrawal, and 3.8.3 who will be lost if the phase ends. */
  | {
      readonly kind: 'movement';
      readonly party: readonly string[];
      /** 6.2 the movement points that they have left. */
      readonly left: number;
      readonly owing: readonly string[];
      readonly doomed: readonly string[];
      /** 3.1.4 where too many stand, if the phase ended now. */
      readonly crowded: readonly number[];
    }
  | { readonly kind: 'excess'; readonly hexes: readonly number[] }
  | { readonly kind: 'combatMovement'; readonly moved: readonly string[] }
  /** 7.1.3 step 0 to 7. */
  | { readonly kind: 'fire'; readonly step: number; readonly held: readonly string[] }
  | {
      readonly kind: 'shot';
      readonly unit: string;
      readonly from: number;
      readonly hex: number;
      readonly target: string | undefined;
      readonly odds: Odds;
    }
  | { readonly kind: 'relocation'; readonly leader: string | undefined; readonly from: number }
  | { readonly kind: 'morale'; readonly formation: FormationId; readonly number: number }
  | {
      readonly kind: 'break';
      readonly formation: FormationId;
      readonly stage: 'round' | 'retreat';
      readonly units: readonly string[];
    }
  | { readonly kind: 'displacement'; readonly hex: number; readonly newcomer: string }
  | { readonly kind: 'advance'; readonly hex: number; readonly side: Side }
  /** 8.0 of each group that may be chosen, who would try: the highest die that recovers, 6 where no die is needed. */
  | {
      readonly kind: 'recovery';
      readonly groups: readonly {
        readonly group: RecoveryGroup;
        readonly units: readonly { readonly unit: string; readonly needed: number }[];
      }[];
    }
  | {
      readonly kind: 'recoveryRoll';
      readonly group: RecoveryGroup;
      readonly unit: string | undefined;
      readonly needed: number | undefined;
    };

/** 6.2, 3.1.3 in movement points: the slowest of those that have any sets the pace. */
function partyLeft(state: State, party: readonly Piece[]): number {
  const left = party.map((piece) => pointsLeft(state, piece)).filter((halves) => halves > 0);
  return left.length === 0 ? 0 : Math.min(...left) / 2;
}

export function aboutDecision(state: State, viewer: Side | undefined): About | undefined {
  const frame = top(state);
  if (!frame) return undefined;
  const isOwn = !state.fog || viewer === state.phasing;
  const own = (pieces: readonly Piece[]) => (isOwn ? pieces.map(idOf) : []);
  const name = (piece: Piece) => (knows(state, viewer, piece) ? idOf(piece) : undefined);
  switch (frame.kind) {
    case 'placement':
      return { kind: 'placement', side: frame.side };
    case 'turn':
      return { kind: frame.stage === 'roll' ? 'orderRoll' : 'order' };
    case 'command':
      return frame.stage === 'gates'
        ? { kind: 'gatesRoll', needed: knows(state, viewer, GATES) ? gatesNeeds(state) : undefined }
        : { kind: 'activation', left: ratingsLeft(state) };
    case 'movement':
      return frame.stage === 'excess'
        ? { kind: 'excess', hexes: isOwn ? crowdedHexes(state, state.phasing) : [] }
        : {
            kind: 'movement',
            party: own(frame.party),
            left: isOwn ? partyLeft(state, frame.party) : 0,
            owing: own(stillOwing(state, frame.stood)),
            doomed: own(doomed(state, frame.stood)),
            crowded: isOwn ? crowdedHexes(state, state.phasing) : [],
          };
    case 'combatMovement':
      return { kind: 'combatMovement', moved: own(frame.moved) };
    case 'fire':
      return {
        kind: 'fire',
        step: frame.step,
        held: frame.held.filter((piece) => isOpenTo(state, viewer, piece)).map(idOf),
      };
    case 'shot': {
      const hex = hexOfPiece(state, frame.target);
      const place = unitsIn(state, hex).indexOf(frame.target);
      return {
        kind: 'shot',
        unit: idOf(frame.unit),
        from: hexOfPiece(state, frame.unit),
        hex,
        // R65, R110 as in the event of the shot: a name would tell how many stand there.
        target: viewer !== sideOf(frame.target) && isConcealed(state, hex) ? undefined : name(frame.target),
        odds: chances(state, viewer, frame.unit, hex, place),
      };
    }
    case 'relocation':
      return { kind: 'relocation', leader: relocating(state, frame, viewer), from: frame.hex };
    case 'morale':
      return {
        kind: 'morale',
        formation: formationId(frame.formation),
        number: moraleNumber(state, frame.formation),
      };
    case 'break':
      return {
        kind: 'break',
        formation: formationId(frame.formation),
        stage: frame.stage === 'round' ? 'round' : 'retreat',
        units: frame.units
          .filter((unit) => isOnMap(state, unit) && !frame.gone.includes(unit))
          .flatMap((unit) => name(unit) ?? []),
      };
    case 'displacement':
      return { kind: 'displacement', hex: frame.hex, newcomer: idOf(frame.newcomer) };
    case 'advance':
      return { kind: 'advance', hex: frame.hex, side: frame.side };
    case 'recovery': {
      const [unit] = frame.queue;
      if (frame.stage === 'choose' || unit === undefined)
        return { kind: 'recovery', groups: isOwn ? recoveries(state) : [] };
      return {
        kind: 'recoveryRoll',
        group: groupId(frame.group),
        unit: unit === UNSEEN ? undefined : name(unit),
        needed:
          unit !== UNSEEN && knows(state, viewer, unit)
            ? recoveryNumber(state, unit, frame.group)
            : undefined,
      };
    }
    case 'playerTurn':
      return undefined;
  }
}

/** R129 who holds in a closed stack is for his own side alone. */
const isOpenTo = (state: State, viewer: Side | undefined, piece: Piece): boolean =>
  viewer === sideOf(piece) || !state.fog || isInspectable(state, hexOfPiece(state, piece), sideOf(piece));

/** R127 of an unseen leader only his own side hears. */
function relocating(state: State, frame: RelocationFrame, viewer: Side | undefined): string | undefined {
  const { leader, side, hex } = frame;
  if (leader !== UNSEEN) return idOf(leader);
  const unseen = leadersIn(state, hex, side).find((each) => !state.seen[each]);
  return viewer === side && unseen !== undefined ? idOf(unseen) : undefined;
}

const recoveries = (state: State) =>
  recoverable(state, state.phasing).map((group) => ({
    group: groupId(group),
    units: recovering(state, group).map((unit) => ({
      unit: idOf(unit),
      needed: recoveryNumber(state, unit, group),
    })),
  }));

const ratingsLeft = (state: State): Record<string, number> =>
  Object.fromEntries(
    OVERALL_COMMANDERS.filter((leader) => sideOf(leader) === state.phasing).map((leader) => [
      idOf(leader),
      activationsLeft(state, leader),
    ]),
  );
