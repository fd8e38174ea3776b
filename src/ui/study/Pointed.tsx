/** Marks the part of the page that the lesson points at, for as long as it does. */
import { useEffect } from 'react';
import { useGuide } from '../../store/guide';

const MARK = 'data-pointed';

export function Pointed() {
  const part = useGuide((guide) => guide.part);
  useEffect(() => {
    if (part === undefined) return undefined;
    const mark = () => {
      for (const found of document.querySelectorAll(part))
        if (!found.hasAttribute(MARK)) found.setAttribute(MARK, '');
    };
    mark();
    // What it points at may be drawn anew.
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const found of document.querySelectorAll(`[${MARK}]`)) found.removeAttribute(MARK);
    };
  }, [part]);
  return null;
}
