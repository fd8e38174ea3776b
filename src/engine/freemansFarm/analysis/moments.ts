/** The moments that a game turned on: formations that fell, objectives that changed hands, attacks that hurt most. */
import type { Step } from '../../kernel/session';
import type { Cause } from '../causes';
import type { FormationId, ObjectiveId, Side } from '../data/types';
import type { Event } from '../events';
import { sideOf } from '../formations';

export type Moment =
  | {
      readonly kind: 'fall';
      readonly place: number;
      readonly round: number;
      readonly side: Side;
      readonly formation: FormationId;
      readonly how: 'broken' | 'destroyed';
      readonly cause: Cause;
      /** Whose attack it was, if it was one. */
      readonly attacker: FormationId | undefined;
      /** 6.1 steps 2 and 4.A it fell by what its own side paid. */
      readonly byItself: boolean;
    }
  | {
      readonly kind: 'objective';
      readonly place: number;
      readonly round: number;
      /** Who holds it now. */
      readonly side: Side;
      readonly objective: ObjectiveId;
    }
  | {
      readonly kind: 'blow';
      readonly place: number;
      readonly round: number;
      readonly side: Side;
      readonly attacker: FormationId;
      readonly target: FormationId;
      /** Morale and markers that the target lost. */
      readonly harm: number;
    };

const OWN_CAUSES: readonly Cause[] = ['activation', 'extraCost', 'reroll', 'afterAttack', 'sent'];
/** An attack that cost so much is told. */
const GREAT_HARM = 3;

export function momentsOf(steps: readonly Step<Event>[]): readonly Moment[] {
  const found: Moment[] = [];
  let round = 1;
  let attack: { readonly attacker: FormationId; readonly target: FormationId } | undefined;
  let harm = 0;
  const endBlow = (place: number) => {
    if (attack && harm >= GREAT_HARM)
      found.push({ kind: 'blow', place, round, side: sideOf(attack.attacker), ...attack, harm });
    attack = undefined;
    harm = 0;
  };
  steps.forEach(({ events }, at) => {
    const place = at + 1;
    for (const event of events) {
      switch (event.type) {
        case 'turnBegan':
          ({ round } = event);
          break;
        case 'attackResolved':
          endBlow(at);
          attack = { attacker: event.attacker, target: event.target };
          break;
        case 'moraleLost':
        case 'markersLost':
          if (attack?.target === event.formation && event.cause === 'attack')
            harm += event.type === 'moraleLost' ? event.points : event.markers;
          break;
        case 'wentOut': {
          const { formation, how, cause } = event;
          const isStruck = cause === 'attack' && attack?.target === formation;
          found.push({
            kind: 'fall',
            place,
            round,
            side: sideOf(formation),
            formation,
            how,
            cause,
            attacker: isStruck ? attack?.attacker : undefined,
            byItself: OWN_CAUSES.includes(cause) || (cause === 'attack' && !isStruck),
          });
          break;
        }
        case 'objectiveTaken':
        case 'objectiveTurned':
          found.push({ kind: 'objective', place, round, side: event.side, objective: event.objective });
          break;
        case 'turnEnded':
        case 'ended':
          endBlow(place);
          break;
        default:
          break;
      }
    }
  });
  return found;
}
