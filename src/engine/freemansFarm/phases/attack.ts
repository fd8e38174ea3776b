/** 6.1 steps 3 to 4.A An attack: cards of both sides, the roll, and rolling again. */
import { pop, top } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action, ActionOf } from '../actions';
import { diceOf, diceParts } from '../combat';
import { REROLL } from '../data/numbers';
import { findTactic } from '../data/tactics';
import { type FarmDecision, type FarmRoll, rollOf, type SideDecision } from '../decisions';
import type { Event } from '../events';
import { isBots, isInPlay, sideOf } from '../formations';
import type { AttackFrame } from '../frames';
import { loseMarkers, loseMorale } from '../losses';
import { spendCubes } from '../momentum';
import { occasionOf } from '../occasions';
import { playTactics } from '../playTactics';
import type { FarmRefusal } from '../refusals';
import { canReroll, diceSets, isPayment, paymentRefusal, placesRefusal, waysToPay } from '../rerolls';
import type { State } from '../state';
import { canPlayAny } from '../tactics';
import { applyResults } from './results';
import { applyShared, checkRoll, checkShared, type RulesOf, sharedActions } from './rules';

export const attack: RulesOf<'attack'> = {
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'prepare':
        // F69 the target can have gone out by a card
        if (!isInPlay(state, frame.target)) endVoid(state, frame, 'targetOut', emit);
        else if (mayPlay(state, frame)) return false;
        else frame.stage = 'answer';
        return true;
      case 'answer':
        if (mayPlay(state, frame)) return false;
        frame.stage = 'roll';
        return true;
      case 'threes': // F58
        if (threesIn(frame).length > 0) return false;
        frame.stage = 'results';
        return true;
      case 'maintain':
        if (canReroll(state, frame)) return false;
        frame.stage = 'results';
        return true;
      case 'answerReroll':
        // F25, F72 a Morale paid is tested first
        if (!isInPlay(state, frame.payer)) endVoid(state, frame, 'payerOut', emit);
        else if (mayPlay(state, frame)) return false;
        else frame.stage = 'reroll';
        return true;
      case 'results':
        applyResults(state, frame, emit);
        return true;
      case 'roll':
      case 'reroll':
        return false;
    }
  },
  decide: (state, frame): FarmDecision => rollAsked(state, frame) ?? questionOf(frame),
  actions(state, frame) {
    if (rollAsked(state, frame)) return [];
    return [...ownActions(state, frame), ...sharedActions(state, occasionOf(state, frame))];
  },
  check(state, frame, action) {
    const roll = rollAsked(state, frame);
    if (roll) return checkRoll(roll, action);
    if (action.kind === OWN[frame.stage]) return undefined;
    if (frame.stage === 'maintain' && action.kind === 'reroll') return rerollRefusal(state, frame, action);
    return checkShared(state, occasionOf(state, frame), action);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'roll') return rolled(state, frame, action.dice, emit);
    if (action.kind === 'reroll') return payReroll(state, frame, action, emit);
    if (action.kind === OWN[frame.stage]) {
      frame.stage = NEXT[frame.stage] ?? frame.stage;
      return undefined;
    }
    const played = applyShared(state, occasionOf(state, frame), action, emit);
    if (action.kind !== 'playTactics' || !played) return undefined;
    if (played.window === 'beforeRoll' || played.window === 'enemyBeforeRoll') frame.cards.push(action.card);
    else if (played.effect.do === 'cancelReroll') {
      // F72 the payment stands, the dice stay, and rolling has stopped
      frame.stage = 'results';
    }
    return undefined;
  },
};

type Stage = AttackFrame['stage'];
type Asking = 'prepare' | 'answer' | 'maintain' | 'answerReroll';

/** With what each question is answered if nothing is done, and what follows. */
const OWN: Partial<Record<Stage, Action['kind']>> = {
  prepare: 'attack',
  answer: 'pass',
  maintain: 'stand',
  answerReroll: 'pass',
};
const NEXT: Partial<Record<Stage, Stage>> = {
  prepare: 'answer',
  answer: 'roll',
  maintain: 'results',
  answerReroll: 'reroll',
};
const QUESTIONS: Readonly<Record<Asking, Pick<SideDecision, 'kind' | 'case'>>> = {
  prepare: { kind: 'prepareAttack', case: '6.1 step 3' },
  answer: { kind: 'answerAttack', case: '6.1 step 3' },
  maintain: { kind: 'maintain', case: '6.1 step 4.A' },
  answerReroll: { kind: 'answerReroll', case: '6.1 step 4.A' },
};
/** The defender answers in the enemy's turn. */
const isAnswer = (stage: Stage): boolean => stage === 'answer' || stage === 'answerReroll';

