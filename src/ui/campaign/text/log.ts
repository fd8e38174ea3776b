/** What happened, a line for each event. What a viewer may not know is left out of the event before it comes here. */
import type { Cause, Event, Going, Manner } from '../../../engine/campaign';
import type { LogLine } from '../../../games/contract';
import { blockOf, numberOf } from '../spots';
import { blockName, count, listed, placeName, positionNames } from './names';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

type Told = Omit<LogLine, 'tone'> & { readonly tone?: string };

export function logLine(event: Event): LogLine | undefined {
  const line = told(event);
  return line && { tone: 'plain', ...line };
}

function told(event: Event): Told | undefined {
  switch (event.type) {
    case 'setUp':
      return {
        text:
          event.side === 'american'
            ? 'The Americans have placed their militia.'
            : event.transferred === undefined
              ? 'The British have settled St. Ledger’s column.'
              : `${count(event.transferred, 'unit')} more for St. Ledger.`,
        side: event.side,
        case: event.side === 'american' ? '3.3' : '13.2',
      };
    case 'turnBegan':
      return { text: `Turn ${event.turn}`, heading: 'turn', tone: 'phase' };
    case 'pointsRolled': {
      const { american, british, first, points } = event;
      return {
        text: `Action points: the British roll ${british} and have ${points.british}, the Americans ${american} and have ${points.american}. ${sidesFirst[first]} go first.`,
        dice: [british, american],
        case: points.british === points.american ? '5.2' : '5.1',
      };
    }
    case 'playerTurnBegan':
      return {
        text: `${sideAdjectives[event.side]} turn`,
        heading: 'chapter',
        side: event.side,
        tone: 'phase',
      };
    case 'sentToHudson': {
      const who = event.blocks ? listed(event.blocks.map(blockName)) : count(event.count, 'American block');
      return {
        text: `${who} ${event.count === 1 ? 'marches' : 'march'} to West Point.`,
        side: 'american',
        at: numberOf('west_point'),
        case: '9.2',
      };
    }
    case 'leftHudson':
      return {
        text: `${event.block === undefined ? 'A block' : blockName(event.block)} returns from West Point to ${placeName(event.place)}.`,
        side: 'american',
        at: numberOf(event.place),
        case: '9.4',
      };
    case 'stayedAtHudson':
      return event.count === 0
        ? undefined
        : {
            text: `${count(event.count, 'American block')} still at West Point.`,
            side: 'american',
            at: numberOf('west_point'),
            case: '9.4',
          };
    case 'clintonRolled':
      return {
        text: event.goes
          ? `Clinton rolls ${event.die}, needs 4+: he comes up the Hudson.`
          : `Clinton rolls ${event.die}, needs 4+: he stays in New York.`,
        dice: [event.die],
        side: 'british',
        at: numberOf('new_york_city'),
        case: '9.1',
      };
    case 'clintonReturned':
      return {
        text: 'Clinton sails back to New York.',
        side: 'british',
        at: numberOf('new_york_city'),
        case: '9.3',
      };
    case 'militiaCalled':
      return {
        text: 'The Native raid rouses the militia: three units come a turn early or more.',
        side: 'american',
        case: '13.3',
      };
    case 'activated':
      return {
        text: `${sidesFirst[event.side]} activate ${ACTIVATED[event.what]}: ${event.price} AP, ${event.left} left${event.price === 2 ? ' (out of supply)' : ''}.`,
        side: event.side,
        tone: 'quiet',
        case: event.price === 2 ? '8.1' : undefined,
      };
    case 'moved':
      return moved(event);
    case 'dropped':
      return {
        text: `${count(event.count, 'block')} left behind at ${placeName(event.place)}.`,
        side: event.side,
        at: numberOf(event.place),
      };
    case 'overran':
      return {
        text: `Overrun at ${placeName(event.place)}: ${count(event.units, 'unit')} in the way, one SP lost by each.`,
        side: event.side,
        at: numberOf(event.place),
        case: '10.5',
        tone: 'loss',
      };
    case 'movementEnded':
      return undefined;
    case 'forceMarchTried':
      return {
        text: `Forced march from ${placeName(event.from)} to ${placeName(event.to)}${event.price > 0 ? ' for 1 AP' : ''}: rolls ${event.die}, needs 4+: ${event.goes ? 'they go.' : 'nobody stirs.'}`,
        dice: [event.die],
        side: event.side,
        at: numberOf(event.to),
        case: '7.3',
      };
    case 'attrition':
      return {
        text: `Stragglers${event.losesOn === undefined ? '' : `, ${event.losesOn} or less costs a step`}: ${count(event.steps, 'step')} lost${event.blocks && event.blocks.length > 0 ? ` (${listed(event.blocks.map(blockName))})` : ''}.`,
        dice: event.dice,
        side: event.side,
        case: '7.4',
        tone: event.steps > 0 ? 'loss' : 'plain',
      };
    case 'battleBegan':
      return {
        text: `${event.isSkirmish ? 'Skirmish' : 'Battle'} at ${placeName(event.place)}`,
        heading: 'chapter',
        side: event.attacker,
        at: numberOf(event.place),
        tone: 'phase',
      };
    case 'deployed':
      return { text: `${sidesFirst[event.side]} form their line.`, side: event.side, tone: 'quiet' };
    case 'revealed': {
      const [left = [], centre = [], right = []] = event.blocks;
      const column = (name: string, ids: readonly string[]) =>
        ids.length > 0 ? `${name} ${listed(ids.map(blockName))}` : '';
      const line = [column('left', left), column('centre', centre), column('right', right)].filter(Boolean);
      return { text: `${sidesFirst[event.side]}: ${line.join('; ')}.`, side: event.side, case: '10.3' };
    }
    case 'roundBegan':
      return { text: `Round ${event.round}`, heading: 'note', at: numberOf(event.place), tone: 'phase' };
    case 'fired': {
      const { block, dice, flights, hits, needed, position, side, target } = event;
      const scared = flights > 0 ? `, ${count(flights, 'scare')}` : '';
      return {
        text: `${blockName(block)} (${positionNames[position]}) fires at the ${positionNames[target]}, needs ${needed === 6 ? '6' : `${needed}+`}: ${count(hits, 'hit')}${scared}.`,
        dice,
        side,
        case: '10.8',
        tone: hits > 0 ? 'loss' : 'plain',
      };
    }
    case 'leavingFire':
      return {
        text: `${blockName(event.block)} fires after them, needs ${event.needed === 6 ? '6' : `${event.needed}+`}: ${count(event.hits, 'hit')}.`,
        dice: event.dice,
        side: event.side,
        case: event.manner === 'withdrawal' ? '11.2' : '11.4',
      };
    case 'ambushed':
      return {
        text: `${event.block === undefined ? 'Natives' : blockName(event.block)} ambush those who come to ${placeName(event.place)}, need 6: ${count(event.hits, 'hit')}.`,
        dice: event.dice,
        side: 'british',
        at: numberOf(event.place),
        case: '13.4',
      };
    case 'stepLost':
      // That it is lost is told by a line of its own.
      if (event.sp === 0) return undefined;
      return {
        text:
          event.block === undefined
            ? `${sidesFirst[event.side]} lose a step at ${placeName(event.place)}.`
            : `${blockName(event.block)} falls to ${event.sp} SP.`,
        side: event.side,
        at: numberOf(event.place),
        tone: 'loss',
      };
    case 'lost':
      return {
        text: `${blockName(event.block)} ${blockOf(event.block).type === 'leader' ? 'is out of the campaign' : 'is lost'}${LOST_BY[event.cause]}.`,
        side: event.side,
        at: numberOf(event.place),
        case: LOST_CASES[event.cause],
        tone: 'loss',
      };
    case 'fled':
      return {
        text: `${blockName(event.block)} flees from the ${positionNames[event.position]}.`,
        side: 'american',
        case: '10.13',
        tone: 'loss',
      };
    case 'shifted':
      return {
        text:
          event.to === 'reserve'
            ? `${blockName(event.block)} falls back from the ${positionNames[event.from]} to the reserve.`
            : `${blockName(event.block)} comes up from the reserve to the ${positionNames[event.to]}.`,
        side: event.side,
        case: '10.7',
      };
    case 'nativesToReserve':
      return {
        text: `${count(event.count, 'Native block')} ${event.count === 1 ? 'leaves' : 'leave'} the line after the first round.`,
        side: 'british',
        case: '10.12',
      };
    case 'stayed':
      return { text: `${sidesFirst[event.side]} stand.`, side: event.side, tone: 'quiet' };
    case 'leaving':
      return leaving(event);
    case 'retreated':
      return {
        text: `${event.blocks ? listed(event.blocks.map(blockName)) : count(event.count, `${sideAdjectives[event.side]} block`)} ${event.count === 1 ? GOES[event.manner][0] : GOES[event.manner][1]} from ${placeName(event.from)} to ${placeName(event.to)}.`,
        side: event.side,
        at: numberOf(event.to),
        case: event.manner === 'leader' ? 'K20' : event.manner === 'native' ? '11.7' : '11.5',
      };
    case 'battleEnded':
      return {
        text: `${sidesFirst[event.winner]} hold ${placeName(event.place)}.`,
        side: event.winner,
        at: numberOf(event.place),
        tone: 'loss',
      };
    case 'playerTurnEnded':
    case 'turnEnded':
      return undefined;
    case 'ended':
      return {
        text: ENDINGS[event.ending.reason],
        side: event.ending.winner,
        heading: 'chapter',
        tone: 'phase',
      };
  }
}

