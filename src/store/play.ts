/** The game in play: a session of the kernel, who sits at the screen, and what the players do to it. */
import { create } from 'zustand';
import { type Dice, drawingDice, seededDice, seedOf } from '../engine/kernel/dice';
import { type ActionLike, DICE, isRefusal, isRollDecision, type Refusal } from '../engine/kernel/game';
import {
  act,
  follow,
  nameBranch,
  redo,
  rollOnce,
  save,
  seek,
  start,
  undoLimit,
} from '../engine/kernel/session';
import { cut } from '../engine/kernel/timeline';
import type { AnyRules, NotationError } from '../games/contract';
import { entryOf } from '../games/list';
import {
  beginningOf,
  chaptersOf,
  firstDecisionOf,
  type InPlay,
  isFull,
  isOpponents,
  lastOf,
  mindsIn,
  missedBeside,
  seatsFor,
} from './inPlay';
import { autosave, continueEntry } from './library/autosave';
import { newId } from './library/ids';
import { listedGame, statesOf } from './library/library';
import { type AnySession, bestOf, loadQuietly, whyUnreadable } from './library/load';
import { tidyName } from './library/schemas';
import { claim, letGo, onTakenAway } from './library/tabs';
import { type Mind, withMind } from './minds';
import { type NewGame, newDice, newSeed } from './newGame';
import { type Notice, noticeOf } from './notices';
import { hasOpponent, persons, type Player, type Seats, seatAt } from './seats';
import { actionFor, clearTable, showGame, useTable, wantTable } from './table';
import { goesOn, isUnanswered, limitOf, reopenableIn, type Undoable, undoableIn } from './undoing';

/** Where players roll dice of their own. */
const CARDS_ALONE = drawingDice(newSeed);

/** Why something was refused; the number tells one refusal from the same one again. */
export interface Refused {
  readonly refusal: Refusal;
  readonly number: number;
}

/** - missing: not in this browser. elsewhere: another tab plays it. unreadable: nothing of it can be read. newer: a later version of this page saved it. */
export type NotOpened = 'missing' | 'elsewhere' | 'unreadable' | 'newer';

export interface Play {
  /** In the library; undefined while no game is in play. */
  readonly id: string | undefined;
  /** Of the list of games. */
  readonly game: string | undefined;
  readonly seats: Seats;
  readonly isUndoFree: boolean;
  /** Whom the screen must be handed to before anything more is shown. */
  readonly curtain: string | undefined;
  /** While the screen is handed over: the side that may open its phase again, as nobody has looked or rolled since. */
  readonly reopenable: string | undefined;
  /** Who sits at the screen; nobody in particular at the table. */
  readonly seated: string | undefined;
  /** The steps that a side has not seen yet, to be told to it. */
  readonly recap: readonly number[];
  readonly undoable: Undoable;
  readonly redoable: ActionLike | undefined;
  readonly refused: Refused | undefined;
  /** Whether the browser keeps the game; undefined until it was tried. */
  readonly isSaved: boolean | undefined;
  /** What the players should hear about this game, until they have heard it. */
  readonly notice: Notice | undefined;
  /** Loads the game's rules and begins; answers its id. */
  readonly begin: (game: NewGame) => Promise<string>;
  /** The same, where the rules are at hand. */
  readonly beginWith: (rules: AnyRules, game: NewGame) => string;
  /** A game that nobody keeps, as in a lesson: with these dice, and after these actions; answers its id. */
  readonly rehearse: (rules: AnyRules, setup: unknown, dice: Dice, played: readonly ActionLike[]) => string;
  /** Lays out a position in writing, for one person; answers its id, or what is wrong with it. */
  readonly layOut: (rules: AnyRules, text: string) => string | readonly NotationError[];
  /** Takes up a game of the library; answers why it cannot be. */
  readonly open: (id: string) => Promise<NotOpened | undefined>;
  /** Takes up a saved game as one of its own; answers its id, or nothing where it cannot be read. */
  readonly resume: (rules: AnyRules, saved: unknown, seats: Seats) => string | undefined;
  /** The same set-up once more with new dice, and the same players unless others are named; answers its id. */
  readonly again: (seats?: Seats) => string | undefined;
  readonly leave: () => void;
  /** True if it was played. A side that an opponent plays answers by `answer` alone. */
  readonly act: (action: ActionLike) => boolean;
  /** The answer of the opponent whose decision it is, with what it thought where it was the first of a thought. */
  readonly answer: (action: ActionLike, mind?: Mind) => boolean;
  /** Somebody else plays a side from now on. */
  readonly seat: (side: string, player: Player) => void;
  /** The side behind the curtain sits down. */
  readonly sitDown: () => void;
  /** Takes back what handed the screen over; the side that did it sits down again. */
  readonly reopen: () => void;
  /** Nobody looks any longer: where something is hidden, the next who comes must sit down first. */
  readonly standUp: () => void;
  /** Shows the game once more as its record has it, after something else lay on the table. */
  readonly show: () => void;
  /** Whoever decides at the table would rather look at what is his alone first. */
  readonly lookAlone: () => void;
  /** Shows a step once more; none puts the recap away. */
  readonly replay: (step: number | undefined) => void;
  /** Lets the dice that are asked for fall. */
  readonly roll: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Back to a place of the record, or as near as the barriers let it; then it says which one stops. */
  readonly backTo: (place: number) => void;
  readonly restartChapter: () => void;
  /** Goes over to another line of play; the one that is left is kept as a line in turn. */
  readonly followLine: (name: string) => void;
  /** Calls another line of play by a name that is free. */
  readonly nameLine: (name: string, to: string) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly forgive: () => void;
  readonly notify: (notice: Notice | undefined) => void;
}

