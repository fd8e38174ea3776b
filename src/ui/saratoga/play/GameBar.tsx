/** The strip above the map: battle, turn and phase, undo and redo, preferences, the key. */
import { lazy, Suspense, useState } from 'react';
import { type Battle, FIRST_MINUTE, MINUTES_A_TURN } from '../../../engine/saratoga';
import { idOnTable } from '../../../store/autosave';
import { undoable, useGame } from '../../../store/game';
import { Icon } from '../../shell/Icon';
import { text } from '../../text';
import { play } from '../../text/play';
import { reviewTitle } from '../../text/reviewTitle';
import { settings } from '../../text/settings';
import { REVIEW } from '../review/link';
import { DiceTool } from './DiceTool';

const Settings = lazy(() => import('./Settings'));
const ShelfSend = lazy(() => import('../../shell/ShelfSend'));

export function GameBar({ battle, onHandbook }: { battle: Battle; onHandbook: () => void }) {
  const turn = useGame((game) => game.view?.turn ?? 1);
  const phase = useGame((game) => game.view?.phase ?? 'placement');
  const phasing = useGame((game) => game.view?.phasing ?? 'american');
  const session = useGame((game) => game.session);
  const [preferring, setPreferring] = useState(false);
  const { undo, redo } = useGame.getState();
  const limit = session && undoable(session);
  const back = session && limit && limit.to < session.cursor ? session.record.actions[limit.to] : undefined;
  const forth = session?.record.actions[session.cursor];
  const undoWords = back
    ? play.undoes(play.actions[back.kind])
    : limit?.barrier
      ? play.barriers[limit.barrier]
      : play.nothingToUndo;
  const redoWords = forth ? play.redoes(play.actions[forth.kind]) : play.nothingToRedo;
  const hour = text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  const hasSide = phase !== 'placement' && phase !== 'order' && phase !== 'over';
  return (
    <header className="toolbar">
      <a className="tool" href="#/" aria-label={text.board.backLabel}>
        <Icon name="back" />
        <span className="tool-word">{text.board.back}</span>
      </a>
      <h1>
        <span className="battle-name">{text.battles[battle].name}</span>
        <span className="battle-date">{play.turn(turn, hour)}</span>
        <span className={`phase-name ${hasSide ? phasing : ''}`}>
          {hasSide && `${play.sides[phasing]} · `}
          {play.phases[phase]}
        </span>
      </h1>
      <button
        type="button"
        className="tool"
        aria-label={undoWords}
        title={undoWords}
        aria-disabled={!back}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={redoWords}
        title={redoWords}
        disabled={!forth}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
      <MoreTools />
      <button
        type="button"
        className="tool"
        aria-label={settings.open}
        title={settings.open}
        onClick={() => setPreferring(true)}
      >
        <Icon name="sliders" />
      </button>
      <button type="button" className="tool" aria-label={text.board.openKey} onClick={onHandbook}>
        <Icon name="key" />
        <span className="tool-word">{text.board.key}</span>
      </button>
      <Suspense fallback={null}>
        {preferring && (
          <Settings onClose={() => setPreferring(false)}>
            <MoreTools />
          </Settings>
        )}
      </Suspense>
    </header>
  );
}

/** In the bar where there is room, else with the preferences. */
function MoreTools() {
  // Under fog the past tells too much until all is over.
  const isOpen = useGame(
    ({ session }) => session && (!session.state.fog || session.state.ending !== undefined),
  );
  return (
    <span className="more-tools">
      <DiceTool />
      <SendTool />
      {isOpen && (
        <a className="tool" href={REVIEW} aria-label={reviewTitle} title={reviewTitle}>
          <Icon name="film" />
        </a>
      )}
    </span>
  );
}

/** A turn goes to the other player, or the game to another machine. */
function SendTool() {
  const [id, setId] = useState<string>();
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={play.send}
        title={play.send}
        onClick={() => setId(idOnTable())}
      >
        <Icon name="send" />
      </button>
      <Suspense fallback={null}>
        {id !== undefined && <ShelfSend id={id} onClose={() => setId(undefined)} />}
      </Suspense>
    </>
  );
}
