/** `#/verify`: the record of a game is played again, and each thing that can be checked is answered. */
import { useEffect, useId, useRef, useState } from 'react';
import { usePlay } from '../../store/play';
import { finishedGame, type NotVerifiable, verify, type Verified, verifyText } from '../../store/verify';
import { playAddress, TITLE } from '../routes';
import { title } from '../text/title';
import { verify as words } from '../text/verify';
import { PartFailed } from '../widgets/Part';
import { VerifyResult } from './VerifyResult';

type Outcome = Verified | NotVerifiable | 'file' | undefined;
type Answer = () => Promise<Outcome>;

export default function Verify() {
  const id = useId();
  const playing = usePlay((play) => play.id);
  const [record, setRecord] = useState('');
  const [noted, setNoted] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isChecking, setChecking] = useState(false);
  /** What could not be answered, as the rules of the game did not come. */
  const [unanswered, setUnanswered] = useState<{ readonly answer: Answer }>();
  const result = useRef<HTMLDivElement>(null);
  const latest = useRef(0);

  /** The last one that was asked for counts. */
  const check = async (answer: Answer) => {
    const number = ++latest.current;
    setChecking(true);
    await new Promise((done) => setTimeout(done)); // so that the page can say it is at work
    const found = await answer().then(
      (known) => ({ known }),
      () => undefined,
    );
    if (number !== latest.current) return;
    setOutcome(found?.known);
    setUnanswered(found ? undefined : { answer });
    setChecking(false);
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const checkTable = () => {
    const over = finishedGame();
    if (over) void check(() => verify(over, noted));
  };
  const checkFile = async (file: File | undefined) => {
    if (!file) return;
    const found = await file.text().catch(() => undefined);
    if (found !== undefined && found.length <= LONGEST_SHOWN) setRecord(found);
    await check(async () => (found === undefined ? 'file' : verifyText(found, noted)));
  };
  useEffect(() => {
    document.title = `${words.title} · ${title.page}`;
  }, []);

  const isOver = playing !== undefined && finishedGame() !== undefined;
  return (
    <div className="verify">
      <main>
        <h1>{words.title}</h1>
        <p className="verify-lead">{words.lead}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void check(() => verifyText(record, noted));
          }}
        >
          <label htmlFor={`${id}-noted`}>{words.noted}</label>
          <input
            id={`${id}-noted`}
            type="text"
            value={noted}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-noted-hint`}
            onChange={(event) => setNoted(event.target.value)}
          />
          <p id={`${id}-noted-hint`} className="aside">
            {words.notedHint}
          </p>
          <h2>{words.sources}</h2>
          <div className="answers">
            {isOver && (
              <button type="button" className="answer chief" onClick={checkTable}>
                {words.table}
              </button>
            )}
            <label className="answer verify-file">
              {words.file}
              <input
                type="file"
                accept=".json,.txt,application/json,text/plain"
                onChange={(event) => {
                  void checkFile(event.target.files?.[0]);
                  event.target.value = ''; // the same file may be chosen again
                }}
              />
            </label>
          </div>
          <label htmlFor={`${id}-record`}>{words.paste}</label>
          <textarea
            id={`${id}-record`}
            rows={5}
            value={record}
            placeholder={words.pasteHint}
            spellCheck={false}
            onChange={(event) => setRecord(event.target.value)}
          />
          <div className="answers">
            <button type="submit" className={isOver ? 'answer' : 'answer chief'}>
              {words.check}
            </button>
            <a className="answer" href={playing === undefined ? TITLE : playAddress(playing)}>
              {playing === undefined ? words.back : words.toGame}
            </a>
          </div>
        </form>
        <div ref={result} className="verify-result" role="status" tabIndex={-1}>
          {isChecking ? <p>{words.checking}</p> : <Result outcome={outcome} />}
          {!isChecking && unanswered && <PartFailed onAgain={() => void check(unanswered.answer)} />}
        </div>
        <h2>{words.limitsTitle}</h2>
        {words.limits.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </main>
    </div>
  );
}

/** A longer text would only make the field slow. */
const LONGEST_SHOWN = 200_000;

function Result({ outcome }: { outcome: Outcome }) {
  if (outcome === undefined) return null;
  if (typeof outcome === 'string') return <p className="verify-problem">{words.problems[outcome]}</p>;
  return <VerifyResult verified={outcome} />;
}
