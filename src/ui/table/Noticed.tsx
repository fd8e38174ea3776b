/** What an enemy would notice of an opponent's plan, in a sentence of the game. */
import { useEffect, useState } from 'react';
import { type LogStep, useTable } from '../../store/table';
import { useWords } from './game';

interface Props {
  readonly side: string;
  /** As whoever looks may know them. */
  readonly steps: readonly LogStep[];
}

export function Noticed({ side, steps }: Props) {
  const { noticed } = useWords();
  const view = useTable((table) => table.view);
  const [tell, setTell] = useState<Awaited<ReturnType<NonNullable<typeof noticed>>>>();
  useEffect(() => {
    let isHere = true;
    void noticed?.().then(
      (come) => isHere && setTell(() => come),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [noticed]);
  const events = steps.flatMap((step) => step.events);
  const sentence = view === undefined ? undefined : tell?.(side, view, events);
  return sentence === undefined ? null : <p className="noticed">{sentence}</p>;
}
