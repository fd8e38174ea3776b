/** Point and ask: a button and the key ‘?’. With the focus on something, the key asks about that at once. */
import { useEffect, useState } from 'react';
import { table } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { part } from '../../widgets/Part';

const AskMode = part(() => import('./AskMode'));

export function AskTool() {
  const [asking, setAsking] = useState<{ readonly focused: Element | undefined; readonly number: number }>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      event.preventDefault();
      event.stopPropagation();
      // Held down it is one press.
      if (event.repeat) return;
      const focused = focusedThing();
      setAsking((before) =>
        before && !focused ? undefined : { focused, number: (before?.number ?? 0) + 1 },
      );
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className="tool ask-tool"
        aria-label={table.ask.open}
        title={table.ask.withKey}
        aria-pressed={asking !== undefined}
        data-ask="ask"
        onClick={() => setAsking(asking ? undefined : { focused: undefined, number: 0 })}
      >
        <Icon name="ask" />
      </button>
      {asking && (
        <AskMode key={asking.number} focused={asking.focused} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

/** What the keyboard stands on; its own button is nothing to ask about. */
function focusedThing(): Element | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('.ask-tool, .ask-note'))
    return undefined;
  return activeElement;
}
