/** How a player likes it, and all keys, in a card of its own. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { OPPONENT_PACES, PACES, usePreferences } from '../../store/preferences';
import { Choice } from '../widgets/Choice';
import { Icon } from '../widgets/Icon';
import { opponents } from '../text/opponents';
import { settings } from '../text/settings';

interface Props {
  readonly onClose: () => void;
  /** Tools for which a narrow bar has no room. */
  readonly tools?: ReactNode;
  /** The keys of this game. */
  readonly children?: ReactNode;
}

export default function Settings({ onClose, tools, children }: Props) {
  const { pace, opponentPace, follow, advice, sound, volume, set } = usePreferences();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return (
    <dialog ref={dialog} className="settings" aria-label={settings.title} onClose={onClose}>
      <div className="settings-head">
        <h2>{settings.title}</h2>
        {tools}
        <button
          type="button"
          className="tool"
          aria-label={settings.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <fieldset>
        <legend>{settings.pace.title}</legend>
        {PACES.map((each) => (
          <Choice key={each} name={`${id}-pace`} checked={pace === each} onChoose={() => set({ pace: each })}>
            <Words words={settings.pace[each]} />
          </Choice>
        ))}
        {isStill && <p className="aside">{settings.still}</p>}
      </fieldset>
      <fieldset>
        <legend>{opponents.pace.title}</legend>
        {OPPONENT_PACES.map((each) => (
          <Choice
            key={each}
            name={`${id}-opponents`}
            checked={opponentPace === each}
            onChoose={() => set({ opponentPace: each })}
          >
            <Words words={opponents.pace[each]} />
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend>{settings.follow.title}</legend>
        {([true, false] as const).map((each) => (
          <Choice
            key={String(each)}
            name={`${id}-follow`}
            checked={follow === each}
            onChoose={() => set({ follow: each })}
          >
            <Words words={each ? settings.follow.yes : settings.follow.no} />
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend>{settings.advice.title}</legend>
        {([true, false] as const).map((each) => (
          <Choice
            key={String(each)}
            name={`${id}-advice`}
            checked={advice === each}
            onChoose={() => set({ advice: each })}
          >
            <Words words={each ? settings.advice.yes : settings.advice.no} />
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend>{settings.sound.title}</legend>
        {([false, true] as const).map((each) => (
          <Choice
            key={String(each)}
            name={`${id}-sound`}
            checked={sound === each}
            onChoose={() => set({ sound: each })}
          >
            <Words words={each ? settings.sound.yes : settings.sound.no} />
          </Choice>
        ))}
        {sound && (
          <label className="volume">
            {settings.sound.volume}
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={Math.round(volume * 100)}
              onChange={({ target }) => set({ volume: Number(target.value) / 100 })}
            />
          </label>
        )}
      </fieldset>
      <p className="aside">{settings.kept}</p>
      <h2>{settings.keys}</h2>
      {children}
    </dialog>
  );
}

function Words({ words: [name, what] }: { words: readonly string[] }) {
  return (
    <>
      <b>{name}:</b> {what}
    </>
  );
}
