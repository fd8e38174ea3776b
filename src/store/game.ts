/** The game on the table: a session of the kernel, what is seen of it, and what the players do to it. */
import { create } from 'zustand';
import { type Dice, seededDice } from '../engine/kernel/dice';
import { isRefusal, isRollDecision, type Refusal } from '../engine/kernel/game';
import {
  act,
  answerRolls,
  follow,
  type Limit,
  load,
  nameBranch,
  redo,
  save,
  type SavedGame,
  seek,
  type Session,
  start,
  undoLimit,
} from '../engine/kernel/session';
import {
  type Action,
  type Event,
  parsePosition,
  type Problem,
  SARATOGA,
  type Side,
  SIDES,
  type State,
  type View,
  writePosition,
} from '../engine/saratoga';
import { isAnotherWanted, keep, kept, newId, onTakenAway } from './autosave';
import { type Mode, type NewGame, newSeed, takeUp } from './newGame';
import { bestOf, type LoadedGame, type News, newsOf } from './rescue';
import { seatFor, seen } from './seat';
import { shareView } from './share';
import { tidyName } from './shelf/entries';
import { labelOf } from './shelf/label';
import { useTable } from './table';

export type GameSession = Session<State, Action, Event>;

/** Both sides take their ready-made places. */
const READY_MADE = ['deploy', 'ready', 'deploy', 'ready'] as const;

/** Why something was refused, where the pointer was; the number tells one refusal from the same one again. */
export interface Refused {
  readonly refusal: Refusal;
  readonly number: number;
}

export interface GameStore {
  readonly session: GameSession | undefined;
  readonly mode: Mode;
  /** What is seen; nothing while the screen is handed over. */
  readonly view: View | undefined;
  /** 3.4 whom the screen must be handed to before anything more is shown. */
  readonly curtain: Side | undefined;
  /** Who sits at the screen; nobody in particular at the table. */
  readonly seated: Side | undefined;
  /** The steps that a side has not seen yet, to be told to it. */
  readonly recap: readonly number[];
  /** The step that was just played, for motion; none after undo, redo or a reload. */
  readonly latest: number | undefined;
  readonly refused: Refused | undefined;
  /** Whether the browser keeps the game; undefined until it was tried. */
  readonly isKept: boolean | undefined;
  /** What the players should hear about this game, until they have heard it. */
  readonly news: News | undefined;
  /** Takes up the game that was asked for, else the one that was kept. */
  readonly open: () => Promise<void>;
  readonly begin: (game: NewGame) => void;
  /** Lays out a position in writing, for one person; answers what is wrong with it. */
  readonly layOut: (text: string) => readonly Problem[];
  /** Takes up a saved game; false where nothing of it can be read. */
  readonly resume: (saved: unknown, mode: Mode) => boolean;
  readonly leave: () => void;
  /** True if it was played. */
  readonly act: (action: Action) => boolean;
  /** The side behind the curtain sits down. */
  readonly sitDown: () => void;
  /** Nobody looks any longer: under fog the next who comes must sit down first. */
  readonly standUp: () => void;
  /** Whoever decides at the table would rather look under his own stacks first. */
  readonly lookAlone: () => void;
  /** Shows a step once more; none puts the recap away. */
  readonly replay: (step: number | undefined) => void;
  /** Lets the dice that are asked for fall. */
  readonly roll: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Back to a place of the record, or as near as the barriers let it; then it says which one stops. */
  readonly backTo: (place: number) => void;
  readonly restartPhase: () => void;
  /** Goes over to another line of play; the one that is left is kept as a line in turn. */
  readonly followLine: (name: string) => void;
  /** Calls another line of play by a name that is free. */
  readonly nameLine: (name: string, to: string) => void;
  readonly look: (place: number) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly forgive: () => void;
  readonly tell: (news: News | undefined) => void;
}

