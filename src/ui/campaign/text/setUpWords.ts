/** The words of the campaign's set-up. */
import type { OptionName } from '../../../engine/campaign';

export const setUp = {
  lead: 'Summer 1777. Burgoyne comes down the lakes from Canada with eight thousand men, St. Ledger by the Mohawk with a few hundred more. Between them and Albany stand forts, forests, and an army that melts away and comes back larger.',
  two: 'Two players, one screen',
  solo: 'Solo, both sides',
  look: 'See the map of the campaign',
  choices: 'Set-up, options and dice',
  usual: 'as usual',
  changed: (changes: number) => (changes === 1 ? 'one change' : `${changes} changes`),
  militia: {
    title: 'American militia',
    ready: ['Ready-made', 'fourteen militia units stand in their places; play begins at once'],
    own: ['By choice', 'the American player places them before the first turn'],
    case: '3.3',
  },
  fog: {
    title: 'Hidden blocks, for two players',
    on: ['Hidden', 'each side sees only its own faces; the screen changes hands'],
    off: ['Open', 'all blocks lie open'],
    case: '2.1',
  },
  dice: {
    title: 'Dice',
    ours: ['By the page', 'sealed before the first roll'],
    own: ['Your own', 'roll on the table and enter the numbers'],
  },
  seed: {
    title: 'Seed',
    empty: 'new dice every time',
    hint: 'The same words give the same dice. Whoever knows them knows the rolls.',
  },
  options: 'Options',
  optionsNote: 'The rulebook offers five, and leaves one question open. All are off unless you choose them.',
  names: {
    holdingBoxes: [
      'Leaders hide their groups',
      'The enemy sees a leader’s block and not how many march with him.',
      '13.1',
    ],
    strongStLedger: [
      'A stronger St. Ledger',
      'The British may give him up to two of Burgoyne’s units.',
      '13.2',
    ],
    militiaReaction: [
      'Militia answers raids',
      'A Native attack before turn 5 brings the militia of turn 5 at once.',
      '13.3',
    ],
    ambush: ['Native ambush', 'Natives shoot at Americans who are driven into their place.', '13.4'],
    desertion: ['Natives go home', 'One Native block leaves on turns 12, 15 and 18.', '13.5'],
    moveOnEntry: [
      'Reinforcements may move on',
      'Americans who enter may still be moved with action points.',
      'K11',
    ],
  } satisfies Record<OptionName, readonly [string, string, string]>,
  reset: 'As usual again',
  facts: [
    ['Length', '20 turns of a week; two evenings, or one that ends early'],
    [
      'British',
      'Burgoyne with 23 blocks in Canada, St. Ledger with five from turn 5, five Native blocks ahead of them',
    ],
    ['Americans', 'a garrison at Ticonderoga, militia everywhere, an army that grows from turn 5 to turn 14'],
  ],
};
