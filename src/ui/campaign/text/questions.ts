/** Who is asked what: one sentence for each kind of decision, with its case and a hint. */
import type { About, DecisionKind, Side, View } from '../../../engine/campaign';
import { count, listed, placeName, positionNames } from './names';
import { sideNames, sidesFirst } from './sides';

export interface Question {
  readonly who: string;
  readonly question: string;
  readonly hint?: string | undefined;
  readonly case: string;
}

type Asked = Pick<Question, 'question' | 'hint'>;

export function questionFor(view: View): Question {
  const { decision } = view;
  if (!decision) return { who: 'The campaign', question: 'The campaign is over.', case: '5.5' };
  if (decision.kind === 'roll') return { who: 'Dice', ...rolling(view), case: decision.case };
  const side = decision.by;
  return { who: sidesFirst[side], ...ASKED[decision.kind](view, side), case: decision.case };
}

const ASKED: Readonly<Record<DecisionKind, (view: View, side: Side) => Asked>> = {
  strengthenStLedger: () => ({
    question: 'Give St. Ledger up to two more units?',
    hint: 'They leave Burgoyne’s box and come with St. Ledger, from turn 5 on, by Oswego.',
  }),
  placeMilitia: () => ({
    question: 'Where does the militia begin?',
    hint: 'New York and the Grants take one unit a place, Massachusetts two. Pick a unit, then a lit place; or take the ready-made places and change them.',
  }),
  desert: () => ({
    question: 'Which Natives go home?',
    hint: 'The harvest calls. One block leaves the game.',
  }),
  sendToHudson: ({ about }) => ({
    question: `Clinton threatens the Highlands. Who marches to West Point?`,
    hint:
      about?.kind === 'duty'
        ? `${count(about.owed, 'regular or elite unit')}${about.sp === undefined ? '' : `, together at least ${Math.max(0, about.sp)} SP`}.`
        : undefined,
  }),
  leaveHudson: () => ({
    question: 'Clinton has gone. Who comes back from West Point?',
    hint: 'To Albany, or to a place with an American leader. Whoever stays need not march if Clinton returns.',
  }),
  enter: ({ about }) => ({
    question: 'Reinforcements have come. Where do they enter?',
    hint:
      about?.kind === 'entry'
        ? `${count(about.count, 'block')} to come in, without action points. Pick one, then Albany, Bennington or Manchester.`
        : undefined,
  }),
  move: (view, side) => ({
    question: view.ap[side] > 0 ? `Move? ${view.ap[side]} AP left.` : 'No action points are left.',
    hint:
      view.ap[side] > 0
        ? 'Pick a place with your blocks. A leader with his group, a single unit or all Natives cost 1 AP, out of supply 2.'
        : undefined,
  }),
  march: ({ about }) => ({
    question: about?.kind === 'march' ? `On from ${placeName(about.place)}?` : 'March on?',
    hint: 'You may go one place farther. A leader may leave units here and take up others that have not moved.',
  }),
  nativeMarch: () => ({
    question: 'Where do the Natives go?',
    hint: 'Each may go up to two places, all for the one action point.',
  }),
  overrunRetreat: ({ about }) => ({
    question:
      about?.kind === 'givingWay'
        ? about.why === 'overrun'
          ? `Overrun at ${placeName(about.place)}. Where to?`
          : `The leader at ${placeName(about.place)} must give way. Where to?`
        : 'Where to?',
    hint: `${about?.kind === 'givingWay' && about.why === 'overrun' ? 'Each unit has lost 1 SP. ' : ''}All to one place. The first is nearest to supply.`,
  }),
  forceMarch: (view, side) => ({
    question: 'Force a march?',
    hint: `A leader who has moved may go one place on with infantry of his group: on 4 or more they go, then each unit may lose a step. Against the enemy it costs 1 AP (${view.ap[side]} left).`,
  }),
  chooseBattle: () => ({
    question: 'Which battle is fought first?',
    hint: 'One is over before the next begins. Point at an answer to see the place.',
  }),
  deploy: ({ battle }, side) => ({
    question: `Form your line at ${placeName(battle?.place ?? '')}.`,
    hint: `${battle?.attacker === side ? 'The enemy stands already, faces hidden.' : 'You set up first; the enemy does not see it.'} Left, centre and right each need foot or guns. The reserve stays hidden. Your left faces their right.`,
  }),
  stayOrGo: (_, side) => ({
    question: 'Stand or withdraw?',
    hint: `If ${sideNames[side]} go now, each enemy infantry unit in line has one die at them, and only sixes hit.`,
  }),
  coverNatives: ({ about }) => ({
    question: `The Natives are leaving. Who fills the ${about?.kind === 'cover' ? listed(about.positions.map((name) => positionNames[name])) : 'gap'}?`,
    hint: 'Foot or guns from the reserve. It is what that block does this round.',
  }),
  act: ({ battle }) => ({
    question: `Round ${battle?.round ?? 1}: fire or shift.`,
    hint: 'Each block once, in any order. A position without a unit means retreat for the whole army.',
  }),
  takeHit: ({ about }) => ({
    question: about?.kind === 'hits' ? `${count(about.left, 'hit')} to take. Who?` : 'Who takes the hit?',
    hint: 'Each hit turns a block by one step.',
  }),
  flee: ({ about }) => ({
    question:
      about?.kind === 'flights'
        ? `The militia wavers: ${count(about.left, 'unit')} must run. Which?`
        : 'Which militia runs?',
    hint: 'It goes to the reserve and does not come back in this battle.',
  }),
  retreat: ({ about }) => ({
    question: `Where do ${about?.kind === 'leaving' ? sideNames[about.side] : 'they'} go?`,
    hint: 'All to one place. The first is nearest to supply.',
  }),
  giveWay: ({ about }) => ({
    question: `The Natives at ${about?.kind === 'nativesGo' ? placeName(about.place) : 'this place'} make room. Where to?`,
    hint: 'To one of the nearest places without Americans.',
  }),
};

function rolling({ about, phase }: View): Asked {
  return {
    question: about
      ? rollAbout(about)
      : phase === 'movement'
        ? 'Does Clinton come up the Hudson? 4 or more.'
        : 'Action points for both sides.',
  };
}

function rollAbout(about: About): string {
  switch (about.kind) {
    case 'attempt':
      return about.stage === 'try'
        ? `Forced march to ${placeName(about.to)}: 4 or more and they go.`
        : `Forced march to ${placeName(about.to)}: who falls behind?`;
    case 'volley':
      return `${count(about.dice, 'die', 'dice')} at the ${positionNames[about.target]}.`;
    case 'leaving':
      return `Fire at ${sideNames[about.side]} as they go.`;
    case 'ambush':
      return `Ambush at ${placeName(about.place)}.`;
    default:
      return 'The dice fall.';
  }
}
