/** 7.1, 7.2, 15.3 The combat card: a target, the way, who takes part, who stands in front, and what it promises. */
import { useMemo, useState } from 'react';
import { isRefusal, type Mode, type Odds, type View } from '../../../../engine/firstSaratoga';
import { Foot } from '../../../table/QuestionCard';
import { CaseLink } from '../../../table/CaseLink';
import { fieldNow, hexOfCounter } from '../../field';
import { act, ask, check, useTable } from '../../table';
import { modeHints, modeNames, combatWords } from '../../text/combat';
import { counterName, counterNames, hexName, hexNumber, signed } from '../../text/names';
import { play } from '../../text/play';
import { refusals } from '../../text/refusals';
import {
  aimAt,
  attack,
  attackersOn,
  bestOn,
  frontOf,
  hardest,
  modeOf,
  modesOn,
  strikeIn,
  strikes,
  targets,
  toggleUnit,
} from '../deeds/attack';
import { type Hand, hold, useHand } from '../hand';
import { ActButton, CounterButton, useLight } from './Buttons';
import { OddsCard } from './OddsCard';
import { Promised, shareOfGood } from './Promised';

export function Attack() {
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  const [defender, setDefender] = useState('');
  if (!view) return null;
  const isCounter = view.decision?.kind === 'counterattack';
  const open = isCounter ? [] : (ask('duties') ?? []);
  const odds = hand.target === 0 ? [] : oddsNow(view, hand);
  // Unless one asks about another, whom the defender would name if he is wise.
  const now = odds.find((each) => each.defender === defender) ?? hardest(odds);
  return (
    <>
      {hand.target === 0 ? (
        <Targets view={view} />
      ) : (
        <Strike view={view} odds={odds} now={now} onShow={setDefender} />
      )}
      {hand.target === 0 && open.length > 0 && (
        <p className="hint">
          {play.attack.open(open)} <CaseLink rule="7.2" />
        </p>
      )}
      <Foot>
        {now && <Promised odds={now} />}
        {hand.target !== 0 && <Go view={view} />}
        {hand.target !== 0 && (
          <button type="button" className="answer" onClick={() => hold({ target: 0, chosen: [] })}>
            {play.attack.other}
          </button>
        )}
        <button type="button" className="answer ends" onClick={() => attack.end?.(view, hand)}>
          {isCounter ? play.attack.pass : play.attack.end}
        </button>
      </Foot>
    </>
  );
}

function Go({ view }: { view: View }) {
  const hand = useHand((all) => all);
  const strike = strikeIn(view, hand);
  const refusal = check(strike);
  if (refusal)
    return (
      <p className="fs-barred">
        {refusals[refusal.code as keyof typeof refusals]} <CaseLink rule={refusal.case} />
      </p>
    );
  return (
    <button type="button" className="answer chief" onClick={() => act(strike)}>
      {strike.kind === 'counterattack' ? play.attack.counter : play.attack.go[hand.mode]}
    </button>
  );
}

function Targets({ view }: { view: View }) {
  const from = useHand(({ from: hex }) => hex);
  const all = targets(view).filter(
    (hex) =>
      from === 0 ||
      strikes(view).some(
        (strike) => strike.hex === hex && strike.units.some((id) => hexOfCounter(view.stacks, id) === from),
      ),
  );
  return (
    <>
      <h3 className="subhead">{from === 0 ? play.attack.targets : play.attack.from(from)}</h3>
      <ul className="fs-targets">
        {all.map((hex) => (
          <Target key={hex} hex={hex} view={view} />
        ))}
      </ul>
    </>
  );
}

function Target({ hex, view }: { hex: number; view: View }) {
  const light = useLight([hex]);
  const { best } = bestOn(strikes(view), hex);
  return (
    <li>
      <button type="button" className="answer" onClick={() => aimAt(view, hex)} {...light}>
        <b>{counterNames(view.stacks[hex] ?? [])}</b>
        <small>
          {hexName(hex)} ·{' '}
          {modesOn(hex)
            .map((mode) => modeNames[mode])
            .join(', ')}
        </small>
        <span className="fs-best">{best && signed(best.odds.sums.difference)}</span>
      </button>
    </li>
  );
}

function oddsNow(view: View, hand: Hand): readonly Odds[] {
  if (hand.chosen.length === 0) return [];
  const strike = strikeIn(view, hand);
  const { hex, units, primary } = strike;
  const answer = ask('odds', { mode: modeOf(strike), hex, units, primary });
  return answer && !isRefusal(answer) ? (answer as readonly Odds[]) : [];
}

