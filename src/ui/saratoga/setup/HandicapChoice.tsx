/** 10.0 A house rule: points given to one side before the count. */
import { useId, useState } from 'react';
import { type Handicap, MOST_HANDICAP, SIDES } from '../../../engine/saratoga';
import { CaseLink } from '../../table/CaseLink';
import { Choice } from '../../widgets/Choice';
import { setUp } from '../text/setUpWords';

interface Props {
  readonly handicap: Handicap | undefined;
  readonly onChange: (handicap: Handicap | undefined) => void;
}

/** What it starts with when a side is chosen. */
const SOME = 5;

export function HandicapChoice({ handicap, onChange }: Props) {
  const id = useId();
  const words = setUp.choices.handicap;
  const points = handicap?.points ?? SOME;
  // As it is typed: empty for a moment, say.
  const [typed, setTyped] = useState(String(SOME));
  return (
    <fieldset>
      <legend>
        {words.title} <CaseLink rule="10.0" />
      </legend>
      <Choice name={id} checked={handicap === undefined} onChoose={() => onChange(undefined)}>
        {words.none}
      </Choice>
      {SIDES.map((side) => (
        <Choice
          key={side}
          name={id}
          checked={handicap?.side === side}
          onChoose={() => onChange({ side, points })}
        >
          {words.given(side)}
        </Choice>
      ))}
      {handicap && (
        <label className="handicap">
          {words.points}
          <input
            type="number"
            min="1"
            max={MOST_HANDICAP}
            value={typed}
            onBlur={() => setTyped(String(points))}
            onChange={({ target }) => {
              setTyped(target.value);
              const wished = Math.round(Number(target.value));
              if (wished >= 1 && wished <= MOST_HANDICAP) onChange({ ...handicap, points: wished });
            }}
          />
        </label>
      )}
      <p className="rulings-note">{words.note}</p>
    </fieldset>
  );
}
