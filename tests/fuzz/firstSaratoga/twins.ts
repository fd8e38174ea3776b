/** 13.3 Columns that lie face down: two games that differ in nothing else must look, sound and ask the same to the other side. */
import { digest } from '../../../src/engine/kernel/digest';
import { type Action, type Event, RULES, type State } from '../../../src/engine/firstSaratoga';
import { type Chance, pick, shuffled } from '../chance';
import { fail } from './checks';

const { game } = RULES;
const BLIND = ['colonial', undefined] as const;

interface Twin {
  readonly state: State;
  readonly events: Event[];
}

/** Plays both set-ups by chance, with other columns, until they are turned up. Answers how many states were compared. */
export function playTwins(scenario: 'battle' | 'outpost', chance: Chance): number {
  const twins = [1, 2].map((): Twin => {
    const events: Event[] = [];
    const state = game.start({ scenario, options: { columns: 'secret' } }, (event) => events.push(event));
    return { state, events };
  });
  const [one, other] = twins as [Twin, Twin];
  let compared = 0;
  const compare = () => {
    compared++;
    for (const viewer of BLIND) {
      same('view', (twin) => game.view(twin.state, viewer));
      same('events', (twin) => twin.events.flatMap((event) => RULES.eventFor(event, viewer) ?? []));
    }
    same('observed', (twin) => RULES.observe(twin.state, 'colonial'));
    same('decision', (twin) => game.decision(twin.state));
    same('label', (twin) => RULES.label(twin.state));
    same('seat', (twin) =>
      [undefined, 'british', 'colonial'].map((seated) => RULES.seatFor(twin.state, seated as never)),
    );
    same('questions', (twin) => [
      RULES.questions.reach(twin.state, 'colonial', ['h9_21'], false),
      RULES.questions.zoc(twin.state, 'colonial', 'british'),
    ]);
  };
  const same = (what: string, of: (twin: Twin) => unknown) => {
    if (digest(of(one)) !== digest(of(other))) fail(`twins differ in ${what}`);
  };
  compare();
  // Each twin chooses its own columns; the number of actions is the same.
  const formations = scenario === 'battle' ? ['F', 'H', 'R'] : ['F', 'H'];
  const entries = scenario === 'battle' ? ['A', 'B', 'C'] : ['B', 'C'];
  const plans = twins.map((): Action[] => {
    const order = shuffled(chance, entries);
    return [
      ...formations.map((formation, i): Action => ({ kind: 'assign', formation, entry: order[i] ?? '' })),
      { kind: 'join', leader: 'burgoyne', formation: pick(chance, formations) },
      { kind: 'ready' },
    ];
  });
  for (let i = 0; i < formations.length + 2; i++) {
    twins.forEach((twin, t) => play(twin, plans[t]?.[i]));
    compare();
  }
  for (let i = 0; i < 12; i++) {
    const offered = game
      .actions(one.state)
      .filter(({ kind }) => kind === 'place' || kind === 'lift' || kind === 'deploy');
    const action = pick(chance, offered);
    const wrong: Action = { kind: 'place', counter: 'learned', hex: 310 };
    same('refusals', (twin) =>
      [action, wrong, { kind: 'ready' } as const].map((each) => game.check(twin.state, each)),
    );
    for (const twin of twins) play(twin, action);
    compare();
  }
  for (const twin of twins) {
    play(twin, { kind: 'deploy' });
    const before = game.copy(twin.state);
    play(twin, { kind: 'ready' });
    if (!game.reveals(before, { kind: 'ready' }, twin.state)) fail('turning the columns up reveals nothing');
    if (RULES.isHiding(twin.state)) fail('the columns still lie face down');
    if (Object.keys(game.view(twin.state, 'colonial').columns).length !== entries.length)
      fail('columns are missing');
  }
  return compared;
}

function play(twin: Twin, action: Action | undefined): void {
  if (!action) fail('no action');
  const refusal = game.check(twin.state, action);
  if (refusal) fail(`${JSON.stringify(action)} is refused: ${refusal.code}`);
  game.apply(twin.state, action, (event) => twin.events.push(event));
}
