/** What mattered most among what happened: who broke, who was lost, who got away, and who goes first in a new turn. */
import {
  counterOf,
  enemyOfSide,
  type Event,
  FORMATION_BY_ID,
  POINTS_FOR_BREAK,
  sideOfCounter,
  type Side,
  type View,
} from '../../../engine/saratoga';
import type { Mattered } from '../../../games/contract';
import { capital } from '../../text/common';
import { BODIES, moments } from './moments';
import { counterName, hexNumber } from './names';
import { sideNames } from './sides';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Out of events as whoever looks may know them, so that it tells no more than they do. */
export function matters(view: View, events: readonly Event[]): readonly Mattered[] {
  const told = toldOf(view, events);
  const [top] = view.stacks[EXIT] ?? [];
  const isAtExit = top !== undefined && sideOfCounter(top) === 'british' && events.some(reachesExit);
  return isAtExit ? [...told, { text: AT_EXIT, side: 'british' }] : told;
}

/** 9.0 */
const EXIT = 113;
const AT_EXIT = 'The British stand on the road off the map at 0113: four who leave at full strength win.';
const reachesExit = (event: Event): boolean =>
  (event.type === 'moved' && event.path.at(-1) === EXIT) || (event.type === 'advanced' && event.hex === EXIT);

const toldOf = (view: View, events: readonly Event[]): readonly Mattered[] =>
  events.flatMap((event, at) => {
    switch (event.type) {
      case 'broke':
        return [brokeWords(event, events.slice(0, at))];
      case 'stepLost':
        return event.hits === 4 ? [{ text: lostWords(event), side: event.side }] : [];
      case 'surrendered':
        return [fate(event.unit, `surrenders: no way out of ${hexNumber(event.hex)}`)];
      case 'removedByStacking':
        return [fate(event.unit, `is given up: no room in ${hexNumber(event.hex)}`)];
      case 'leaderKilled':
        return [fate(event.leader, `has fallen to ${counterName(event.by)}`)];
      case 'leaderRemoved':
        return [fate(event.leader, 'has left the field: no friends to join')];
      case 'exited':
        return [
          {
            text: `${moments.away(event.counters)}. Away at full strength: ${event.full} of 4.`,
            side: 'british',
          },
        ];
      case 'orderChosen':
        return [orderWords(event, events.slice(0, at), view.turn)];
      default:
        return [];
    }
  });

/** 3.8.1, 10.0 ‘Learned’s brigade has broken: rolled 10, needed 9 or less. 10 points for the British.’ */
function brokeWords({ formation }: EventOf<'broke'>, before: readonly Event[]): Mattered {
  const { side } = FORMATION_BY_ID[formation];
  const check = before.findLast(
    (event): event is EventOf<'moraleChecked'> =>
      event.type === 'moraleChecked' && event.formation === formation,
  );
  const why = check ? `: rolled ${moments.rolled(check.dice, check.number)}` : '';
  return {
    text: `${BODIES[formation]} has broken${why}. ${POINTS_FOR_BREAK} points for ${sideNames[enemyOfSide(side)]}.`,
    side,
  };
}

const lostWords = ({ unit, hex }: EventOf<'stepLost'>): string =>
  `${capital(counterName(unit))}${unit === undefined ? ` in ${hexNumber(hex)}` : ''} is destroyed.`;

const fate = (id: string, what: string): Mattered => ({
  text: `${capital(counterName(id))} ${what}.`,
  side: counterOf(id).side,
});

/** 4.0 ‘Turn 2: the British won the roll and go first.’ */
function orderWords({ first }: EventOf<'orderChosen'>, before: readonly Event[], now: number): Mattered {
  const began = before.findLast((event) => event.type === 'turnBegan');
  const rolled = before.findLast((event) => event.type === 'initiativeRolled');
  const turn = began?.type === 'turnBegan' ? began.turn : now;
  return {
    text: `Turn ${turn}: ${firstWords(first, rolled?.type === 'initiativeRolled' ? rolled.winner : undefined)}.`,
    side: first,
  };
}

function firstWords(first: Side, winner: Side | undefined): string {
  if (winner === undefined) return `${sideNames[first]} go first`;
  return `${sideNames[winner]} won the roll and ${winner === first ? 'go' : `let ${sideNames[first]} go`} first`;
}
