/** The headline of a great moment across the whole map, away from where it happens. The log tells it to those who listen. */
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hex } from '../../../engine/hexmap/hexId';
import { centreOf } from '../../hexboard/layout';
import type { Moment } from './now';

interface Props {
  readonly moment: Moment;
  readonly time: number;
  readonly isStill: boolean;
}

export function Band({ moment, time, isStill }: Props) {
  const anchor = useRef<SVGGElement>(null);
  const [at, setAt] = useState<{ readonly area: Element; readonly place: string }>();
  useLayoutEffect(() => {
    const area = anchor.current?.closest('.map-area');
    if (area) setAt({ area, place: placeFor(moment, area, anchor.current?.ownerSVGElement) });
  }, [moment]);
  const { kind, side, title, detail } = moment;
  const names = ['moment', kind, side ?? '', at?.place, isStill ? 'still' : ''].join(' ');
  return (
    <g ref={anchor}>
      {at &&
        createPortal(
          <div className={names} style={{ '--time': `${time}ms` } as React.CSSProperties} aria-hidden="true">
            <b>{title}</b>
            <span>{detail}</span>
          </div>,
          at.area,
        )}
    </g>
  );
}

/** Where the eye has to be is left free. */
function placeFor({ hex }: Moment, area: Element, sheet: SVGSVGElement | null | undefined): string {
  if (hex === undefined || !sheet) return 'middle';
  const frame = area.getBoundingClientRect();
  const drawn = sheet.getBoundingClientRect();
  const box = sheet.viewBox.baseVal;
  const y = drawn.top + ((centreOf(hex as Hex).y - box.y) / box.height) * drawn.height;
  return y - frame.top < frame.height * 0.55 ? 'low' : 'high';
}
