/** While it is on, whatever is pointed at is told in a sentence with its cases, and nothing that is pressed is carried out. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asker, CaseFinder, GameTypes, Told } from '../../../games/contract';
import { useTable } from '../../../store/table';
import { table } from '../../text/table';
import { Icon } from '../../widgets/Icon';
import { useLoaded } from '../../widgets/Part';
import { CaseLink } from '../CaseLink';
import { useShownGame, useWords } from '../game';
import { answerFor } from './answerFor';
import './style.css';

interface Props {
  readonly focused: Element | undefined;
  readonly onClose: () => void;
}

export default function AskMode(props: Props) {
  const asker = useLoaded(useWords().asker);
  const cases = useLoaded(useShownGame().entry.cases);
  return asker && cases ? <Asking {...props} asker={asker} cases={cases} /> : null;
}

interface AskingProps extends Props {
  readonly asker: Asker<GameTypes['view']>;
  readonly cases: CaseFinder;
}

interface Shown {
  readonly told: Told;
  readonly box: DOMRect | undefined;
}

const NOTHING: Shown = { told: { text: table.ask.nothing, cases: [] }, box: undefined };

function Asking({ focused, onClose, asker, cases }: AskingProps) {
  const find = useCallback(
    (element: Element, event?: PointerEvent | MouseEvent): Shown =>
      answerFor(element, { asker, cases, view: useTable.getState().view }, event) ?? NOTHING,
    [asker, cases],
  );
  const [shown, setShown] = useState(() => focused && find(focused));
  const [ring, setRing] = useState<DOMRect>();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const point = (event: PointerEvent) => {
      const { target, pointerType } = event;
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      setRing(isOwn(target) ? undefined : find(target).box);
    };
    const ask = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || isOwn(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type !== 'click') return;
      setShown(find(target, event));
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close.current();
    };
    document.documentElement.dataset.asking = '';
    window.addEventListener('pointermove', point, true);
    window.addEventListener('keydown', leave, true);
    for (const kind of SWALLOWED) window.addEventListener(kind, ask, true);
    return () => {
      delete document.documentElement.dataset.asking;
      window.removeEventListener('pointermove', point, true);
      window.removeEventListener('keydown', leave, true);
      for (const kind of SWALLOWED) window.removeEventListener(kind, ask, true);
    };
  }, [find]);
  const around = ring ?? shown?.box;
  return (
    <>
      {around && (
        <div
          className="ask-ring"
          aria-hidden="true"
          style={{ left: around.left, top: around.top, width: around.width, height: around.height }}
        />
      )}
      <section className="ask-note" aria-label={table.ask.open}>
        <div role="status">{shown ? <Answer told={shown.told} /> : <p>{table.ask.lead}</p>}</div>
        {shown && shown.told.cases.length > 0 && (
          <p className="ask-cases">
            {shown.told.cases.map((rule) => (
              <span key={rule}>
                <CaseLink rule={rule} /> {cases(rule)?.title}
              </span>
            ))}
          </p>
        )}
        <button type="button" className="tool" aria-label={table.ask.leave} onClick={onClose}>
          <Icon name="close" />
        </button>
      </section>
    </>
  );
}

function Answer({ told: { name, text } }: { told: Told }) {
  return (
    <p>
      {name !== undefined && name !== '' && <b>{name}. </b>}
      {text}
    </p>
  );
}

/** A press is asked about when it is over, and nobody else hears of it. */
const SWALLOWED = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** The answer itself, the button that leaves, and cards that lie open are not asked about. */
const isOwn = (element: Element): boolean => element.closest('.ask-note, .ask-tool, dialog[open]') !== null;