function questionOf(frame: AttackFrame): SideDecision {
  const { attacker, target, stage } = frame;
  const asked = QUESTIONS[stage as Asking];
  return isAnswer(stage)
    ? { ...asked, by: sideOf(target), formation: target }
    : { ...asked, by: sideOf(attacker), formation: attacker };
}

/** 13.1 the solitaire opponent holds no cards. */
function mayPlay(state: State, frame: AttackFrame): boolean {
  const occasion = occasionOf(state, frame);
  return !isBots(state, occasion.side) && canPlayAny(state, occasion);
}

/** The roll that is due now. */
function rollAsked(state: State, frame: AttackFrame): FarmRoll | undefined {
  const side = sideOf(frame.attacker);
  switch (frame.stage) {
    case 'roll': // F70
      return rollOf('attack', side, '6.1 step 4', diceOf(state, frame));
    case 'reroll':
      return rollOf('attack', side, '6.1 step 4.A', frame.again.length);
    case 'threes':
      return rollOf('attack', side, '13.1', threesIn(frame).length);
    default:
      return undefined;
  }
}

const threesIn = ({ dice }: AttackFrame): readonly number[] =>
  dice.flatMap((die, place) => (die === 3 ? [place] : []));

function rolled(state: State, frame: AttackFrame, shown: readonly number[], emit: Emit<Event>): void {
  const { attacker, target } = frame;
  const side = sideOf(attacker);
  const bySingles = isBots(state, side);
  if (frame.stage === 'roll') {
    const parts = diceParts(state, frame);
    frame.dice = [...shown];
    frame.stage = bySingles ? 'threes' : 'maintain';
    emit({ type: 'attackRolled', side, attacker, target, parts, dice: [...shown], bySingles });
    return;
  }
  const places = frame.stage === 'threes' ? threesIn(frame) : [...frame.again];
  places.forEach((place, at) => (frame.dice[place] = shown[at] ?? 0));
  frame.again = [];
  if (!bySingles) frame.stage = 'maintain';
  emit({ type: 'rerolled', side, attacker, places, shown: [...shown], dice: [...frame.dice] });
}

function ownActions(state: State, frame: AttackFrame): readonly Action[] {
  const own = OWN[frame.stage];
  const first = own ? [{ kind: own } as Action] : [];
  if (frame.stage !== 'maintain') return first;
  const sets = diceSets(frame.dice.length);
  return [
    ...first,
    ...waysToPay(state, frame).flatMap((pay) => sets.map((dice): Action => ({ kind: 'reroll', dice, pay }))),
  ];
}

function rerollRefusal(
  state: State,
  frame: AttackFrame,
  { dice, pay }: ActionOf<'reroll'>,
): FarmRefusal | undefined {
  return placesRefusal(frame, dice) ?? paymentRefusal(state, frame, pay);
}

/** F23 the payer is not always the attacker. */
function payReroll(
  state: State,
  frame: AttackFrame,
  { dice, pay }: ActionOf<'reroll'>,
  emit: Emit<Event>,
): void {
  const { payer } = frame;
  const side = sideOf(payer);
  frame.again = [...dice].sort((one, other) => one - other);
  frame.isFree = !isPayment(pay);
  frame.stage = 'answerReroll';
  emit({
    type: 'rerollPaid',
    side,
    formation: payer,
    pay: isPayment(pay) ? pay : 'card',
    places: [...frame.again],
  });
  if (pay === 'cubes') spendCubes(state, side, REROLL.cubes, 'reroll', emit);
  else if (pay === 'morale') loseMorale(state, payer, REROLL.morale, 'reroll', emit);
  else if (pay === 'marker') loseMarkers(state, payer, REROLL.markers, 'reroll', emit);
  else if (findTactic(pay)) playTactics(state, side, { kind: 'playTactics', card: pay }, emit);
}

/** F25, F69 no results for anybody, and nothing follows. */
function endVoid(state: State, frame: AttackFrame, why: 'payerOut' | 'targetOut', emit: Emit<Event>): void {
  const { attacker, target } = frame;
  pop(state);
  emit({ type: 'attackVoid', side: sideOf(attacker), attacker, target, why });
  const below = top(state);
  if (below?.kind === 'activation') below.stage = 'over';
}
