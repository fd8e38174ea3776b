/** 6.1 step 4.A Dice are chosen and rolled again for a price, as often as it is paid; or they stand. */
import { useState } from 'react';
import { type AttackView, type Meaning, REROLL, type View } from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { ask } from '../../table';
import { objectiveNames, tacticsName } from '../../text/names';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { ChancesTable } from '../ChancesTable';
import { DiceTray } from '../DiceTray';
import { isIdle } from '../meanings';
import { Tactics } from '../Tactics';

export function Maintain({ view }: { view: View }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { attack } = view;
  if (!attack) return null;
  const { dice, waysToPay, attacker, target, objective } = attack;
  const toggle = (place: number) =>
    setChosen((now) => (now.includes(place) ? now.filter((each) => each !== place) : [...now, place]));
  const odds = ask('rerollChances', chosen.length > 0 ? chosen : dice.map((_, place) => place));
  const outBy = (pay: string) => odds?.payments.find((each) => each.pay === pay)?.out ?? 0;
  const isChosen = chosen.length > 0;
  return (
    <>
      <DiceTray attack={attack} view={view} chosen={chosen} onToggle={toggle} />
      <div className="ff-quick" role="group" aria-label={play.dice.none}>
        <Quick
          name={play.dice.idle}
          places={placesOf(attack, (meaning) => isIdle(meaning, attack, view))}
          onChoose={setChosen}
        />
        <Quick
          name={play.dice.bad}
          places={placesOf(
            attack,
            (meaning) => isIdle(meaning, attack, view) || meaning === 'ownMarker' || meaning === 'ownMorale',
          )}
          onChoose={setChosen}
        />
        <Quick name={play.dice.all} places={dice.map((_, place) => place)} onChoose={setChosen} />
        {isChosen && <Quick name={play.dice.clear} places={[]} onChoose={setChosen} isAlways />}
      </div>
      {odds && (
        <ChancesTable
          title={isChosen ? play.attack.chancesAgain(chosen.length) : play.attack.standing}
          attacker={attacker}
          target={target}
          now={odds.standing}
          chances={isChosen ? odds.chances : undefined}
          objective={objective && objectiveNames[objective]}
        />
      )}
      <Tactics view={view} />
      <Foot>
        {/* In its place, whatever is marked. */}
        <Answer action={{ kind: 'stand' }} chief={!isChosen} ends={isChosen}>
          {play.dice.stand}
        </Answer>
        {isChosen && (
          <div className="ff-prices">
            <span className="ff-again">
              {play.dice.again(chosen.length)}
              {!waysToPay.includes('cubes') && (
                <small> {play.dice.tooFew(view.cubes[view.phasing], REROLL.cubes)}</small>
              )}
            </span>
            {waysToPay.map((pay) => (
              <Answer key={pay} action={{ kind: 'reroll', dice: sorted(chosen), pay }}>
                {play.dice.pay[pay] ?? tacticsName(pay)}
                {outBy(pay) > 0 && <small className="ff-risk">{play.dice.outFirst(outBy(pay))}</small>}
              </Answer>
            ))}
            {waysToPay.some((pay) => outBy(pay) > 0) && <small>{play.dice.void}</small>}
          </div>
        )}
      </Foot>
    </>
  );
}

interface QuickProps {
  readonly name: string;
  readonly places: readonly number[];
  readonly onChoose: (places: readonly number[]) => void;
  readonly isAlways?: boolean;
}

function Quick({ name, places, onChoose, isAlways = false }: QuickProps) {
  if (places.length === 0 && !isAlways) return null;
  return (
    <button type="button" className="look" onClick={() => onChoose(places)}>
      {name}
    </button>
  );
}

const placesOf = (
  { meanings }: AttackView,
  isWanted: (meaning: Meaning | undefined) => boolean,
): readonly number[] => meanings.flatMap((meaning, place) => (isWanted(meaning) ? [place] : []));

const sorted = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b);
