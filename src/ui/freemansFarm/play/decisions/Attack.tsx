/** 6.1 step 3 The attack before its roll: how many dice and why, the exact chances, cards of the attacker or an answer to them. */
import type { View } from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { AttackOdds } from '../AttackOdds';
import { Tactics } from '../Tactics';

export function PrepareAttack({ view }: { view: View }) {
  const dice = (view.attack?.parts ?? []).reduce((sum, part) => sum + part.dice, 0);
  return (
    <>
      <AttackOdds />
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'attack' }} chief>
          {play.attack.roll(dice)}
        </Answer>
      </Foot>
    </>
  );
}

export function AnswerAttack({ view }: { view: View }) {
  return (
    <>
      <AttackOdds />
      <Tactics view={view} />
      <Foot>
        <Answer action={{ kind: 'pass' }} ends>
          {play.attack.pass}
        </Answer>
      </Foot>
    </>
  );
}
