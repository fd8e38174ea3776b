/** What the computer would do, with names: which card, which dice, what price. */
import type { Action, FarmTypes, View } from '../../../engine/freemansFarm';
import type { AdviceWords } from '../../../games/contract';
import { listed } from '../../text/common';
import { actionNames } from './actions';
import { choiceName } from './commands';
import { cardName, generalNames, nameOf, tacticName, tacticsName } from './names';
import { planLines } from './plans';
import { play } from './play';

export const adviceWords: AdviceWords<FarmTypes> = {
  order: (view, { action, counsel }) => ({
    text: `The computer would ${deedOf(action, view)}.`,
    why: planLines(counsel),
  }),
};

/** ‘roll 2, 2 and 1 again for 3 cubes’. */
function deedOf(action: Action, view: View): string {
  switch (action.kind) {
    case 'keep':
      return `keep ${listed(action.cards.map(cardName))}`;
    case 'play':
      return `play ${cardName(action.card)}`;
    case 'countermand':
      return `let ${generalNames[action.general]} overrule ${cardName(action.card)}`;
    case 'activate':
      return `lead ${nameOf(action.formation)}`;
    case 'command':
      return `choose ‘${choiceName(action)}’`;
    case 'pay':
      return `pay with ${action.with === 'morale' ? '1 Morale' : '1 marker'}`;
    case 'reroll': {
      const dice = action.dice.map((place) => String(view.attack?.dice[place] ?? ''));
      return `roll ${listed(dice)} again for ${play.dice.pay[action.pay] ?? tacticsName(action.pay)}`;
    }
    case 'stand':
      return 'let the dice stand';
    case 'attack':
      return 'roll as it is';
    case 'playTactics':
      return `play ${tacticsName(action.card)}${action.formation ? ` on ${nameOf(action.formation)}` : ''}`;
    case 'buy': {
      const place = view.row[action.slot];
      return place ? `buy ${tacticName(place.title)}` : 'buy a card';
    }
    case 'rescue':
      return `send ${generalNames[action.general]}`;
    case 'letBreak':
      return 'let it break';
    case 'draw':
      return 'draw a card';
    case 'search':
      return `fetch ${cardName(action.card)}`;
    case 'cashIn':
      return `cash in ${listed(action.cards.map(tacticsName))}`;
    case 'pass':
      return view.decision?.kind === 'purchase' ? 'buy nothing' : 'pass';
    case 'roll':
      return `choose ${actionNames.roll}`;
  }
}
