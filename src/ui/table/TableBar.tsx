/** The strip above a game: the way back, what is played and where it stands, and the tools that a game has there. */
import { type ReactNode, useState } from 'react';
import { useGuide } from '../../store/guide';
import { learnAddress, TITLE } from '../routes';
import { puzzles } from '../text/puzzles';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { part } from '../widgets/Part';
import { AskTool } from './ask/AskTool';
import { MoreTools } from './MoreTools';
import { UndoBar } from './UndoBar';

const Settings = part(() => import('./Settings'));

interface Props {
  /** Where the way back leads, and what it is called, shortly and in full. */
  readonly back?: { readonly to: string; readonly name: string; readonly label: string };
  readonly title: string;
  readonly when?: string;
  /** The chapter, in the colour of the side whose it is. */
  readonly chapter?: string;
  readonly side?: string | undefined;
  readonly children?: ReactNode;
}

export function TableBar({ back: given = BACK, title, when, chapter, side = '', children }: Props) {
  const lesson = useGuide((guide) => guide.lesson);
  const back = lesson?.home
    ? { to: lesson.home, name: puzzles.back, label: puzzles.backLabel }
    : lesson
      ? { to: learnAddress(lesson.game), name: table.lesson.back, label: table.lesson.backLabel }
      : given;
  return (
    <header className="toolbar">
      <a className="tool" href={back.to} aria-label={back.label} title={back.label} data-ask="back">
        <Icon name="back" />
        <span className="tool-word">{back.name}</span>
      </a>
      <h1>
        <span className="bar-title">{title}</span>
        {when !== undefined && (
          <span className="bar-when" data-ask="when">
            {when}
          </span>
        )}
        {chapter !== undefined && (
          <span className={`bar-chapter ${side}`} data-ask="chapter">
            {chapter}
          </span>
        )}
      </h1>
      {children}
      <AskTool />
    </header>
  );
}

const BACK = { to: TITLE, name: table.back, label: table.backLabel };

/** Undo, dice, sending, review and preferences; `keys` are those of the game, told with the preferences. */
export function PlayTools({ keys }: { keys?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UndoBar />
      <MoreTools />
      <button
        type="button"
        className="tool"
        aria-label={table.preferences}
        title={table.preferences}
        data-ask="preferences"
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" />
      </button>
      {isOpen && (
        <Settings onClose={() => setOpen(false)} tools={<MoreTools />}>
          {keys}
        </Settings>
      )}
    </>
  );
}