export const useGame = create<GameStore>()((set, get) => {
  /** How far each side has followed the game on the table. */
  let told: Record<Side, number> = { british: 0, american: 0 };
  /** The game's name on the shelf. */
  let name = newId();
  onTakenAway((id) => {
    if (id === name) get().leave();
  });
  /** A game that was just begun or taken up: each side knows what it has decided itself. */
  const lay = (session: GameSession, id = newId()) => {
    name = id;
    told = { british: lastOf(session, 'british'), american: lastOf(session, 'american') };
    set({ seated: undefined, recap: [] });
    show(session);
  };
  /** Shows a session, and keeps what did not change, so that only what did is drawn. */
  const show = (session: GameSession, latest?: number, wantsLook = false) => {
    const { state, cursor } = session;
    const { viewer, curtain } = seatFor(state, get().seated, wantsLook);
    const view = curtain ? undefined : shareView(get().view, seen(state, viewer));
    // Who looks has seen everything up to here; at the table, or without fog, both have.
    for (const side of SIDES) if (!curtain && (viewer ?? side) === side) told[side] = cursor;
    set({ session, view, curtain, seated: viewer, latest: curtain ? undefined : latest, refused: undefined });
    if (view) useTable.getState().show(view);
    else useTable.getState().putAway();
    const label = labelOf(view && !state.fog ? view : SARATOGA.view(state, undefined));
    void keep({ id: name, mode: get().mode, saved: save(session), label }).then((isKept) => {
      if (get().isKept !== isKept) set({ isKept });
    });
  };
  const refuse = (refusal: Refusal) =>
    set(({ refused }) => ({ refused: { refusal, number: (refused?.number ?? 0) + 1 } }));

  return {
    session: undefined,
    mode: 'two',
    view: undefined,
    curtain: undefined,
    seated: undefined,
    recap: [],
    latest: undefined,
    refused: undefined,
    isKept: undefined,
    news: undefined,
    open: async () => {
      const wanted = takeUp();
      if (wanted) {
        set({ news: undefined });
        get().begin(wanted);
        return;
      }
      if (get().session && !isAnotherWanted()) return;
      const all = await kept();
      const best = bestOf(all, loadGame);
      if (best) {
        set({ mode: best.found.mode, news: best.news });
        lay(best.session, best.found.id);
      } else if (all.length > 0) set({ news: 'unreadable' });
    },
    begin: ({ battle, options, mode, fog, seed, ownDice, typedSeed, deployed }) => {
      const setup = {
        battle,
        options,
        fog: fog === true && mode === 'two',
        ...(ownDice ? { ownDice: seed } : typedSeed ? { typedSeed } : {}),
      };
      let session: GameSession = start(SARATOGA, setup, {
        dice: ownDice ? undefined : patientDice(seed),
        isLifted: mode === 'solo',
      });
      for (const kind of deployed ? READY_MADE : []) {
        const next = act(session, { kind });
        if (isRefusal(next)) throw new Error(`the ready-made deployment is refused: ${next.code}`);
        session = next as GameSession;
      }
      set({ mode });
      useTable.getState().clear();
      lay(session);
    },
    layOut: (text) => {
      const state = parsePosition(text);
      if (Array.isArray(state)) return state;
      set({ mode: 'solo' });
      useTable.getState().clear();
      lay(
        start(SARATOGA, { position: writePosition(state) }, { dice: patientDice(newSeed()), isLifted: true }),
      );
      return [];
    },
    resume: (saved, mode) => {
      const loaded = loadGame(saved);
      if (!loaded.session) return false;
      set({ mode, news: newsOf(loaded) });
      lay(loaded.session);
      return true;
    },
    leave: () =>
      set({ session: undefined, view: undefined, curtain: undefined, seated: undefined, refused: undefined }),
    sitDown: () => {
      const { session, curtain } = get();
      if (!session || !curtain) return;
      const from = told[curtain];
      const recap = Array.from({ length: Math.max(0, session.cursor - from) }, (_, i) => from + i);
      set({ seated: curtain, curtain: undefined, recap });
      show(session, undefined, true);
    },
    standUp: () => {
      const { session, seated } = get();
      if (!session || !seated) return;
      set({ seated: undefined, recap: [] });
      show(session);
    },
    lookAlone: () => {
      const { session } = get();
      if (session) show(session, undefined, true);
    },
    replay: (step) => set(step === undefined ? { recap: [] } : { latest: step }),
    act: (action) => {
      const { session, curtain } = get();
      if (!session || curtain) return false;
      const next = act(session, action);
      if (isRefusal(next)) {
        refuse(next);
        return false;
      }
      set({ recap: [] });
      // Whoever looks alone goes on so while the question stays his.
      const isAlone = get().seated !== undefined && SARATOGA.decision(next.state)?.by === get().seated;
      show(next as GameSession, session.cursor, isAlone && isSameKind(session.state, next.state));
      return true;
    },
    roll: () => {
      const { session } = get();
      if (!session || !isRollDecision(SARATOGA.decision(session.state))) return;
      cup.open = true;
      show(answerRolls(session), session.cursor);
      cup.open = false;
    },
    undo: () => {
      const { session } = get();
      if (!session) return;
      const { to } = undoable(session);
      if (to < session.cursor) show(seek(session, to));
      else refuse({ code: undoable(session).barrier ?? 'nothingToUndo', case: '' });
    },
    redo: () => {
      const { session } = get();
      if (session) show(redo(session));
    },
    backTo: (place) => {
      const { session } = get();
      if (!session || place >= session.cursor) return;
      const limit = undoLimit(session, Math.max(place, beginningOf(session)));
      if (limit.to < session.cursor) show(seek(session, limit.to));
      if (limit.barrier) refuse({ code: limit.barrier, case: '' });
    },
    restartPhase: () => {
      const { session, backTo } = get();
      const begun = session?.steps
        .slice(0, session.cursor)
        .findLastIndex(({ events }) => events.some(({ type }) => type === 'phaseBegan'));
      if (begun !== undefined && begun >= 0) backTo(begun + 1);
    },
    followLine: (name) => {
      const { session } = get();
      const next = session && follow(session, name);
      if (!next) return;
      if (isRefusal(next)) refuse(next);
      else show(next as GameSession);
    },
    nameLine: (name, to) => {
      const { session } = get();
      const tidy = tidyName(to);
      const next = session && tidy !== undefined && nameBranch(session, name, tidy);
      if (next && !isRefusal(next)) show(next as GameSession);
    },
    look: (place) => {
      const { session } = get();
      if (session) show(seek(session, place));
    },
    refuse,
    forgive: () => set({ refused: undefined }),
    tell: (news) => set({ news }),
  };
});

