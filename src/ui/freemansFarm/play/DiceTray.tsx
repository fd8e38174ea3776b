/** 6.1 step 4 The dice of an attack, sorted by face, each with what it does; in 4.A they are chosen by pressing them. */
import type { Meaning } from '../../../engine/freemansFarm';
import { Die } from '../../widgets/Die';
import { play } from '../text/play';

interface Props {
  readonly dice: readonly number[];
  readonly meanings: readonly (Meaning | undefined)[];
  readonly chosen?: readonly number[];
  readonly onToggle?: (place: number) => void;
}

export function DiceTray({ dice, meanings, chosen = [], onToggle }: Props) {
  const groups = [...new Set(meanings)].sort((a, b) => rank(a) - rank(b));
  return (
    <div className="ff-tray">
      {groups.map((meaning) => (
        <div key={meaning ?? 'nothing'} className={`ff-group ${meaning ?? 'nothing'}`}>
          <span className="ff-dice">
            {placesOf(dice, meanings, meaning).map((place) => {
              const face = dice[place] ?? 1;
              if (!onToggle) return <Die key={place} face={face} size={40} />;
              return (
                <button
                  key={place}
                  type="button"
                  className="ff-die"
                  aria-pressed={chosen.includes(place)}
                  aria-label={play.dice.choose(face, nameOfMeaning(meaning))}
                  onClick={() => onToggle(place)}
                >
                  <Die face={face} size={38} />
                </button>
              );
            })}
          </span>
          <small>{nameOfMeaning(meaning)}</small>
        </div>
      ))}
    </div>
  );
}

const nameOfMeaning = (meaning: Meaning | undefined): string =>
  meaning ? play.dice.meanings[meaning] : play.dice.nothing;

/** What hurts the enemy first, then cubes, what hurts oneself, and what does nothing. */
const ORDER: readonly (Meaning | undefined)[] = [
  'objective',
  'enemyMarker',
  'enemyMorale',
  'cube',
  'ownMorale',
  'ownMarker',
  undefined,
];
const rank = (meaning: Meaning | undefined): number => ORDER.indexOf(meaning);

/** By face within a group. */
const placesOf = (
  dice: readonly number[],
  meanings: readonly (Meaning | undefined)[],
  meaning: Meaning | undefined,
): readonly number[] =>
  dice
    .map((_, place) => place)
    .filter((place) => meanings[place] === meaning)
    .sort((a, b) => (dice[b] ?? 0) - (dice[a] ?? 0));
