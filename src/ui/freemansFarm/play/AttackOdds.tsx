/** The attack under way, not rolled yet: its dice and their exact chances. */
import { ask, useTable } from '../table';
import { objectiveNames } from '../text/names';
import { play } from '../text/play';
import { ChancesTable } from './ChancesTable';
import { DiceParts } from './DiceParts';

export function AttackOdds() {
  const attack = useTable((table) => table.view?.attack);
  const odds = attack && ask('attackChances');
  if (!attack || !odds) return null;
  return (
    <>
      <DiceParts parts={odds.parts} />
      <ChancesTable
        title={play.attack.chances}
        attacker={attack.attacker}
        target={attack.target}
        chances={odds.chances}
        objective={attack.objective && objectiveNames[attack.objective]}
      />
      <p className="hint">{attack.bySingles ? play.attack.singles : play.attack.pairs}</p>
    </>
  );
}
