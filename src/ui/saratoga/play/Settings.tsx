/** How a player likes it, and all keys, in a card of its own. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PACES, usePreferences } from '../../../store/preferences';
import { Choice } from '../../shell/Choice';
import { Icon } from '../../shell/Icon';
import { settings } from '../../text/settings';
import { Controls } from '../handbook/Controls';

interface Props {
  readonly onClose: () => void;
  /** Tools for which a narrow bar has no room. */
  readonly children?: ReactNode;
}

export default function Settings({ onClose, children }: Props) {
  const { pace, follow, set } = usePreferences();
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
        {children}
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
      <p className="aside">{settings.kept}</p>
      <h2>{settings.keys}</h2>
      <Controls />
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
