/** An opponent's turn: whether it thinks or acts, what it did so far, and what whoever looks on can do about it. */
import { type ReactNode, useState } from 'react';
import { isRollDecision } from '../../engine/kernel/game';
import { useOpponents } from '../../store/opponents';
import { usePlay } from '../../store/play';
import { usePreferences } from '../../store/preferences';
import { isPerson, levelAt } from '../../store/seats';
import { useTable } from '../../store/table';
import { capital } from '../text/common';
import { opponents } from '../text/opponents';
import { useShownGame, useWords } from './game';
import { LastRoll } from './LastRoll';
import PaceBar, { PaceChoice } from './PaceBar';
import { Foot, QuestionCard } from './QuestionCard';
import { Roll } from './Roll';
import { SinceLines } from './Since';
import './style/opponents.css';

interface Props {
  readonly side: string;
  readonly meanwhile?: ReactNode;
}

export default function OpponentTurn({ side, meanwhile }: Props) {
  const words = useWords();
  const seats = usePlay((play) => play.seats);
  const { entry } = useShownGame();
  const place = useTable((table) => table.cursor);
  const isRoll = useTable((table) => isRollDecision(table.decision));
  const { failed, isHeld, isWaiting, thinking } = useOpponents();
  const level = levelAt(seats, side);
  const name = entry.opponents.find(({ id }) => id === level)?.name ?? level ?? '';
  const they = capital(words.theSide(side));
  const { turn } = opponents;
  const says =
    failed === undefined
      ? isHeld
        ? turn.held
        : isWaiting
          ? turn.waiting(they)
          : thinking === undefined
            ? turn.acting(they)
            : turn.thinking(they)
      : turn.failed;
  return (
    <QuestionCard className={`opponent-turn ${side}`} label={they} place={failed === undefined ? 0 : place}>
      <p className="who">{turn.who(words.side(side), name)}</p>
      <div role="status">
        <h2>{says}</h2>
      </div>
      {failed !== undefined && <p className="hint">{turn.failedNote}</p>}
      {meanwhile}
      {isRoll && <Roll />}
      <SinceLines withoutRolls />
      <LastRoll />
      <Controls side={side} />
    </QuestionCard>
  );
}

function Controls({ side }: { side: string }) {
  const words = useWords();
  const { failed, tryAgain } = useOpponents();
  const { turn } = opponents;
  const seats = usePlay((play) => play.seats);
  const sides = Object.keys(seats).filter((each) => levelAt(seats, each) !== undefined);
  const isDemonstration = sides.length === Object.keys(seats).length;
  // One press would be made by chance: here stood a moment ago what ends one's own phase.
  const [taking, setTaking] = useState<string>();
  if (taking !== undefined)
    return (
      <Foot>
        <p className="hint">{turn.takeOverNote}</p>
        <button type="button" className="answer chief" onClick={() => takeOver(taking)}>
          {turn.takeOver(words.theSide(taking))}
        </button>
        <button type="button" className="answer" onClick={() => setTaking(undefined)}>
          {turn.cancel}
        </button>
      </Foot>
    );
  return (
    <Foot>
      {failed !== undefined && (
        <button type="button" className="answer chief" onClick={tryAgain}>
          {turn.tryAgain}
        </button>
      )}
      {failed === undefined && <PaceBar canHurry={!isDemonstration} />}
      <PaceChoice />
      {(isDemonstration ? sides : [side]).map((each) => (
        <button key={each} type="button" className="answer take-over" onClick={() => setTaking(each)}>
          {turn.takeOverOffer(words.theSide(each))}
        </button>
      ))}
    </Foot>
  );
}

/** Whoever has a side already plays this one beside it. */
function takeOver(side: string): void {
  const { seats, seat } = usePlay.getState();
  const hasOwn = Object.keys(seats).some((each) => isPerson(seats, each));
  usePreferences.getState().set({ level: levelAt(seats, side) ?? '' });
  useOpponents.getState().hold(false);
  seat(side, hasOwn ? 'self' : 'person');
}
