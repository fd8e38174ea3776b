/** Finds who answers for an element of the page: the element itself, or the nearest around it of which there is something to say. */
import type { Asker, CaseFinder, GameTypes, Told } from '../../../games/contract';
import { NOWHERE, usePointer } from '../../../store/pointer';
import { ASKED_PARTS, ASKED_THINGS } from '../../text/asking';

interface Asked {
  readonly asker: Asker<GameTypes['view']>;
  readonly cases: CaseFinder;
  readonly view: GameTypes['view'];
}

export interface Explanation {
  readonly told: Told;
  /** Where it stands; a place of the board shows itself. */
  readonly box: DOMRect | undefined;
}

export function answerFor(
  element: Element,
  asked: Asked,
  event?: { readonly clientX: number; readonly clientY: number },
): Explanation | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const isBoard = at.classList.contains('board');
    const told = isBoard ? ofPlace(at, asked, event) : ofElement(at, asked);
    if (told) return { told, box: isBoard ? undefined : at.getBoundingClientRect() };
  }
  return undefined;
}

function ofElement(element: Element, { asker, cases, view }: Asked): Told | undefined {
  const name = nameOf(element);
  // A number of a case is about that case.
  if (element.classList.contains('case')) {
    const rule = element.getAttribute('data-rule') ?? element.textContent;
    const card = cases(rule);
    return card && { name: `${rule} ${card.title}`, text: card.text[0] ?? '', cases: [rule] };
  }
  const what = element.getAttribute('data-ask');
  const thing = what === null ? undefined : (tell(asker, what, view) ?? ASKED_THINGS[what]);
  if (thing) return { name, ...thing };
  for (const [selector, rules, text] of [...asker.parts, ...ASKED_PARTS]) {
    if (!element.matches(selector)) continue;
    if (selector === QUESTION) return tell(asker, 'question', view);
    const own = [...new Set([...rules, ...chipsIn(element)])];
    // A part with much in it goes by what is said of it.
    const heading = name.length <= LONGEST_HEADING ? { name } : {};
    return text === undefined ? { text: name, cases: own } : { ...heading, text, cases: own };
  }
  return undefined;
}

/** The card of the question, in every game. */
const QUESTION = '.question';

/** Nothing lies on the table while it changes hands. */
const tell = (asker: Asked['asker'], what: string, view: Asked['view']): Told | undefined =>
  view === undefined ? undefined : asker.tell(what, view);

function ofPlace(
  board: Element,
  { asker, view }: Asked,
  event?: { readonly clientX: number; readonly clientY: number },
): Told | undefined {
  // A finger points without hovering: the board is told where.
  if (event)
    board.dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        clientX: event.clientX,
        clientY: event.clientY,
        pointerType: 'mouse',
        pointerId: POINTING,
      }),
    );
  const { hovered, cursor } = usePointer.getState();
  const place = hovered === NOWHERE && !event ? cursor : hovered;
  return tell(asker, `place ${place}`, view);
}

/** No finger and no mouse has this number. */
const POINTING = 4077;

/** What it is called, shortly. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? seenText(element);
  const name = label.trim().replaceAll(/\s+/g, ' ').replace(/[.:]$/, '');
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}

const LONGEST = 160;
const LONGEST_HEADING = 60;

/** Without numbers of cases and what only a screen reader reads. */
function seenText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('.case, .unseen, svg')) other.remove();
  return copy.textContent;
}

const chipsIn = (element: Element): readonly string[] =>
  [...element.querySelectorAll('.case')].map((chip) => chip.getAttribute('data-rule') ?? chip.textContent);