const ACTIVATED = {
  single: 'one block',
  group: 'a leader and his group',
  natives: 'the Natives',
  clinton: 'Clinton',
} as const;

function moved(event: Extract<Event, { type: 'moved' }>): Told {
  const { blocks, count: number, from, how, path, side } = event;
  const who = blocks ? listed(blocks.map(blockName)) : count(number, `${sideAdjectives[side]} block`);
  const to = path.at(-1) ?? from;
  const over = path.length > 1 ? ` by ${placeName(path[0] ?? '')}` : '';
  const verb = how === 'entry' ? 'enters at' : 'goes to';
  const verbs = how === 'entry' ? 'enter at' : 'go to';
  const start = how === 'entry' ? '' : ` from ${placeName(from)}`;
  return {
    text: `${who} ${number === 1 ? verb : verbs} ${placeName(to)}${start}${over}${how === 'forceMarch' ? ', by a forced march' : ''}.`,
    side,
    at: numberOf(to),
  };
}

const LOST_BY: Readonly<Record<Cause, string>> = {
  fire: '',
  withdrawalFire: ' in the withdrawal',
  retreatFire: ' in the retreat',
  ambush: ' in the ambush',
  overrun: ', overrun',
  attrition: ' on the march',
  noWayOut: ': there was no way out',
  gunLeft: ', left beside the track',
  arnold: ': he led from too far in front',
  desertion: ': they go home',
};

