/** 7.1, 7.2, 15.3 The combat card: a target, the way, who takes part, who stands in front, and what it promises. */
import type { View } from '../../../../engine/firstSaratoga';
import { isRefusal } from '../../../../engine/firstSaratoga';
import { Foot } from '../../../table/QuestionCard';
import { CaseLink } from '../../../table/CaseLink';
import { fieldNow, hexOfCounter } from '../../field';
import { act, ask, check, useTable } from '../../table';
import { modeHints, modeNames, combatWords } from '../../text/combat';
import { counterName, counterNames, hexName, signed } from '../../text/names';
import { play } from '../../text/play';
import { refusals } from '../../text/refusals';
import {
  aimAt,
  attack,
  attackersOn,
  frontOf,
  modeOf,
  modesOn,
  oddsOf,
  strikeIn,
  strikes,
  targets,
  toggleUnit,
} from '../deeds/attack';
import { hold, useHand } from '../hand';
import { ActButton, CounterButton, useLight } from './Buttons';
import { OddsCard } from './OddsCard';

export function Attack() {
  const view = useTable((table) => table.view);
  const hand = useHand((all) => all);
  if (!view) return null;
  const isCounter = view.decision?.kind === 'counterattack';
  const open = isCounter ? [] : (ask('duties') ?? []);
  return (
    <>
      {hand.target === 0 ? <Targets view={view} /> : <Strike view={view} />}
      {hand.target === 0 && open.length > 0 && (
        <p className="hint">
          {play.attack.open(open)} <CaseLink rule="7.2" />
        </p>
      )}
      <Foot>
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
      <h4>{from === 0 ? play.attack.targets : play.attack.from(from)}</h4>
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
  const best = Math.max(
    ...strikes(view)
      .filter((strike) => strike.hex === hex)
      .map((strike) => oddsOf(strike)?.sums.difference ?? -99),
  );
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
        <span className="fs-best">{signed(best)}</span>
      </button>
    </li>
  );
}

/** The attack that is being put together. */
function Strike({ view }: { view: View }) {
  const hand = useHand((all) => all);
  const { target, mode, chosen } = hand;
  const modes = modesOn(target);
  const able = attackersOn(target)[mode];
  const strike = strikeIn(view, hand);
  const answer =
    chosen.length > 0
      ? ask('odds', { mode: modeOf(strike), hex: target, units: chosen, primary: strike.primary })
      : undefined;
  const odds = answer && !isRefusal(answer) ? answer : [];
  const { world } = fieldNow();
  const foot = chosen.filter((id) => !world.isGun[world.numberOf.get(id) ?? -1]);
  return (
    <>
      <p className="fs-on">
        {play.attack.on(target)}: <b>{counterNames(view.stacks[target] ?? [])}</b>
      </p>
      {modes.length > 1 && (
        <div className="fs-segments wide" role="group">
          {modes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={mode === each}
              onClick={() => aimAt(view, target, each)}
            >
              {modeNames[each]}
            </button>
          ))}
        </div>
      )}
      <p className="hint">{modeHints[mode]}</p>
      <div className="fs-counters">
        {able.map((id) => (
          <CounterButton key={id} id={id} pressed={chosen.includes(id)} onPress={() => toggleUnit(id)}>
            <small>{play.attack.from(hexOfCounter(view.stacks, id))}</small>
          </CounterButton>
        ))}
      </div>
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
      {odds.length > 0 && <OddsCard odds={odds} />}
    </>
  );
}

/** 7.3 Who of the defenders stands in front, with what each would come to. */
export function ChoosePrimary() {
  const view = useTable((table) => table.view);
  const odds = view ? (ask('fights') ?? []) : [];
  return (
    <>
      <OddsCard odds={odds} />
      <Foot>
        {odds.map(({ defender, sums }) => (
          <ActButton key={defender} action={{ kind: 'choosePrimary', unit: defender }}>
            {counterName(defender)} <small>{signed(sums.difference)}</small>
          </ActButton>
        ))}
      </Foot>
    </>
  );
}
