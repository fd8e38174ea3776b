/** 4.1 A Command as it stands on its card: what it does, with how many dice, and why not. */
import { COMMAND_BY_ID, type CommandView } from '../../../engine/freemansFarm';
import { CaseLink } from '../../table/CaseLink';
import { commandDoes, commandNames } from '../text/commands';
import { nameOf } from '../text/names';
import { play } from '../text/play';
import { refusalOf } from '../text/refusals';

export function CommandLine({ view }: { view: CommandView }) {
  const { mandatory, extraMorale, activationCost } = COMMAND_BY_ID[view.id];
  const dice = view.targets.map(
    ({ formation, parts }) =>
      `${nameOf(formation)}: ${play.command.dice(parts.reduce((sum, each) => sum + each.dice, 0))}`,
  );
  const marks = [
    ...dice,
    ...(extraMorale ? [play.command.extra(extraMorale)] : []),
    ...(activationCost === 'none' ? [play.command.free] : []),
    ...(mandatory && !view.refusal ? [play.command.must] : []),
  ];
  return (
    <>
      <b>{commandNames[view.id]}</b> <span>{commandDoes(view.id, view.maxMarkers)}</span>
      {marks.length > 0 && <small>{marks.join('; ')}</small>}
      {view.refusal && (
        <small className="ff-why">
          {refusalOf(view.refusal.code, view.refusal.at)} <CaseLink rule={view.refusal.case} />
        </small>
      )}
    </>
  );
}
