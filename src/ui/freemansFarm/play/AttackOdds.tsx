/** The attack under way, not rolled yet: its dice and their exact chances. */
import { COMMAND_BY_ID, type View } from '../../../engine/freemansFarm';
import { ask, useTable } from '../table';
import { objectiveNames } from '../text/names';
import { play } from '../text/play';
import { ChancesTable } from './ChancesTable';
import { DiceParts } from './DiceParts';

export function AttackOdds() {
  const view = useTable((table) => table.view);
  const attack = view?.attack;
  const odds = attack && ask('attackChances');
  if (!view || !attack || !odds) return null;
  return (
    <>
      <DiceParts parts={odds.parts} />
      <ChancesTable
        title={play.attack.chances}
        attacker={attack.attacker}
        target={attack.target}
        chances={odds.chances}
        objective={odds.chances.objective > 0 ? objectiveOf(view) : undefined}
      />
      <p className="hint">{attack.bySingles ? play.attack.singles : play.attack.pairs}</p>
    </>
  );
}

/** The objective whose skirmishers the attack threatens. */
export function objectiveOf({ attack }: View): string | undefined {
  const command = Object.values(COMMAND_BY_ID).find(({ id }) => id === attack?.command);
  const at = command?.targets.find(({ formation }) => formation === attack?.target)?.skirmishersAt;
  return at && objectiveNames[at];
}