/** The place after the last decision of a side. */
const lastOf = ({ steps, cursor }: GameSession, side: Side): number =>
  steps.slice(0, cursor).findLastIndex(({ by }) => by === side) + 1;

const isSameKind = (before: State, now: State): boolean =>
  SARATOGA.decision(before)?.kind === SARATOGA.decision(now)?.kind;

/** The state behind the view: for questions to the engine, which answers only what the asker may know. */
export const stateOnTable = (): State | undefined => useGame.getState().session?.state;

/** Why an action would be refused now; nothing if it would be played. */
export function refusalFor(action: Action): Refusal | undefined {
  const state = stateOnTable();
  return state && SARATOGA.check(state, action);
}

/** What undo would take back, or what stops it; a ready-made deployment is where a game begins. */
export function undoable(session: GameSession): Limit {
  const limit = undoLimit(session);
  return limit.to < beginningOf(session) ? { to: session.cursor, barrier: undefined } : limit;
}

/** The first place that a player would know. */
function beginningOf({ record }: GameSession): number {
  const isReadyMade = READY_MADE.every((kind, at) => record.actions[at]?.kind === kind);
  return isReadyMade ? READY_MADE.length : 0;
}

export const savedGame = (session: GameSession): SavedGame => save(session);

/** One roll at a time leaves the cup, when a player lets it. */
const cup = { open: false };

function patientDice(seed: string): Dice {
  const dice = seededDice(seed);
  return {
    seed,
    roll: (decision, drawn) => {
      if (!cup.open) return undefined;
      cup.open = false;
      return dice.roll(decision, drawn);
    },
  };
}

const loadGame = (saved: unknown): LoadedGame => {
  const seed = seedOf(saved);
  return load(SARATOGA, saved, seed === undefined ? undefined : patientDice(seed));
};

function seedOf(saved: unknown): string | undefined {
  const seed = typeof saved === 'object' && saved !== null && 'seed' in saved ? saved.seed : undefined;
  return typeof seed === 'string' ? seed : undefined;
}
