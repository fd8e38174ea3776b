/** Against the computer: side and opponent are chosen here, and with one press the game begins. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Entry } from '../../games/contract';
import { type Result, results } from '../../store/library/results';
import { usePreferences } from '../../store/preferences';
import { against, type Seats } from '../../store/seats';
import { opponents } from '../text/opponents';
import { table } from '../text/table';
import { Choice } from '../widgets/Choice';
import { Icon } from '../widgets/Icon';
import { useLoaded } from '../widgets/Part';
import { Score, scoreOf } from './Score';
import './style/against.css';

export interface Opposed {
  readonly seats: Seats;
  /** Everything may be taken back. */
  readonly isPractice: boolean;
  /** Nobody plays: one looks on. */
  readonly isDemonstration: boolean;
}

interface Props {
  readonly game: Entry;
  /** The scenario. */
  readonly name: string;
  readonly onBegin: (chosen: Opposed) => void;
  readonly onClose: () => void;
}

export default function Against({ game, name, onBegin, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const known = useResults(game.id);
  const words = useLoaded(game.screens)?.words;
  const preferences = usePreferences();
  const [isPractice, setPractice] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [words]);
  if (!words) return null;
  const level = game.opponents.find((each) => each.id === preferences.level) ?? game.opponents[0];
  const side = game.sides.find((each) => each === preferences.side);
  const begin = (isDemonstration: boolean) => {
    if (!level) return;
    const own = isDemonstration ? undefined : (side ?? drawn(game.sides));
    preferences.set({ level: level.id });
    onBegin({
      seats: against(game.sides, own, level.id),
      isPractice: isPractice && !isDemonstration,
      isDemonstration,
    });
  };
  const [practice, practiceNote] = opponents.practice;
  return (
    <dialog ref={dialog} className="against" aria-label={opponents.title} onClose={onClose}>
      <div className="against-head">
        <div>
          <p>{opponents.title}</p>
          <h2>{name}</h2>
        </div>
        <button
          type="button"
          className="tool"
          aria-label={table.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <fieldset className="against-sides">
        <legend>{opponents.side}</legend>
        {game.sides.map((each) => (
          <Choice
            key={each}
            name={`${id}-side`}
            checked={side === each}
            onChoose={() => preferences.set({ side: each })}
          >
            {words.side(each)}
          </Choice>
        ))}
        <Choice
          name={`${id}-side`}
          checked={side === undefined}
          onChoose={() => preferences.set({ side: '' })}
        >
          {opponents.anySide}
        </Choice>
      </fieldset>
      <fieldset>
        <legend>{opponents.level}</legend>
        {game.opponents.map((each) => (
          <Choice
            key={each.id}
            name={`${id}-level`}
            checked={level === each}
            onChoose={() => preferences.set({ level: each.id })}
          >
            <b>{each.name}.</b> {each.note}{' '}
            <LevelScore results={known.filter((one) => one.level === each.id)} />
          </Choice>
        ))}
      </fieldset>
      <label className="choice">
        <input type="checkbox" checked={isPractice} onChange={({ target }) => setPractice(target.checked)} />
        <span>
          <b>{practice}:</b> {practiceNote}
        </span>
      </label>
      <p className="aside">{opponents.fair}</p>
      <Score game={game} results={known} side={(each) => words.side(each)} />
      <div className="answers">
        <button type="button" className="answer chief" onClick={() => begin(false)}>
          {opponents.begin}
        </button>
        <button type="button" className="answer" title={opponents.watchNote} onClick={() => begin(true)}>
          {opponents.watch}
        </button>
      </div>
    </dialog>
  );
}

function LevelScore({ results: own }: { results: readonly Result[] }) {
  return own.length === 0 ? null : <span className="against-score">{scoreOf(own)}</span>;
}

/** Out of the browser's own generator, which nobody can foresee. */
const drawn = (sides: readonly string[]): string | undefined =>
  sides[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % sides.length];

function useResults(game: string): readonly Result[] {
  const [known, setKnown] = useState<readonly Result[]>([]);
  useEffect(() => {
    let isHere = true;
    void results().then((all) => isHere && setKnown(all.filter((each) => each.game === game)));
    return () => {
      isHere = false;
    };
  }, [game]);
  return known;
}
