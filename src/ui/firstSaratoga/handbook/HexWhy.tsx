/** What a hex and the counters in it rest on. */
import { BATTLE } from '../../../engine/firstSaratoga';
import { useField } from '../field';
import { counterReasons, gradesTold, hexReasons, sourceWords } from '../text/sources';
import { hexNumber } from '../text/names';
import { Reasons } from './Reasons';

export default function HexWhy({ hex, counters }: { hex: number; counters: readonly string[] }) {
  const { scenario } = useField();
  return (
    <>
      <Reasons
        reasons={[...hexReasons(scenario, hexNumber(hex)), ...counters.flatMap((id) => counterReasons(id))]}
      />
      {scenario.id !== BATTLE.id && <p>{sourceWords.ours}</p>}
      <p className="hint">{gradesTold()}</p>
    </>
  );
}