interface StrikeProps {
  readonly view: View;
  readonly odds: readonly Odds[];
  readonly now: Odds | undefined;
  readonly onShow: (defender: string) => void;
}

/** The attack that is being put together. */
function Strike({ view, odds, now, onShow }: StrikeProps) {
  const hand = useHand((all) => all);
  const { target, mode, chosen } = hand;
  const modes = modesOn(target);
  const able = attackersOn(target)[mode];
  const { world } = fieldNow();
  const foot = chosen.filter((id) => !world.isGun[world.numberOf.get(id) ?? -1]);
  const hexOf = (id: string) => hexOfCounter(view.stacks, id);
  return (
    <>
      {modes.length > 1 && <Ways view={view} modes={modes} now={now} />}
      <p className="hint">{modeHints[mode]}</p>
      {[...new Set(able.map(hexOf))].map((hex) => (
        <div key={hex} className="fs-chips" role="group" aria-label={play.attack.from(hex)}>
          <span aria-hidden="true">{hexNumber(hex)}</span>
          {able
            .filter((id) => hexOf(id) === hex)
            .map((id) => (
              <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggleUnit(id)} />
            ))}
        </div>
      ))}
      {foot.length > 1 && (
        <div className="fs-front">
          <span title={combatWords.primaryHint}>
            {combatWords.primary} <CaseLink rule="7.3" />
          </span>
          <span className="fs-segments wide">
            {foot.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={(hand.primary ?? frontOf(chosen)) === id}
                onClick={() => hold({ primary: id })}
              >
                {counterName(id)}
              </button>
            ))}
          </span>
        </div>
      )}
      {now && <OddsCard now={now} odds={odds} onShow={onShow} />}
    </>
  );
}

interface WaysProps {
  readonly view: View;
  readonly modes: readonly Mode[];
  /** What the attack in hand promises. */
  readonly now: Odds | undefined;
}

/** The ways side by side, each with what it promises: the one in hand as it is, the others at their best. */
function Ways({ view, modes, now }: WaysProps) {
  const { target, mode } = useHand((all) => all);
  const best = useMemo(() => {
    const others = modesOn(target).filter((each) => each !== mode);
    return new Map(others.map((each) => [each, bestOn(strikes(view), target, each).best?.odds]));
  }, [view, target, mode]);
  return (
    <>
      <div className="fs-segments wide" role="group" aria-label={combatWords.ways}>
        {modes.map((each) => {
          const odds = mode === each ? now : best.get(each);
          return (
            <button
              key={each}
              type="button"
              aria-pressed={mode === each}
              onClick={() => aimAt(view, target, each)}
            >
              {modeNames[each]}
              {odds && <small>{combatWords.offer(odds.sums.difference, shareOfGood(odds))}</small>}
            </button>
          );
        })}
      </div>
      <p className="hint">{combatWords.offers}</p>
    </>
  );
}

/** 15.3 in a skirmish nobody loses a step. */
const canLose = ({ chances }: Odds): boolean => chances.Ex + chances.DxHold + chances.DmRout > 0;

/** Whatever could tell one choice from another. */
const fateOf = (odds: Odds | undefined): string =>
  odds === undefined
    ? ''
    : JSON.stringify([
        odds.sums.difference,
        odds.defenderMorale,
        odds.ways,
        canLose(odds) ? { ...ask('price', odds.defender), unit: '' } : 0,
      ]);

/** 7.3 Who of the defenders stands in front, with what each would come to. */
export function ChoosePrimary() {
  const view = useTable((table) => table.view);
  const [looked, setLooked] = useState('');
  const all = view ? (ask('fights') ?? []) : [];
  const isAlike = all.every((each) => fateOf(each) === fateOf(all[0]));
  // Where it makes no difference one answer is enough.
  const odds = isAlike ? all.slice(0, 1) : all;
  const now = odds.find(({ defender }) => defender === looked) ?? odds[0];
  return (
    <>
      {now && <h3 className="subhead">{play.primary.title(now.defender)}</h3>}
      {now && <OddsCard now={now} />}
      <Foot>
        {odds.map((each) => (
          <ActButton
            key={each.defender}
            action={{ kind: 'choosePrimary', unit: each.defender }}
            isPriced
            onLook={() => setLooked(each.defender)}
          >
            <b>
              {counterName(each.defender)}: {play.primary.attackedAt(each.sums.difference)}
            </b>{' '}
            <small>
              {play.primary.means(
                each.defenderMorale,
                canLose(each) ? ask('price', each.defender) : undefined,
              )}
              {all.length > odds.length && ` · ${play.primary.alike}`}
            </small>
          </ActButton>
        ))}
      </Foot>
    </>
  );
}
