/** How the dice fell for each side. */
import { useMemo } from 'react';
import { luckSoFar } from '../../../../store/rolls';
import { LuckTable } from '../../../table/LuckTable';
import { useTable } from '../../table';
import { end } from '../../text/end';

export function DiceLuck() {
  const log = useTable((table) => table.log);
  const luck = useMemo(() => luckSoFar(log) ?? {}, [log]);
  const sides = Object.values(luck);
  const hasFired = sides.some(({ rows }) => rows.some(({ row, tries }) => row === 'fire' && tries > 0));
  return (
    <section className="end-luck">
      <h3>{end.luck.title}</h3>
      {!hasFired && <p className="end-note">{end.luck.none}</p>}
      {sides.some((side) => side.dice > 0) && <LuckTable luck={luck} />}
    </section>
  );
}
