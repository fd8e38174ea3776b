/** 6.1 step 4 The dice of an attack, sorted by face, each with what it does; in 4.A they are chosen by pressing them. */
import { type AttackView, type Meaning, sideOf, type View } from '../../../engine/freemansFarm';
import { Die } from '../../widgets/Die';
import { meaningWords, play } from '../text/play';
import { isAdvisedDie, useAdvised } from './advised';
import { isIdle } from './meanings';
import { readerOf } from './reader';

interface Props {
  readonly attack: AttackView;
  readonly view: View;
  readonly chosen?: readonly number[];
  /** Those that have been paid for, to be rolled again. */
  readonly again?: readonly number[];
  readonly onToggle?: (place: number) => void;
}

export function DiceTray({ attack, view, chosen = [], again = [], onToggle }: Props) {
  const { dice, meanings } = attack;
  const advised = useAdvised();
  const isOwn = sideOf(attack.attacker) === readerOf(view);
  const groups = [...new Set(meanings)].sort((a, b) => rank(a) - rank(b));
  return (
    <div className="ff-tray">
      {groups.map((meaning) => (
        <div
          key={meaning ?? 'nothing'}
          className={`ff-group ${isIdle(meaning, attack, view) ? 'nothing' : toneOf(meaning, isOwn)}`}
        >
          <span className="ff-dice">
            {placesOf(attack, meaning).map((place) => {
              const face = dice[place] ?? 1;
              if (!onToggle)
                return again.includes(place) ? (
                  <span
                    key={place}
                    className="ff-again-die"
                    role="img"
                    aria-label={play.dice.paidFor(face, meaningWords(meaning, attack, view))}
                  >
                    <Die face={face} size={38} />
                  </span>
                ) : (
                  <Die key={place} face={face} size={40} />
                );
              return (
                <button
                  key={place}
                  type="button"
                  className={isAdvisedDie(advised, place) ? 'ff-die advised' : 'ff-die'}
                  aria-pressed={chosen.includes(place)}
                  aria-label={play.dice.choose(face, meaningWords(meaning, attack, view))}
                  onClick={() => onToggle(place)}
                >
                  <Die face={face} size={38} />
                </button>
              );
            })}
          </span>
          <small>{meaningWords(meaning, attack, view)}</small>
        </div>
      ))}
    </div>
  );
}

/** As it is for whoever looks: what hurts him is bad, whoever rolled it. */
function toneOf(meaning: Meaning | undefined, isOwn: boolean): string {
  if (meaning === undefined) return 'nothing';
  if (meaning === 'cube') return isOwn ? 'cube' : 'bad';
  const isForAttacker = meaning !== 'ownMarker' && meaning !== 'ownMorale';
  return isForAttacker === isOwn ? 'good' : 'bad';
}

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
const placesOf = ({ dice, meanings }: AttackView, meaning: Meaning | undefined): readonly number[] =>
  dice
    .map((_, place) => place)
    .filter((place) => meanings[place] === meaning)
    .sort((a, b) => (dice[b] ?? 0) - (dice[a] ?? 0));
