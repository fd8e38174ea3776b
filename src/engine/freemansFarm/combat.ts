/** 6.1 steps 4 and 5, 9.2, 13.1 How many dice an attack rolls, and what they come to. */
import { allHold } from './board';
import { threatens } from './commands';
import { COMMAND_BY_ID } from './data/commands';
import { GENERAL_BY_ID } from './data/generals';
import { DICE_LIMITS, TWOS_THAT_COUNT } from './data/numbers';
import { findTactic } from './data/tactics';
import type { CommandModifier, FormationId, GeneralId, ObjectiveId, TacticId } from './data/types';
import { hasTrack, isBots, sideOf } from './formations';
import type { AttackFrame, AttackResults } from './frames';
import type { State } from './state';
import { diceOfCommand, diceOfModifier } from './values';

/** A named part of the number of dice. */
export interface DicePart {
  readonly code: 'command' | 'most' | 'fewest' | CommandModifier['code'] | GeneralId | TacticId;
  readonly dice: number;
}

/** What the number of dice follows from. */
export type Attacking = Pick<AttackFrame, 'attacker' | 'command' | 'target' | 'general' | 'cards'>;

/** F31 all additions, cut to 7, then all that takes dice away, not below 2. `cards` are those of both sides. */
export function diceParts(state: State, { command, target, general, cards }: Attacking): readonly DicePart[] {
  const { modifiers } = COMMAND_BY_ID[command];
  const played = cards.flatMap((card) => findTactic(card) ?? []);
  const parts: DicePart[] = [{ code: 'command', dice: diceOfCommand(state, command) }];
  for (const modifier of modifiers)
    if (allHold(state, modifier.when))
      parts.push({ code: modifier.code, dice: diceOfModifier(state, modifier) });
  // F71 in every attack of the activation
  if (general && GENERAL_BY_ID[general].extraDice > 0)
    parts.push({ code: general, dice: GENERAL_BY_ID[general].extraDice });
  for (const { id, effect } of played)
    if (effect.do === 'addDice') parts.push({ code: id, dice: effect.dice });
  limit(parts, 'most');
  for (const { card, formation } of state.attached) {
    const tactic = findTactic(card);
    if (formation === target && tactic?.effect.do === 'attach')
      parts.push({ code: tactic.id, dice: -tactic.effect.removesDice });
  }
  for (const { id, effect } of played)
    if (effect.do === 'removeDice') parts.push({ code: id, dice: -effect.dice });
  limit(parts, 'fewest');
  return parts;
}

function limit(parts: DicePart[], code: 'most' | 'fewest'): void {
  const sum = sumOf(parts);
  const over = code === 'most' ? Math.min(0, DICE_LIMITS.most - sum) : Math.max(0, DICE_LIMITS.fewest - sum);
  if (over !== 0) parts.push({ code, dice: over });
}

export const sumOf = (parts: readonly DicePart[]): number => parts.reduce((sum, { dice }) => sum + dice, 0);

export const diceOf = (state: State, attack: Attacking): number => sumOf(diceParts(state, attack));

/** How the dice of an attack are read. */
export interface Reading {
  /** 10 the enemy's objective that it threatens. */
  readonly objective: ObjectiveId | undefined;
  /** 13.1 each die counts, not each pair. */
  readonly bySingles: boolean;
  /** 4.3 a single 6 drives skirmishers off. */
  readonly singleSix: boolean;
  /** F59 without a track the solitaire opponent ignores its own 1s. */
  readonly ignoresOnes: boolean;
  /** F56. */
  readonly mostTwos: number;
}

export function readingOf(state: State, { attacker, command, target, cards }: Attacking): Reading {
  const bySingles = isBots(state, sideOf(attacker));
  return {
    objective: threatens(state, COMMAND_BY_ID[command], target),
    bySingles,
    singleSix: cards.some((card) => findTactic(card)?.effect.do === 'singleSixTakesSkirmishers'),
    ignoresOnes: bySingles && !hasTrack(attacker),
    mostTwos: bySingles && state.bot ? TWOS_THAT_COUNT[state.bot.level] : DICE_LIMITS.most,
  };
}

/** How often each face is shown, from 1 to 6. */
export function countFaces(dice: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  return counts;
}

/** 6.1 step 4 what so many of each face come to. */
export function resultsOf(counts: readonly number[], reading: Reading): AttackResults {
  const { bySingles, objective, singleSix, ignoresOnes, mostTwos } = reading;
  const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0] = counts;
  // F28 n of a kind are floor(n / 2) pairs
  const scored = (number: number) => (bySingles ? number : Math.floor(number / 2));
  // 10, F49, F60 the first one takes the skirmishers instead of a marker
  const needed = bySingles || singleSix ? 1 : 2;
  const takes = objective !== undefined && sixes >= needed;
  return {
    skirmishers: takes ? objective : undefined,
    defenderMarkers: scored(takes ? sixes - needed : sixes),
    defenderMorale: scored(fours) + scored(fives),
    attackerMarkers: ignoresOnes ? 0 : scored(ones),
    attackerMorale: Math.min(scored(twos), mostTwos),
    cubes: bySingles ? 0 : threes,
  };
}

/** What a die on the table does as it lies; a die that does nothing has no meaning. */
export const MEANINGS = [
  'ownMarker',
  'ownMorale',
  'cube',
  'enemyMorale',
  'enemyMarker',
  'objective',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** By place: dice of a kind count from the left, and what is over counts for nothing. */
export function meaningsOf(dice: readonly number[], reading: Reading): readonly (Meaning | undefined)[] {
  const { bySingles } = reading;
  const results = resultsOf(countFaces(dice), reading);
  const each = bySingles ? 1 : 2;
  const forObjective = results.skirmishers === undefined ? 0 : bySingles || reading.singleSix ? 1 : 2;
  /** How many dice of each face do something. */
  const counting = [
    results.attackerMarkers * each,
    bySingles ? results.attackerMorale : Math.floor((countFaces(dice)[1] ?? 0) / 2) * 2,
    results.cubes,
    Math.floor((countFaces(dice)[3] ?? 0) / each) * each,
    Math.floor((countFaces(dice)[4] ?? 0) / each) * each,
    forObjective + results.defenderMarkers * each,
  ];
  const seen = [0, 0, 0, 0, 0, 0];
  return dice.map((die) => {
    const before = seen[die - 1] ?? 0;
    seen[die - 1] = before + 1;
    if (before >= (counting[die - 1] ?? 0)) return undefined;
    return die === 6 && before < forObjective ? 'objective' : FACES[die - 1];
  });
}

const FACES: readonly Meaning[] = [
  'ownMarker',
  'ownMorale',
  'cube',
  'enemyMorale',
  'enemyMorale',
  'enemyMarker',
];

/** 4.3 the Morale that cards cost the attacker afterwards, each a loss of its own. */
export const losesAfter = (cards: readonly string[]): readonly number[] =>
  cards.flatMap((card) => {
    const effect = findTactic(card)?.effect;
    return effect?.do === 'addDice' && effect.moraleAfter !== undefined ? [effect.moraleAfter] : [];
  });

/** A fresh attack; nothing of it is rolled yet. */
export const newAttack = (
  attacker: FormationId,
  payer: FormationId,
  command: AttackFrame['command'],
  target: FormationId,
  general: GeneralId | undefined,
): AttackFrame => ({
  kind: 'attack',
  stage: 'prepare',
  attacker,
  payer,
  command,
  target,
  general,
  cards: [],
  dice: [],
  again: [],
  isFree: false,
  results: undefined,
  applied: 0,
});
