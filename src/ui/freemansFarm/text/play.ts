/** The words of the table in play: buttons, chances, what is held, what comes. */
import type { AttackView, Chances, Level, Meaning, Side, View } from '../../../engine/freemansFarm';
import { capital, count } from '../../text/common';
import { isIdle } from '../play/meanings';
import { nameDoes } from './names';
import { sideAdjectives, sideNames } from './sides';

/** Less than any chance of seven dice: what sums are off by. */
const TINY = 1e-9;

/** ‘37%’; what is possible is never 0%, what is not certain never 100%. */
export function percent(chance: number): string {
  if (chance <= TINY) return '0%';
  if (chance >= 1 - TINY) return '100%';
  const rounded = Math.round(chance * 100);
  return rounded === 0 ? '<1%' : rounded === 100 ? '>99%' : `${rounded}%`;
}

const average = (number: number): string => String(Math.round(number * 100) / 100);

export const play = {
  title: 'Freeman’s Farm, with cards',
  round: (round: number, last: number) => `Round ${round} of ${last}`,
  setup: 'The hands',
  over: 'The end',
  turnOf: (side: Side) => `${sideAdjectives[side]} turn`,
  tabs: { cards: 'Cards', formation: 'Formations' },
  seat: {
    table: 'Both may look. Hands stay hidden.',
    alone: (side: string) => `Only ${side} may look.`,
  },
  lookAtHand: 'Look at my hand',
  hideHand: 'Hide my hand again',
  aim: {
    title: 'What you play for',
    british:
      'Break or destroy three American formations before round 15 is over. If time runs out, the Americans win.',
    american:
      'Break or destroy three British formations, or hold out for 15 rounds. Breymann does not count.',
    againstBot: (bot: Side) =>
      `Break or destroy three formations of ${sideNames[bot]} within 15 rounds: if time runs out, the opponent has won.${bot === 'british' ? ' Breymann does not count.' : ''}`,
    orders: (level: Level) =>
      `It plays by printed orders, level ${level}: it turns up a card and does what is printed for that formation.`,
  },
  keep: {
    chosen: (cards: number) => `${cards} of 3 chosen`,
    done: 'Keep these three',
  },
  card: {
    cubes: (cubes: number) => count(cubes, 'cube'),
    icons: (icons: number) => `${count(icons, 'Momentum icon')}`,
    play: (name: string) => `Play ${name}`,
    brings: (cubes: number) => `Brings ${count(cubes, 'cube')}`,
    set: 'third card in a row with as many: 2 cubes more',
    noTargets: 'nobody is left to attack: 2 cubes more',
    out: 'Its formation is out: it brings cubes and nothing else.',
    can: 'It could then:',
    nothing: 'Its formation could do nothing now, and would pay nothing.',
    idle: 'nothing now',
    left: (cards: number, live: number) =>
      `Each card comes once: ${cards} left in hand and deck${live < cards ? `, ${live} of formations still in battle` : ''}.`,
    instead: 'Or let a general take over:',
    general: (name: string) => `${name} instead`,
    generalBrings: (cubes: number, dice: number, isFree: boolean) =>
      [
        `${cubes} cubes`,
        ...(dice > 0 ? [`+${dice} ${dice === 1 ? 'die' : 'dice'}`] : []),
        ...(isFree ? ['no cost'] : []),
        'once a game',
      ].join(', '),
    sets: (icons: readonly number[]) =>
      icons.length === 0
        ? 'Three cards in a row with equally many cubes bring 2 more.'
        : `Cubes of your last cards: ${icons.slice(-2).join(', ')}. Three equal in a row bring 2 more.`,
  },
  command: {
    dice: (dice: number) => `${dice} dice`,
    odds: (dice: number, targetLoses: string, harm: number, attacker: string, own: number) =>
      `${dice} dice: on average ${targetLoses} ${average(harm)} Morale or markers, ${attacker} ${average(own)} besides what is paid`,
    skirmishers: (chance: number) => `skirmishers driven off ${percent(chance)}`,
    out: (name: string, chance: number) => `${name} out ${percent(chance)}`,
    also: 'Not now',
    must: 'must be chosen',
    free: 'free',
    costs: 'then 1 Morale or 1 marker',
    extra: (morale: number) => `and ${morale} Morale more`,
    provenance: 'What this rests on',
  },
  cost: {
    morale: (from: number) => `1 Morale: ${from} to ${from - 1}`,
    marker: (left: number) => `1 marker: ${left} left`,
    safe: 'no test',
    risk: (chance: number) => (chance >= 1 ? 'it goes out for certain' : `breaks with ${percent(chance)}`),
    lastMarker: 'its last: it is destroyed',
  },
  attack: {
    roll: (dice: number) => `Roll ${dice} dice`,
    what: 'Chance that',
    result: 'Result',
    cubesNow: 'cubes',
    sum: (dice: number) => `= ${dice}`,
    chances: 'Chances of this roll (average)',
    chancesAgain: (dice: number) =>
      `Now / if ${dice === 1 ? 'this one is' : `these ${dice} are`} rolled again (average)`,
    chancesMarked: (dice: number) =>
      `Now / if the marked ${dice === 1 ? 'die is' : `${dice} are`} rolled again (average)`,
    standing: 'As they lie, if you stand',
    enemy: (name: string) => name,
    losesMorale: 'loses Morale',
    losesMarker: 'loses a marker',
    goesOut: 'goes out',
    objective: (name: string) => `${name} taken`,
    cubes: 'cubes on average',
    avg: average,
    or: ' / ',
    mean: (number: number) => `(${average(number)})`,
    singles: 'The opponent needs no pairs: each die counts, and 3s are rolled again.',
    pairs: 'Pairs count: 4s, 5s and 6s hurt them, 1s and 2s hurt you. Each 3 is a cube.',
    pass: 'Let it come',
    passReroll: 'Let them roll',
  },
  dice: {
    choose: (face: number, meaning: string) => `Die ${face}, ${meaning}`,
    paidFor: (face: number, meaning: string) => `Die ${face}, ${meaning}; to be rolled again`,
    noTrack: (name: string) => `nothing: ${name} no Morale`,
    nothing: 'does nothing',
    again: (dice: number) => `Roll ${dice} again for:`,
    none: 'Choose dice to roll again.',
    all: 'All',
    idle: 'Idle dice',
    bad: 'Idle and harmful',
    clear: 'None',
    stand: 'Let them stand',
    pay: { cubes: '3 cubes', morale: '1 Morale', marker: '1 marker' } as Readonly<Record<string, string>>,
    outFirst: (chance: number) => `${percent(chance)} to go out first`,
    void: 'Out first: the attack would be void.',
    tooFew: (cubes: number, needed: number) => `(cubes: ${cubes} of ${needed})`,
  },
  rescue: {
    general: (name: string, needed: number) => `${name}: a new test, ${Math.min(6, needed)} or less`,
    chance: (needed: number) => `holds with ${percent(Math.min(6, needed) / 6)}; he is used up either way`,
    letBreak: 'Let it break',
  },
  followUp: { pass: 'No, that is enough' },
  purchase: {
    buy: (name: string, cost: number) => `Buy ${name}, ${count(cost, 'cube')}`,
    buyIdle: (name: string, cost: number, isBot: boolean) =>
      `Buy ${name}, ${count(cost, 'cube')}, ${isBot ? 'only to cash it in' : 'to keep it from the enemy'}`,
    pass: 'Buy nothing',
    have: (cubes: number) => `You have ${count(cubes, 'cube')}.`,
    leaves: 'leaves if nobody buys',
    uselessToYou: 'only the enemy can use it',
    uselessToAll: 'nobody can use it in this game',
    uselessToBot: 'does nothing against this opponent',
  },
  draw: {
    draw: 'Draw a card',
    search: 'Search the deck, 5 cubes',
    aide: 'Aide-de-Camp: choose the card',
    look: 'Look through my deck',
    fetch: 'Which card do you fetch?',
  },
  tactics: {
    playable: 'Tactics cards you can play',
    playOn: (what: string) => `on ${what}`,
    take: (what: string) => `take ${what}`,
    cashIn: 'Cash in three cards for 1 cube',
    cashChosen: (chosen: number) => `${chosen} of 3 chosen`,
    cash: 'Cash in these three',
    back: 'Keep them',
    row: 'For sale',
    rowHint: 'One a turn; without a purchase the row moves down and the last card is lost.',
    held: (side: Side) => `${sideAdjectives[side]} Tactics cards`,
    none: 'none',
    price: (cost: number) => count(cost, 'cube'),
    tooDear: 'too few',
    leaving: 'leaves next',
    gap: 'empty',
    deck: (left: number) => `${count(left, 'card')} to come`,
    discards: (gone: number) => `${gone} gone`,
    unseen: 'Still to come',
    gone: 'Gone',
    attached: (name: string) => `with ${name}`,
    when: (words: string) => `Played ${words}.`,
  },
  cubes: {
    title: 'Cubes',
    of: (side: Side) => sideAdjectives[side],
    pool: 'Pool',
  },
  generals: { title: 'Generals', ready: 'ready', used: 'used' },
  lost: {
    title: (lost: number, most: number) => `Formations lost: ${lost} of ${most}`,
    of: (side: Side, lost: number, most: number) =>
      `${sideAdjectives[side]} formations lost: ${lost} of ${most}`,
  },
  decks: {
    title: 'Activation cards',
    hand: (side: Side) => `${sideAdjectives[side]} hand`,
    of: (side: Side, hand: number, deck: number) =>
      `${sideAdjectives[side]}: ${hand} in hand, ${deck} in the deck`,
    bot: (side: Side, deck: number) => `${sideAdjectives[side]} opponent: ${deck} in the deck`,
    unplayed: 'Not played yet, hand and deck together',
    played: 'Played',
  },
  formation: {
    morale: 'Morale',
    noTrack: 'no Morale track',
    markers: (markers: number, spaces: number) => `${markers} of ${spaces} markers`,
    next: (chance: number) => `${percent(chance)} that the next Morale lost breaks it`,
    cards: (played: number, all: number, inHand: number | undefined) =>
      [`${played} of ${all} cards played`, ...(inHand ? [`${inHand} in hand`] : [])].join(', '),
    noCards: 'no cards: others fire it',
    danger: (chance: number) => `next loss: ${percent(chance)}`,
    dangerMeans: 'The chance that the next Morale it loses breaks it.',
    short: (played: number, all: number, inHand: number | undefined) =>
      inHand ? `${inHand} in hand` : count(all - played, 'card'),
    broken: (round: number) => `broken in round ${round}`,
    destroyed: (round: number) => `destroyed in round ${round}`,
    stands: (box: string) => `stands in ${box}`,
    commands: 'Commands',
    choose: 'Press a formation on the board or its card to read it.',
    all: 'All formations',
  },
  order: {
    turned: (side: Side, card: string) => `The ${sideAdjectives[side]} opponent turned up ${card}.`,
    out: (name: string) => `${capital(name)} is out of the battle: no action, only the row moves.`,
    followed: 'followed',
    none: 'No order of this formation can be played: nothing is paid, the row moves.',
    guns: 'The guns, by their own order:',
    later: 'not reached',
    level: { easy: 'easy', standard: 'standard', hard: 'hard' },
  },
  board: {
    label: 'The field, from the Great Ravine to Bemis Heights',
    empty: 'empty',
    holds: (side: string) => `skirmishers: ${side}`,
    mayEnter: (name: string) => `${name} may enter now`,
    mayNot: (name: string, why: string, rule: string) => `${name} may not enter: ${why} (${rule})`,
    out: 'out',
  },
  moments: {
    broken: (name: string) => `${name} broken`,
    destroyed: (name: string) => `${name} destroyed`,
    taken: (name: string, side: string) => `${name} is ${side}`,
    holds: 'holds',
    fails: 'fails',
  },
  handbook: 'How to play',
  handbookShort: 'Rules',
};

/** What a group of dice does, with names: whoever reads it may be on either side. */
export function meaningWords(
  meaning: Meaning | undefined,
  attack: Pick<AttackView, 'attacker' | 'target' | 'dice' | 'meanings'>,
  view: Pick<View, 'formations'>,
): string {
  const { attacker, target, dice, meanings } = attack;
  if (meaning === undefined) return play.dice.nothing;
  if (isIdle(meaning, attack, view))
    return play.dice.noTrack(nameDoes(meaning === 'enemyMorale' ? target : attacker, 'have'));
  const those = dice.filter((_, place) => meanings[place] === meaning).length;
  const words: Readonly<Record<Meaning, string>> = {
    ownMarker: `${nameDoes(attacker, 'lose')} a marker`,
    ownMorale: `${nameDoes(attacker, 'lose')} Morale`,
    cube: count(those, 'cube'),
    enemyMorale: `${nameDoes(target, 'lose')} Morale`,
    enemyMarker: `${nameDoes(target, 'lose')} a marker`,
    objective: 'skirmishers driven off',
  };
  return words[meaning];
}

export type ChanceWords = Chances;
