/** The words of the page that checks a game: what was asked, how it was answered, and the first thing that is wrong. */
import type { GameTypes, Words } from '../../games/contract';
import type { Finding, Check, Flaw, NotVerifiable, PlaceInRecord, Verified } from '../../store/verify';
import { capital, count, listed } from './common';

type Game = Words<GameTypes>;

export const verify = {
  title: 'Check a game',
  lead: 'Was a game played by the rules, and did its dice fall as its seed says? This page plays the record again, action by action. Nothing leaves your browser.',
  sources: 'Which game?',
  table: 'The game on the table',
  file: 'A saved file',
  paste: 'Or paste a record or a link',
  pasteHint: 'The text of a saved game, from { to }, or a link to a game',
  noted: 'Fingerprint noted at the start',
  notedHint:
    'Twelve digits or more, if you noted them. Without it, nobody can tell whether the seed is the first.',
  check: 'Check',
  checking: 'Checking …',
  back: 'Back to the games',
  toGame: 'Back to the game',
  results: 'What was checked',
  problems: {
    empty: 'There is no record yet: choose a game, a file, or paste a text.',
    tooLong: 'That is far too long for a game.',
    noJson: 'This text is not a saved game: it cannot be read. If it was copied, part of it may be missing.',
    noRecord: 'This can be read, but it holds no game.',
    otherGame: 'This is the record of another game.',
    otherFormat: 'This record was written in a form that this page does not know.',
    setup: 'The record does not say how it begins, or it is damaged there.',
    file: 'The file cannot be read.',
  } satisfies Record<NotVerifiable | 'file', string>,
  answers: { yes: 'right', no: 'wrong', open: 'cannot be told' } satisfies Record<Finding, string>,
  line: (check: Check, verified: Verified, game: Game): string =>
    LINES[check][verified.answers[check]](verified, game),
  summary: (verified: Verified): string => summaryOf(verified),
  flaw: flawWords,
  draw: 'nobody won',
  won: (side: string) => `${side} won`,
  first: 'The first deviation',
  sure: (place: PlaceInRecord, game: Game) =>
    place.at === 0
      ? 'No digest vouches for anything after the set-up.'
      : `Up to action ${place.at} (${game.chapter(place.chapter)}) the digests vouch that nothing was changed.`,
  seed: 'Seed',
  fingerprint: 'Its fingerprint',
  typed: 'This seed was typed in: whoever typed it could know every roll beforehand.',
  lifted: 'Undo was free in this game: anything could be taken back, dice that had fallen too.',
  limitsTitle: 'What this shows, and what it cannot',
  limits: [
    'If all is right, the rules were kept, and each roll is the one that the seed gives at its place: no die was rolled twice, changed or left out.',
    'Only the fingerprint that you noted before the first roll shows that the seed itself is the first one. Nothing can show that nobody looked the seed up in the browser.',
    'The digests find damage and careless changes. Somebody who writes a program can make a record of a game that was never played; only those who were there know what they decided.',
  ],
};

const LINES: Readonly<Record<Check, Readonly<Record<Finding, (verified: Verified, game: Game) => string>>>> =
  {
    rules: {
      yes: () => 'It was played under the rules of this page.',
      no: () => 'It was played under other rules.',
      open: () =>
        'It was recorded under another version of the rules: what follows is judged by those of today.',
    },
    actions: {
      yes: ({ actions }) => `All ${count(actions, 'action')} are legal.`,
      no: ({ played, actions }) => `Action ${played + 1} of ${actions} is not legal.`,
      open: () => 'The actions cannot be checked.',
    },
    dice: {
      yes: ({ rolls, dice: number }) =>
        `All ${count(rolls, 'roll')}, ${number} dice together, are those of the seed.`,
      no: () => 'A roll is not the one that the seed gives.',
      open: ({ isOwn }) =>
        isOwn
          ? 'It has no seed: these dice were rolled on a table and entered by hand, so that they cannot be verified.'
          : 'The rolls could be followed only up to the action that is not legal.',
    },
    digests: {
      yes: ({ digests }) => `${count(digests, 'digest')} on the way agree: the record is as it was saved.`,
      no: () => 'The digests do not agree: the record was changed, cut or damaged.',
      open: () => 'The digests could be followed only up to the action that is not legal.',
    },
    end: {
      yes: ({ end }) => `The record goes to the end of the game, in turn ${end.chapter.turn}.`,
      no: ({ end }, game) => `The record breaks off: ${game.chapter(end.chapter)}.`,
      open: ({ end }, game) => `The game is not over: the record ends with ${game.chapter(end.chapter)}.`,
    },
    fingerprint: {
      yes: () => 'The seed has the fingerprint that was noted at the start.',
      no: ({ isOwn }) =>
        isOwn
          ? 'A fingerprint was noted, but the record has no seed.'
          : 'The seed does not have the fingerprint that was noted: it is another seed.',
      open: ({ noted, isOwn }) =>
        noted === 'unreadable'
          ? 'What was noted is no fingerprint: it takes at least twelve digits from 0 to 9 and a to f.'
          : isOwn
            ? 'Without a seed there is no fingerprint.'
            : 'No fingerprint was noted, so that it is not known whether this seed is the first.',
    },
  };

function summaryOf({ answers, isOwn, flaw }: Verified): string {
  if (flaw || Object.values(answers).includes('no')) return 'Something is not as it should be.';
  if (isOwn) return 'Played by the rules. The dice were the players’ own and cannot be verified.';
  const whole = answers.end === 'yes' ? 'The whole game' : 'The game so far';
  return `${whole} was played by the rules, with the dice of its seed.`;
}

function flawWords(flaw: Flaw, game: Game): string {
  const number = flaw.place.at + 1;
  const begin = capital(game.chapter(flaw.place.chapter));
  const where = `${begin}, action ${number}`;
  switch (flaw.kind) {
    case 'setup':
      return 'At the very start: the set-up is not the one that was saved.';
    case 'malformed':
      return `${where}: this is no action.`;
    case 'refused':
      return `${where}, ${game.action({ kind: flaw.action }) ?? 'an unknown action'}: not legal. ${refusalWords(flaw.refusal, game)}`;
    case 'die':
      return `${where}: the record has ${listed(flaw.rolled.map(String))}, and the seed gives ${listed(flaw.expected.map(String))}.`;
    case 'digest':
      return flaw.place.at - flaw.since <= 1
        ? `${begin}: action ${flaw.place.at} was changed, or its digest.`
        : `${begin}: something from action ${flaw.since + 1} to ${flaw.place.at} was changed, or its digest.`;
    case 'cut':
      return `${begin}: the record breaks off after action ${flaw.place.at}; at least ${count(flaw.missing, 'action')} are missing.`;
    case 'unsealed':
      return `${begin}: no digest stands at the end, so that actions may be missing or added.`;
  }
}

function refusalWords(
  { code, case: rule }: { readonly code: string; readonly case: string },
  game: Game,
): string {
  const why = game.refusal(code) ?? '';
  return rule === '' ? why : `${why} (${rule})`;
}