let inPlay: InPlay | undefined;
export const gameInPlay = (): InPlay | undefined => inPlay;

/** The kernel reads no longer record. */
const RECORD_FULL: Refusal = { code: 'recordFull', case: '' };

const NOTHING_TO_UNDO: Undoable = { action: undefined, barrier: undefined };
const NO_GAME = {
  id: undefined,
  game: undefined,
  seats: {},
  isUndoFree: false,
  curtain: undefined,
  reopenable: undefined,
  seated: undefined,
  recap: [],
  undoable: NOTHING_TO_UNDO,
  redoable: undefined,
  refused: undefined,
} as const;

export const usePlay = create<Play>()((set, get) => {
  /** How far each side has followed the game. */
  let followed: Record<string, number> = {};
  const putAway = () => {
    inPlay = undefined;
    clearTable();
    set(NO_GAME);
  };
  onTakenAway((id) => {
    if (id === inPlay?.id) putAway();
  });

  /** A game that was just begun or taken up: each side knows what it has decided itself. */
  const lay = (game: InPlay, isNew: boolean): string => {
    const { rules, session, seats, id } = game;
    wantTable();
    clearTable();
    followed = Object.fromEntries(rules.game.sides.map((side) => [side, lastOf(session, side)]));
    set({ ...NO_GAME, id, game: rules.game.id, seats, isUndoFree: session.isLifted, isSaved: undefined });
    inPlay = game;
    show(session);
    if (isNew) keep();
    return id;
  };

  const show = (session: AnySession, latest?: number, wantsLook = false) => {
    if (!inPlay) return;
    inPlay = { ...inPlay, session, minds: mindsIn(inPlay, session) };
    const { rules, seats } = inPlay;
    const { viewer, curtain } = seatAt(rules, seats, session.state, get().seated, wantsLook);
    const missed = curtain || viewer !== undefined ? [] : missedBeside(inPlay, get().seated, followed);
    // Who looks has seen everything up to here; at the table both have, or are told.
    for (const side of rules.game.sides)
      if (!curtain && (viewer ?? side) === side) followed[side] = session.cursor;
    // What lay there is gone before anybody hears of the curtain.
    if (curtain) clearTable();
    set({
      curtain,
      reopenable: curtain ? reopenableIn(inPlay, curtain) : undefined,
      seated: viewer,
      refused: undefined,
      // A single deed has just been done before both, whatever was drawn for it.
      ...(missed.filter((at) => session.steps[at]?.by !== DICE).length > 1 ? { recap: missed } : {}),
      undoable: curtain ? NOTHING_TO_UNDO : undoableIn(inPlay, viewer),
      redoable: curtain ? undefined : actionFor(inPlay, session.cursor, viewer),
    });
    if (!curtain) showGame({ rules, session, viewer }, latest);
  };

  /** Before the next action can be made, this one is noted. */
  const keep = () => {
    if (!inPlay || inPlay.isKept === false) return;
    const { id, rules, seats, session, minds } = inPlay;
    const label = rules.label(session.state);
    if (hasOpponent(seats) && rules.game.outcome(session.state)) void keepResult(inPlay);
    void autosave({ id, seats, minds, saved: save(session), label }).then((isSaved) => {
      if (get().id === id && get().isSaved !== isSaved) set({ isSaved });
    });
  };

  const play = (session: AnySession, latest?: number, wantsLook = false) => {
    show(session, latest, wantsLook);
    keep();
  };

  const refuse = (refusal: Refusal) =>
    set(({ refused }) => ({ refused: { refusal, number: (refused?.number ?? 0) + 1 } }));

  return {
    ...NO_GAME,
    isSaved: undefined,
    notice: undefined,
    begin: async (game) => {
      const entry = entryOf(game.game);
      if (!entry) throw new Error(`no game '${game.game}'`);
      return get().beginWith(await entry.rules(), game);
    },
    beginWith: (rules, { setup, seats, isUndoFree, dice, isReadyMade }) => {
      let session = start(rules.game, setup, {
        dice: dice && seededDice(seedOf(dice.seed, dice.isTyped)),
        isLifted: isUndoFree,
        waits: true,
      }) as AnySession;
      for (const action of isReadyMade ? rules.opening : []) {
        const next = act(session, action);
        if (isRefusal(next)) throw new Error(`the ready-made opening is refused: ${next.code}`);
        session = next;
      }
      set({ notice: undefined });
      return lay({ id: newId(), rules, seats, session, minds: [] }, true);
    },
    rehearse: (rules, setup, dice, played) => {
      const begun = start(rules.game, setup, { dice, isLifted: true, waits: true }) as AnySession;
      const session = played.reduce((line: AnySession, action) => {
        const next = act(line, action);
        if (isRefusal(next)) throw new Error(`the rehearsal is refused: ${next.code} for ${action.kind}`);
        return next;
      }, begun);
      set({ notice: undefined });
      return lay(
        { id: newId(), rules, seats: persons(rules.game.sides), session, minds: [], isKept: false },
        false,
      );
    },
    layOut: (rules, text) => {
      const setup: unknown = rules.notation?.parse(text) ?? [{ code: 'noNotation', at: '' }];
      if (Array.isArray(setup)) return setup as readonly NotationError[];
      const seats = persons(rules.game.sides);
      const game = rules.game.id;
      return get().beginWith(rules, {
        game,
        setup,
        seats,
        isUndoFree: true,
        dice: newDice(),
        isReadyMade: false,
      });
    },
    open: async (id) => {
      const isWanted = wantTable();
      if (inPlay?.id === id) {
        get().show();
        return undefined;
      }
      const entry = await listedGame(id);
      if (!entry || entry.removed !== undefined) return 'missing';
      const rules = await entryOf(entry.game)?.rules();
      const states = await statesOf(id);
      const found = rules && bestOf(rules, states);
      if (!found) return whyUnreadable(states);
      // Meanwhile something else may lie there.
      if (!isWanted()) return undefined;
      if (!(await claim(id))) return 'elsewhere';
      // Whoever had it before may have played on until now.
      const latest = (await listedGame(id)) ?? entry;
      const best = latest.at === entry.at ? found : bestOf(rules, await statesOf(id));
      if (!best || !isWanted()) {
        letGo(id);
        if (inPlay) void claim(inPlay.id);
        return best ? undefined : whyUnreadable(states);
      }
      continueEntry(latest);
      set({ notice: best.notice });
      const { seats, minds = [] } = best.state;
      lay({ id, rules, seats: seatsFor(rules, seats), session: best.session, minds }, false);
      return undefined;
    },
    resume: (rules, saved, seats) => {
      const { session, damage } = loadQuietly(rules, saved);
      if (!session) return undefined;
      set({ notice: noticeOf(damage) });
      return lay({ id: newId(), rules, seats: seatsFor(rules, seats), session, minds: [] }, true);
    },
    again: (seats) => {
      if (!inPlay) return undefined;
      const { rules, session } = inPlay;
      return get().beginWith(rules, {
        game: rules.game.id,
        setup: session.record.setup,
        seats: seats ?? inPlay.seats,
        isUndoFree: session.isLifted,
        dice: session.dice ? newDice() : undefined,
        isReadyMade: beginningOf(inPlay) > 0,
      });
    },
    leave: () => {
      wantTable();
      putAway();
    },
    show: () => {
      if (inPlay) show(inPlay.session);
    },
    sitDown: () => {
      const { curtain } = get();
      if (!inPlay || !curtain) return;
      const { session } = inPlay;
      const from = followed[curtain] ?? 0;
      const recap = Array.from({ length: Math.max(0, session.cursor - from) }, (_, i) => from + i);
      set({ seated: curtain, curtain: undefined, recap });
      show(session, undefined, true);
    },
    reopen: () => {
      if (inPlay && get().reopenable !== undefined)
        play(cut(seek(inPlay.session, inPlay.session.cursor - 1)));
    },
    standUp: () => {
      wantTable();
      if (!inPlay || get().seated === undefined) return;
      set({ seated: undefined, recap: [] });
      show(inPlay.session);
    },
    lookAlone: () => {
      if (inPlay) show(inPlay.session, undefined, true);
    },
    replay: (step) => {
      if (step === undefined) set({ recap: [] });
      else if (!get().curtain) useTable.setState({ latest: step });
    },
    act: (action) => {
      const { curtain, seated } = get();
      if (!inPlay || curtain || isOpponents(inPlay)) return false;
      const { rules, session } = inPlay;
      const next = act(session, action);
      if (isRefusal(next)) {
        refuse(next);
        return false;
      }
      if (isFull(next)) {
        refuse(RECORD_FULL);
        return false;
      }
      set({ recap: [] });
      // Whoever looks alone goes on so while the question stays his.
      const [before, now] = [rules.game.decision(session.state), rules.game.decision(next.state)];
      const isAlone = seated !== undefined && now?.by === seated && now.kind === before?.kind;
      play(next, session.cursor, isAlone);
      return true;
    },
    answer: (action, mind) => {
      if (!inPlay || !isOpponents(inPlay)) return false;
      const { session } = inPlay;
      const next = act(session, action);
      if (isRefusal(next)) return false;
      if (isFull(next)) {
        refuse(RECORD_FULL);
        return false;
      }
      if (mind) inPlay = { ...inPlay, minds: withMind(inPlay.minds, mind, session.isLifted) };
      play(next, session.cursor);
      return true;
    },
    seat: (side, player) => {
      if (!inPlay) return;
      inPlay = { ...inPlay, seats: { ...inPlay.seats, [side]: player } };
      set({ seats: inPlay.seats });
      play(inPlay.session);
    },
    roll: () => {
      const session = inPlay?.session;
      if (!session || !isRollDecision(session.game.decision(session.state))) return;
      const rolled = session.dice
        ? rollOnce(session)
        : { ...rollOnce({ ...session, dice: CARDS_ALONE }), dice: undefined };
      if (rolled.cursor === session.cursor) return;
      if (!isFull(rolled)) play(rolled, session.cursor);
      // Whoever lets the dice fall comes back after every change: it is said once.
      else if (get().refused?.refusal !== RECORD_FULL) refuse(RECORD_FULL);
    },
    undo: () => {
      if (!inPlay || get().curtain) return;
      const { session } = inPlay;
      const { to, barrier } = limitOf(inPlay);
      // Whoever takes back what an opponent has not answered yet plays on from there.
      if (to < session.cursor) play(isUnanswered(inPlay) ? cut(seek(session, to)) : seek(session, to));
      else refuse({ code: barrier ?? 'nothingToUndo', case: '' });
    },
    redo: () => {
      if (!inPlay || get().curtain) return;
      let forth = redo(inPlay.session);
      while (forth.cursor < forth.record.actions.length && goesOn(inPlay, forth.cursor)) forth = redo(forth);
      if (forth !== inPlay.session) play(forth);
    },
    backTo: (place) => {
      if (!inPlay || get().curtain || place >= inPlay.session.cursor) return;
      const { session } = inPlay;
      const first = firstDecisionOf(inPlay);
      const { to, barrier } = undoLimit(session, place);
      if (Math.max(to, first) < session.cursor) play(seek(session, Math.max(to, first)));
      if (barrier && to >= first) refuse({ code: barrier, case: '' });
    },
    restartChapter: () => {
      if (!inPlay) return;
      const chapter = chaptersOf(inPlay).at(-1);
      if (chapter) get().backTo(chapter.place);
    },
    followLine: (name) => {
      if (!inPlay || get().curtain) return;
      const next = follow(inPlay.session, name);
      if (isRefusal(next)) refuse(next);
      else play(next);
    },
    nameLine: (name, to) => {
      const tidy = tidyName(to);
      if (!inPlay || get().curtain || tidy === undefined) return;
      const next = nameBranch(inPlay.session, name, tidy);
      if (!isRefusal(next)) play(next);
    },
    refuse,
    forgive: () => set({ refused: undefined }),
    notify: (notice) => set({ notice }),
  };
});

const keepResult = async (game: InPlay): Promise<void> =>
  (await import('./library/results')).noteResult(game);