const LOST_CASES: Readonly<Record<Cause, string>> = {
  fire: '10.10',
  withdrawalFire: '11.2',
  retreatFire: '11.4',
  ambush: '13.4',
  overrun: '10.5',
  attrition: 'K26',
  noWayOut: '11.6',
  gunLeft: 'K60',
  arnold: '10.11',
  desertion: '13.5',
};

const GOES: Readonly<Record<Going, readonly [one: string, many: string]>> = {
  withdrawal: ['withdraws', 'withdraw'],
  retreat: ['retreats', 'retreat'],
  quiet: ['leaves', 'leave'],
  overrun: ['is driven', 'are driven'],
  leader: ['gives way', 'give way'],
  native: ['gives way', 'give way'],
};

const MANNERS: Readonly<Record<Manner, { readonly text: string; readonly case: string }>> = {
  withdrawal: { text: 'withdraw, under light fire', case: '11.1' },
  retreat: { text: 'must retreat', case: '11.3' },
  quiet: { text: 'leave the field', case: '10.12' },
};

function leaving({ isOrdered, manner, position, side }: Extract<Event, { type: 'leaving' }>): Told {
  const why =
    position !== undefined
      ? `: the ${positionNames[position]} is empty`
      : isOrdered
        ? ': a round went by without a shot'
        : '';
  return {
    text: `${sidesFirst[side]} ${MANNERS[manner].text}${why}.`,
    side,
    case: isOrdered ? 'K77' : MANNERS[manner].case,
    tone: 'loss',
  };
}

const ENDINGS = {
  albany: `Burgoyne dines in Albany: ${sideNames.british} win.`,
  grants: `The Grants are lost: ${sideNames.british} win.`,
  time: `November has come: ${sideNames.american} win.`,
  ruined: `The British army is a ruin: ${sideNames.american} win.`,
} as const;
