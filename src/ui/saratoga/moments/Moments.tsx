/** The great moments: what was just played is looked at, and what deserves it is shown where it happens, and heard. */
import { useEffect, useRef } from 'react';
import { useSounds } from '../../table/useSounds';
import { useTable } from '../table';
import { Band } from './Band';
import { momentsOf } from './momentsOf';
import { useMoment } from './now';
import { endMoments, lasting, queue } from './queue';
import { Scene } from './Scene';
import { soundsOf } from './soundsOf';

interface Props {
  /** How long one lasts that usually lasts so many milliseconds. */
  readonly time: (usual: number) => number;
  /** Shown, but nothing moves. */
  readonly isStill: boolean;
}

export function Moments({ time, isStill }: Props) {
  const now = useMoment((moment) => moment.now);
  useSounds(soundsOf);
  const pace = useRef(time);
  useEffect(() => {
    pace.current = time;
  });
  useEffect(() => {
    const look = ({ view, log, latest }: ReturnType<typeof useTable.getState>) => {
      if (latest === undefined || !view) endMoments();
      else queue(momentsOf(view, log, latest), (usual) => pace.current(usual));
    };
    // Something may have been played while this part was on its way.
    look(useTable.getState());
    // Before anything is drawn, so that what waits for a moment does not flash up first.
    const stop = useTable.subscribe((table, before) => {
      if (table.latest !== before.latest || table.cursor !== before.cursor) look(table);
    });
    return () => {
      stop();
      endMoments();
    };
  }, []);
  if (!now) return null;
  return (
    <g key={`${now.kind} ${now.title}`}>
      <Scene moment={now} time={lasting(now)} isStill={isStill} />
      <Band moment={now} time={lasting(now)} isStill={isStill} />
    </g>
  );
}
