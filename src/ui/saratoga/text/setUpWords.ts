/** The words of the set-up: what a battle's card says, and what may be chosen. */
import type { OptionName, Options, Side } from '../../../engine/saratoga';
import { sideNames } from './sides';

export const setUp = {
  battleFacts: {
    length: 'Length',
    turns: (turns: number, from: string, to: string) => `${turns} turns, ${from} to ${to}`,
    armies: 'Armies',
    strength: (british: number, american: number) =>
      `${british} British and German units, ${american} American`,
    setUp: 'Set-up',
    two: 'Two players, one screen',
    solo: 'Solo, both sides',
    look: (name: string) => `See ${name} deployed`,
    play: 'Play this',
    how: 'How do you play?',
  },
  choices: {
    title: 'Set-up, dice and house rules',
    usual: 'standard',
    changed: (count: number) => `${count} changed`,
    short: (count: number) => (count === 0 ? 'Options' : `Options: ${count} changed`),
    reset: 'All standard',
    begin: (name: string) => `Play ${name}`,
    fog: {
      title: 'Fog of war',
      on: [
        'Hidden',
        'of the other side’s stacks only the top unit shows outside the Combat Phase; the screen is handed over.',
      ],
      off: ['Open', 'both sides see everything, and nobody has to look away.'],
      note: 'For two players; whoever plays both sides sees everything. It hides the counters from eyes, not from somebody who takes the program apart.',
    },
    deployment: {
      title: 'Deployment',
      ready: ['Ready-made', 'both armies stand in their places, and the first turn begins.'],
      own: ['Your own', 'each side places its counters within the areas that 11.0 gives it.'],
    },
    dice: {
      title: 'Dice',
      ours: [
        'From the page',
        'rolled by a seed that this browser draws, and that anybody can check afterwards.',
      ],
      own: ['Real dice', 'you roll on your table and enter what they show.'],
    },
    seed: {
      title: 'Seed of the dice',
      hint: 'Empty means new dice. The same words give the same rolls in the same order.',
      empty: 'new dice',
    },
    handicap: {
      title: 'Handicap',
      none: 'None: both sides count what they win.',
      given: (side: Side) => `Points for ${sideNames[side]} before the count.`,
      points: 'Points',
      note: 'A house rule of ours, for players of different skill. It counts when night falls; the exit at 0113 and broken armies decide as ever. Between equal computer generals, 19 September is about even without one (British 52% of 1,000 games), and 7 October with 5 points for the British (37% without, 48% of 1,000 games with them).',
    },
    rulings: 'Rulings',
    rulingsNote:
      'Where the rulebook can be read in two ways, the first choice is ours. Agree on another before the game, if you like.',
    options: {
      returnFire: {
        case: '5.1',
        name: 'Firing back',
        always: 'Whoever is attacked may fire back, activated or not.',
        strict:
          'Infantry that is not activated fires back only if it began the Command Phase in an enemy zone of control.',
      },
      defensiveGuns: {
        case: '7.4',
        name: 'Guns in defence',
        any: 'They may fire at any enemy within range and sight.',
        supporting: 'They may fire only at enemies who stand next to their friends.',
      },
      wingCommand: {
        case: '3.7',
        name: 'The American wings',
        own: 'Infantry obeys the commander of its own wing, Arnold or Gates.',
        either: 'Infantry obeys whichever of the two is near.',
      },
      losHeight: {
        case: '7.4.1',
        name: 'Heights in the line of sight',
        both: 'Ground in between blocks if it is higher than gun and target both.',
        either: 'It blocks if it is higher than one of the two.',
      },
      edgeOfMap: {
        case: '3.8.3',
        name: 'Broken units at the edge of the map',
        lost: 'One that could only go off the map is lost.',
        stay: 'It may stay while no enemy is within three hexes.',
      },
      victorySteps: {
        case: '10.0',
        name: 'Steps for victory points',
        hits: 'A unit turned over counts 2, one eliminated 4.',
        faces: 'They count 1 and 2.',
      },
    } satisfies { readonly [Name in OptionName]: Record<'case' | 'name' | Options[Name], string> },
  },
};
