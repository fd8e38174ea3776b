/** 4.3, 6.1 step 4.A, 7, 8 Answers to a payment, rescues, and attacks that follow at once. */
import { GENERAL_BY_ID, type View } from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { ask } from '../../table';
import { generalNames, objectiveNames } from '../../text/names';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { ChancesTable } from '../ChancesTable';
import { DiceTray } from '../DiceTray';
import { Tactics } from '../Tactics';

/** Dice lie open: whoever may stop it sees what whoever rolls has seen. */
export function AnswerReroll({ view }: { view: View }) {
  const { attack } = view;
  const odds = attack && ask('rerollChances', attack.again);
  return (
    <>
      {attack && <DiceTray attack={attack} view={view} again={attack.again} />}
      {attack && odds && (
        <ChancesTable
          title={play.attack.chancesMarked(attack.again.length)}
          attacker={attack.attacker}
          target={attack.target}
          now={odds.standing}
          chances={odds.chances}
          objective={attack.objective && objectiveNames[attack.objective]}
        />
      )}
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'pass' }} ends>
          {play.attack.passReroll}
        </Answer>
      </Foot>
    </>
  );
}

export function Rescue({ view }: { view: View }) {
  const formation = view.decision?.kind === 'rescue' ? view.decision.formation : undefined;
  const morale = formation ? (view.formations[formation].morale ?? 0) : 0;
  return (
    <>
      <div className="answers ff-list">
        {view.actions.map((action) => {
          if (action.kind !== 'rescue') return null;
          const needed = morale + GENERAL_BY_ID[action.general].addToMorale;
          return (
            <Answer key={action.general} action={action}>
              <b>{play.rescue.general(generalNames[action.general], needed)}</b>
              <small>{play.rescue.chance(needed)}</small>
            </Answer>
          );
        })}
      </div>
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'letBreak' }} ends>
          {play.rescue.letBreak}
        </Answer>
      </Foot>
    </>
  );
}

export function FollowUp({ view }: { view: View }) {
  return (
    <>
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'pass' }} ends>
          {play.followUp.pass}
        </Answer>
      </Foot>
    </>
  );
}
