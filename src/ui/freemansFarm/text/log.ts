/** What happened, a line an event: who did what, with numbers as numbers. */
import {
  BOXES,
  type Cause,
  type Event,
  FORMATION_BY_ID,
  type FormationId,
  sideOf,
} from '../../../engine/freemansFarm';
import type { LogLine } from '../../../games/contract';
import { capital, count, listed } from '../../text/common';
import { choiceName } from './commands';
import { boxNames, cardName, generalNames, nameDoes, nameOf, objectiveNames, tacticsName } from './names';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

type Line = Omit<LogLine, 'tone'> & { readonly tone?: string };

/** What is not worth a line has none. */
export function logLine(event: Event): LogLine | undefined {
  const line = lineOf(event);
  return line && { tone: '', ...line };
}

/** The number of a formation's starting box, to find it on the board. */
export const placeOf = (formation: FormationId): number =>
  BOXES.indexOf(FORMATION_BY_ID[formation].startsAt) + 1;

const about = (formation: FormationId, text: string, more: Partial<Line> = {}): Line => ({
  text: capital(text),
  side: sideOf(formation),
  at: placeOf(formation),
  ...more,
});

function lineOf(event: Event): Line | undefined {
  switch (event.type) {
    case 'drew':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} draw ${event.card ? cardName(event.card) : 'a card'}.`,
        heading: 'note',
      };
    case 'kept':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} keep ${event.cards ? listed(event.cards.map(cardName)) : 'three cards'}.`,
        case: '5',
      };
    case 'fetched':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} fetch ${event.card ? cardName(event.card) : 'a card'} from the deck.`,
      };
    case 'rowFilled':
      return { text: `${tacticsName(event.card)} comes into the row.`, heading: 'note' };
    case 'rowMoved':
      return event.discarded === null
        ? undefined
        : { text: `The row moves on: ${tacticsName(event.discarded)} is gone.`, heading: 'note' };
    case 'turnBegan':
      return {
        side: event.side,
        text:
          event.side === 'british'
            ? `Round ${event.round}: the British turn`
            : `Round ${event.round}: the American turn`,
        heading: event.side === 'british' ? 'turn' : 'chapter',
        tone: 'phase',
      };
    case 'turnEnded':
      return undefined;
    case 'cardPlayed':
      return about(event.formation, `${sideNames[event.side]} play ${cardName(event.card)}.`, {
        tone: 'ff-card',
        case: '6.1 step 1',
      });
    case 'countermanded':
      return {
        side: event.side,
        text: `${generalNames[event.general]} overrules ${cardName(event.card)}.`,
        tone: 'ff-card',
        case: '6.1 step 1.A',
      };
    case 'cubesGained':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} gain ${count(event.cubes, 'cube')}${GAINS[event.why]}.`,
      };
    case 'cubesSpent':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} pay ${count(event.cubes, 'cube')}${SPENDS[event.why]}.`,
      };
    case 'activated':
      return about(event.formation, `${nameDoes(event.formation, 'are')} activated.`);
    case 'noCommand':
      return about(event.formation, `${nameOf(event.formation)} can do nothing now, and pays nothing.`);
    case 'commanded':
      return about(event.formation, `${nameOf(event.formation)}: ${choiceName(event)}.`);
    case 'costWaived':
      return about(event.formation, `${nameDoes(event.formation, 'pay')} nothing: ${WAIVED[event.by]}.`);
    case 'moved':
      return about(event.formation, `${nameDoes(event.formation, 'move')} to ${boxNames[event.to]}.`);
    case 'reinforced':
      return about(
        event.to,
        `${nameDoes(event.from, 'send')} ${nameOf(event.to)} ${count(event.markers, 'marker')}.`,
      );
    case 'attackRolled':
      return about(event.attacker, `${nameDoes(event.attacker, 'attack')} ${nameOf(event.target)}.`, {
        dice: event.dice,
        case: event.bySingles ? '13.1' : '6.1 step 4',
      });
    case 'rerollPaid': // what it cost has a line of its own
      return undefined;
    case 'rerolled':
      return about(event.attacker, `rolled again: now ${event.dice.join(' ')}.`, { dice: event.shown });
    case 'attackResolved':
      return undefined;
    case 'attackVoid':
      return about(event.attacker, `the attack comes to nothing: ${VOID[event.why]}.`);
    case 'objectiveTaken':
      return about(
        event.by,
        `${nameDoes(event.by, 'drive')} the skirmishers off: ${objectiveNames[event.objective]} is ${sideAdjectives[event.side]}.`,
        { tone: 'ff-great', case: '10' },
      );
    case 'objectiveTurned':
      return {
        side: event.side,
        text: `${objectiveNames[event.objective]} turns ${sideAdjectives[event.side]}.`,
        case: event.objective === 'mill' ? '10.2' : '10.1',
      };
    case 'markersLost':
      return about(
        event.formation,
        `${nameDoes(event.formation, 'lose')} ${count(event.markers, 'marker')}${CAUSED[event.cause]}: ${event.left} left.`,
        { tone: event.cause === 'attack' ? 'ff-loss' : '' },
      );
    case 'moraleLost':
      return about(
        event.formation,
        `${nameDoes(event.formation, 'lose')} ${event.points} Morale${CAUSED[event.cause]}: down to ${event.left}.`,
        { tone: event.cause === 'attack' ? 'ff-loss' : '' },
      );
    case 'moraleGained':
      return about(
        event.formation,
        `${nameDoes(event.formation, 'gain')} ${event.points} Morale: up to ${event.left}.`,
      );
    case 'markersGained':
      return about(
        event.formation,
        `${nameDoes(event.formation, 'gain')} ${count(event.markers, 'marker')}: ${event.left} now.`,
      );
    case 'moraleTested':
      return about(event.formation, testWords(event), {
        ...(event.die === undefined ? {} : { dice: [event.die] }),
        case: '7',
      });
    case 'rallied':
      return about(
        event.formation,
        `${generalNames[event.general]} rallies ${nameOf(event.formation)}: it stays.`,
        { case: '13.2' },
      );
    case 'wentOut':
      return about(
        event.formation,
        `${nameDoes(event.formation, 'are')} ${event.how}${FALLEN[event.cause]}.`,
        {
          tone: 'ff-great',
          case: '12',
        },
      );
    case 'tacticsPlayed':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} play ${tacticsName(event.card)}${event.formation ? ` on ${nameOf(event.formation)}` : ''}.`,
        tone: 'ff-card',
        case: '4.3',
      };
    case 'tacticsTaken':
      return { side: event.side, text: `${sidesFirst[event.side]} take ${tacticsName(event.card)}.` };
    case 'tacticsDetached':
      return { text: `${tacticsName(event.card)} goes with ${nameOf(event.formation)}.` };
    case 'cashedIn':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} cash in ${listed(event.cards.map(tacticsName))}.`,
      };
    case 'generalReadied':
      return { side: event.side, text: `${generalNames[event.general]} is ready again.` };
    case 'bought':
      return {
        side: event.side,
        text: `${sidesFirst[event.side]} buy ${tacticsName(event.card)}.`,
        case: '6.1 step 6',
      };
    case 'flipped':
      return about(event.formation, `${sideNames[event.side]} turn up ${cardName(event.card)}.`, {
        tone: 'ff-card',
        case: '13.2',
      });
    case 'orderFollowed':
      return about(
        event.formation,
        event.skipped.length === 0
          ? `${nameOf(event.formation)} follows the first of its orders.`
          : `${nameOf(event.formation)} follows order ${event.place + 1}: the ones before it cannot be played.`,
        { case: '13.1' },
      );
    case 'noOrder':
      return about(event.formation, `${nameOf(event.formation)} has no order that can be played.`, {
        case: '13.1',
      });
    case 'ended':
      return { text: 'The battle is over.', tone: 'phase', heading: 'note', case: '12' };
  }
}

type Tested = Extract<Event, { readonly type: 'moraleTested' }>;

function testWords({ formation, die, needed, passed, general }: Tested): string {
  const who = general
    ? `${generalNames[general]} tries to hold ${nameOf(formation)}`
    : `${nameOf(formation)} tests its nerve`;
  if (die === undefined) return `${who}: steady at 5.`;
  return `${who}: rolls ${die}, needs ${needed} or less. ${passed ? 'It holds.' : general ? 'He fails.' : 'It fails.'}`;
}

const GAINS = {
  card: '',
  general: ' from the general',
  set: ' for three equal cards in a row',
  noTargets: ' because nobody is left to attack',
  threes: ' for threes',
  cashIn: ' for three Tactics cards',
} as const;

const SPENDS = { reroll: ' to roll again', buy: '', search: ' to search the deck' } as const;

const WAIVED = {
  general: 'the general is with it',
  command: 'the Command is free',
  card: 'Willing Troops',
  noMarker: 'it has nothing to pay with',
} as const;

const VOID = { payerOut: 'whoever paid for it is out', targetOut: 'its target is out' } as const;

/** Why something was lost, behind what it was. */
export const CAUSED: Readonly<Record<Cause, string>> = {
  activation: ' for acting',
  extraCost: ' for the charge',
  reroll: ' to roll again',
  attack: '',
  afterAttack: ' after the attack',
  card: ' by a card',
  sent: '',
};

const FALLEN: Readonly<Record<Cause, string>> = {
  activation: ' by what it paid to act',
  extraCost: ' by its own charge',
  reroll: ' by paying to roll again',
  attack: '',
  afterAttack: ' after its attack',
  card: ' by a card',
  sent: ' by sending its last marker away',
};
