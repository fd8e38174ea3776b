import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import {
  COUNTER_SOURCES,
  createGame,
  FIRST_SARATOGA,
  gameOf,
  HEX_SOURCES,
  LINE_SOURCES,
  PROBLEM_CODES,
  readScenario,
  RULES,
  type Scenario,
  scenarioProblems,
  SCENARIOS,
  TURN_SOURCES,
} from '../../../src/engine/firstSaratoga';
import { chanceFrom } from '../../fuzz/chance';
import { choose } from '../../fuzz/firstSaratoga/players';
import { advance, begin, step, table } from '../../helpers/firstSaratoga/position';

type Loose = Record<string, unknown>;

type Open<T> = T extends readonly (infer Item)[]
  ? Open<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Open<T[Name]> }
    : T;

/** What is wrong with a copy of the battle to which something was done. */
function wrong(change: (json: Open<Scenario>) => unknown): string[] {
  const json = JSON.parse(JSON.stringify(SCENARIOS.battle)) as Open<Scenario>;
  change(json);
  return scenarioProblems(json).map(({ code, at }) => `${code} ${at}`);
}

describe('the data of the battle', () => {
  const hexes = SCENARIOS.battle.ground.hexes.flatMap((line) => line.split(/\s+/));

  it('2.0 255 hexes: 38 deep and 104 light woods, 80 clear, 33 river; 22 works sides, 11 protected hexes', () => {
    const count = (letter: string) => hexes.filter((code) => code.startsWith(letter)).length;
    expect(hexes).toHaveLength(255);
    expect([count('D'), count('l'), count('.'), count('~')]).toEqual([38, 104, 80, 33]);
    expect(SCENARIOS.battle.ground.works).toHaveLength(22);
    expect(new Set(SCENARIOS.battle.ground.works.map((side) => side.slice(0, 4))).size).toBe(11);
  });

  it('2.0 34 counters, 20 British and 22 Colonial steps', () => {
    const steps = (side: string) =>
      SCENARIOS.battle.counters
        .filter((counter) => counter.side === side && counter.kind !== 'leader')
        .reduce((sum, { kind }) => sum + (kind === 'battalion' || kind === 'artillery' ? 1 : 2), 0);
    expect(SCENARIOS.battle.counters).toHaveLength(34);
    expect([steps('british'), steps('colonial')]).toEqual([20, 22]);
  });

  it('TEC 1408 and 1409 are deep woods; the bridges at 0716/0816 and 1414/1514 are burned', () => {
    const game = createGame(SCENARIOS.battle);
    expect([game.world.deep[hexOf('1408')], game.world.deep[hexOf('1409')]]).toEqual([1, 1]);
    expect(SCENARIOS.battle.ground.bridges).toEqual([
      { side: '0716/0816', burned: true },
      { side: '1414/1514', burned: true },
    ]);
  });

  it('every hex, path, water, turn and counter says what it rests on', () => {
    expect(HEX_SOURCES.flatMap((source) => source.hexes).sort()).toHaveLength(255);
    expect(new Set(HEX_SOURCES.flatMap((source) => source.hexes)).size).toBe(255);
    for (const { id } of SCENARIOS.battle.counters) expect(COUNTER_SOURCES[id]?.why).toBeTruthy();
    for (const { name } of [...SCENARIOS.battle.ground.paths, ...SCENARIOS.battle.ground.waters])
      expect(LINE_SOURCES[name]?.why).toBeTruthy();
    expect(TURN_SOURCES).toHaveLength(7);
  });

  it('streams and brooks lie where the ground has them', () => {
    const { ground } = SCENARIOS.battle;
    const code = (hex: string) =>
      ground.hexes[Number(hex.slice(0, 2)) - 1]?.split(/\s+/)[Number(hex.slice(2)) - 1] ?? '';
    for (const { kind, hexes: course } of ground.waters)
      for (const hex of course) expect(code(hex)).toContain(kind === 'stream' ? 's' : 'b');
  });
});

describe('scenario files', () => {
  it('both scenarios that come with the game are right, and read to themselves', () => {
    for (const scenario of Object.values(SCENARIOS)) {
      expect(scenarioProblems(JSON.parse(JSON.stringify(scenario)))).toEqual([]);
      expect(readScenario(scenario)).toEqual(JSON.parse(JSON.stringify(scenario)));
    }
  });

  it('the same scenario is the same text, whatever the order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(SCENARIOS.battle).reverse());
    expect(JSON.stringify(readScenario(turned))).toBe(JSON.stringify(readScenario(SCENARIOS.battle)));
  });

  it('names every mistake with its place', () => {
    expect(wrong((s) => ((s as unknown as Loose)['extra'] = 1))).toEqual(['unknownField extra']);
    expect(wrong((s) => delete (s as unknown as Loose)['turns'])).toEqual(['missing turns']);
    expect(wrong((s) => (s.name = ''))).toEqual(['badText name']);
    expect(wrong((s) => (s.ground.columns = 1.5))).toEqual(['notWhole ground.columns']);
    expect(wrong((s) => (s.charts.move.road = 0.3))).toEqual(['notHalves charts.move.road']);
    expect(wrong((s) => (s.charts.move.road = 0))).toEqual(['outOfRange charts.move.road']);
    expect(wrong((s) => ((s.turns[0] as Loose)['always'] = 'yes'))).toEqual(['notYesOrNo turns[0].always']);
    expect(wrong((s) => (s.counters[3] = 7 as never))).toEqual(['notAnObject counters[3]']);
    expect(wrong((s) => ((s.counters[3] as Loose)['kind'] = 'cavalry'))).toEqual([
      'notOneOf counters[3].kind',
    ]);
    expect(wrong((s) => (s.ground.works = 'x' as never))).toEqual(['notAList ground.works']);
  });

  it('names what is wrong with the ground', () => {
    expect(wrong((s) => (s.ground.hexes[2] = s.ground.hexes[2]?.replace('l', 'q') ?? ''))).toEqual([
      'badHex ground 0301',
    ]);
    expect(wrong((s) => s.ground.hexes.pop())).toEqual(['badLength ground.hexes']);
    expect(wrong((s) => (s.ground.hexes[0] = 'D D'))).toEqual(['badLength ground.hexes[0]']);
    expect(wrong((s) => (s.ground.works[0] = '0108/0110'))).toContain(
      'notAdjacent ground.works[0] 0108/0110',
    );
    expect(wrong((s) => s.ground.works.push('0107/0108'))).toContain('twice ground.works[22] 0107/0108');
    expect(wrong((s) => (s.ground.bridges[0] = { side: '0101/0102', burned: true }))).toContain(
      'bridgeWithoutCreek ground.bridges 0101/0102',
    );
    expect(wrong((s) => (s.ground.bridges = []))).toEqual([
      'pathOverCreek ground.paths[0] 0816',
      'pathOverCreek ground.paths[0] 1514',
    ]);
    expect(wrong((s) => s.ground.paths[0]?.hexes.push('1516'))).toEqual([
      'notLand ground.paths[0] 1516',
      'notAdjacent ground.paths[0] 1516',
    ]);
    expect(wrong((s) => s.ground.waters[0]?.hexes.push('9999'))).toEqual(['notOnMap ground.waters[0] 9999']);
    expect(wrong((s) => s.ground.places.push({ hex: '2020', name: 'x', kind: 'y' }))).toEqual([
      'notOnMap ground.places[11] 2020',
    ]);
  });

  it('names what is wrong with charts, counters, victory and the ready-made set-up', () => {
    expect(wrong((s) => (s.charts.columns[1] = -9))).toEqual(['notRising charts.columns[1]']);
    expect(wrong((s) => s.charts.results[0]?.pop())).toEqual(['badLength charts.results[0]']);
    expect(wrong((s) => ((s.charts.results[0] as string[])[0] = 'Zz'))).toEqual([
      'badText charts.results[0][0]',
    ]);
    expect(wrong((s) => ((s.turns[0] as { fog: number[] }).fog = [5, 2]))).toEqual([
      'notRising turns[0].fog',
    ]);
    expect(wrong((s) => (s.freeColumns = [3, 40] as never))).toEqual(['notOnMap freeColumns']);
    expect(wrong((s) => ((s.counters[4] as Loose)['id'] = 'gren'))[0]).toBe('twice counters[4] gren');
    expect(wrong((s) => ((s.counters[4] as Loose)['setUp'] = { kind: 'works' }))[0]).toBe(
      'wrongSetUp counters[4] light',
    );
    expect(wrong((s) => ((s.counters[4] as Loose)['setUp'] = { kind: 'anyEntry' }))[0]).toBe(
      'onlyLeaders counters[4] light',
    );
    expect(wrong((s) => ((s.counters[4] as Loose)['setUp'] = { kind: 'at', hex: '0117' }))[0]).toBe(
      'notLand counters[4] light 0117',
    );
    expect(wrong((s) => s.entries.pop())).toContain('tooFewEntries entries');
    expect(wrong((s) => ((s.entries[1] as Loose)['hex'] = '1514'))).toContain('twice entries[1] B');
    expect(wrong((s) => s.victory.flags.push({ hex: '0308', wins: 'british', owner: 'british' }))).toEqual([
      'twice victory.flags[6] 0308',
    ]);
    expect(wrong((s) => s.victory.atOnce.push('0117'))).toEqual(['notLand victory.atOnce[2] 0117']);
    expect(wrong((s) => (s.readyMade.entries = { A: 'R', B: 'H' }))).toEqual(['notOnce readyMade.entries F']);
    expect(wrong((s) => (s.readyMade.leaders = {}))).toEqual(['notOnce readyMade.leaders burgoyne']);
    expect(wrong((s) => (s.readyMade.places['0310'] = ['learned']))).toContain(
      'twice readyMade.places 0310 learned',
    );
    expect(wrong((s) => delete (s.readyMade.places as Loose)['0308'])).toEqual([
      'notPlaced readyMade.places learned',
    ]);
    expect(wrong((s) => (s.readyMade.places['0308'] = ['learned', 'nobody']))).toEqual([
      'unknownCounter readyMade.places 0308 nobody',
    ]);
    expect(
      wrong((s) => {
        s.readyMade.places['0310'] = s.readyMade.places['0308'] ?? [];
        delete (s.readyMade.places as Loose)['0308'];
      }),
    ).toEqual(['atTheWorks readyMade.places 0310 learned']);
  });

  it('are written down: every field and every mistake stands in FORMAT.md', () => {
    const written = readFileSync('src/engine/firstSaratoga/scenario/FORMAT.md', 'utf8');
    const words = new Set(written.match(/[A-Za-z]+/g));
    const names = new Set<string>();
    const collect = (value: unknown, at: string): void => {
      if (Array.isArray(value)) for (const each of value) collect(each, at);
      else if (typeof value === 'object' && value !== null)
        for (const [name, each] of Object.entries(value)) {
          names.add(name);
          // What lies below is named by ids and hexes.
          if (at !== 'readyMade') collect(each, name);
        }
    };
    for (const scenario of Object.values(SCENARIOS)) collect(scenario, '');
    expect([...names].filter((name) => !words.has(name))).toEqual([]);
    expect(PROBLEM_CODES.filter((code) => !written.includes(`\`${code}\``))).toEqual([]);
  });

  it('whatever somebody sends, it answers and does not throw', () => {
    for (const junk of [undefined, null, 1, 'x', [], {}, { ground: {} }, [[]]]) {
      expect(scenarioProblems(junk).length).toBeGreaterThan(0);
      expect(readScenario(junk)).toBeUndefined();
    }
  });
});

describe('another map and another army', () => {
  /** A small heath of our own with two battalions, a gun and a leader on it. */
  const HEATH: Scenario = {
    id: 'heath',
    name: 'A heath',
    ground: {
      columns: 5,
      rows: 5,
      hexes: ['. . . . .', '. l .h . .', '. . D . .', '. . . . .', '. . . . ~'],
      works: [],
      creeks: ['0204/0304'],
      bridges: [],
      paths: [{ name: 'Lane', kind: 'track', hexes: ['0101', '0201', '0301'] }],
      waters: [],
      places: [],
    },
    charts: { ...SCENARIOS.battle.charts, stack: { units: 1, withBattalion: 2 }, retreat: 1 },
    turns: [{ time: 'noon', always: false }],
    counters: [
      {
        id: 'red',
        name: 'Red',
        side: 'british',
        kind: 'infantry',
        colour: 'red',
        front: { cf: 9, morale: 5, ma: 3, type: '' },
        back: { cf: 4, morale: 4, ma: 3, type: '' },
        setUp: { kind: 'at', hex: '0501' },
      },
      {
        id: 'blue',
        name: 'Blue',
        side: 'colonial',
        kind: 'battalion',
        colour: 'blue',
        front: { cf: 1, morale: 1, ma: 3, type: 'L' },
        back: { cf: 1, morale: 1, ma: 3, type: '' },
        setUp: { kind: 'at', hex: '0401' },
      },
    ],
    entries: [],
    leastEntry: 1,
    freeColumns: [1, 2],
    rearColumns: [1, 1],
    victory: { atOnce: [], flags: [{ hex: '0401', wins: 'british', owner: 'colonial' }] },
    readyMade: { entries: {}, leaders: {}, places: {} },
  };

  it('13.0 a set-up carries a scenario of the players’ own, and its game begins without a set-up if nothing is to be placed', () => {
    expect(scenarioProblems(HEATH)).toEqual([]);
    const state = FIRST_SARATOGA.start({ scenario: HEATH });
    expect(FIRST_SARATOGA.decision(state)).toMatchObject({ kind: 'move', by: 'british' });
    expect(FIRST_SARATOGA.view(state, undefined).stacks).toEqual({ 401: ['blue'], 501: ['red'] });
    expect(RULES.label(state)).toMatchObject({ scenario: 'A heath', stage: 'play' });
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(FIRST_SARATOGA.actions(again)).toEqual(FIRST_SARATOGA.actions(state));
  });

  it('8.9 its own charts count: a retreat of one hex, one unit a hex, a victory by its place', () => {
    const game = createGame(HEATH);
    const t = table({ '0501': 'red', '0401': 'blue' }, { game, phase: 'combat' });
    t.act({ kind: 'attack', mode: 'normal', hex: 401, units: ['red'], primary: 'red' }, 1);
    expect(t.last('combatRolled').sums.difference).toBe(8);
    t.act({ kind: 'giveGround', hex: 401, choice: 'retreat' });
    for (const action of t.actions) expect(action.kind === 'retreat' && action.path.length).toBe(1);
    const [first] = t.actions;
    if (first) t.act(first);
    t.act(advance('red'));
    expect(t.game.view(t.state, undefined).owners).toEqual({ '0401': 'british' });
    t.act({ kind: 'endMovement' });
    expect(t.state.ending).toEqual({ winner: 'british', reason: 'places' });
  });

  it('3.1 whole games by chance on a scenario of one’s own, through its text in the state', () => {
    const own = { ...(JSON.parse(JSON.stringify(SCENARIOS.outpost)) as Scenario), id: 'mine' };
    for (const scenario of [HEATH, own])
      for (let seed = 0; seed < 5; seed++) {
        const chance = chanceFrom([scenario.id, seed]);
        const state = FIRST_SARATOGA.start({ scenario });
        const game = gameOf(state.scenario);
        for (let asked = game.decision(state); asked; asked = game.decision(state))
          FIRST_SARATOGA.apply(
            state,
            asked.kind === 'assignEntry' || asked.kind === 'place'
              ? game.check(state, { kind: 'ready' })
                ? { kind: 'deploy' }
                : { kind: 'ready' }
              : choose(game, state, asked, 'bold', chance),
            () => undefined,
          );
        expect(FIRST_SARATOGA.outcome(state)).toBeDefined();
        expect(FIRST_SARATOGA.view(state, undefined).scenario).toBe(scenario.id);
      }
  });

  it('a set-up that is none is refused', () => {
    expect(RULES.readSetup({ scenario: 'nowhere' })).toBeUndefined();
    expect(RULES.readSetup({ scenario: { ...HEATH, turns: [] } })).toBeUndefined();
    expect(RULES.readSetup({ scenario: 'battle', options: { fogMovement: 'fast' } })).toBeUndefined();
    expect(RULES.readSetup({ scenario: 'battle', options: 3 })).toBeUndefined();
    expect(RULES.readSetup(undefined)).toBeUndefined();
    expect(RULES.readSetup({ scenario: 'outpost', more: 1 })).toEqual({ scenario: 'outpost' });
    expect(() => FIRST_SARATOGA.start({ scenario: 'nowhere' as never })).toThrow('no set-up');
  });

  it('the outpost plays on a part of the map; what is out of play cannot be entered', () => {
    const game = createGame(SCENARIOS.outpost);
    const t = table({ '1203': 'h20_62' }, { game }).act(begin('h20_62'));
    expect(t.refusal(step('1303'))).toBe('impassable 4.2');
    expect(t.refusal(step('1204'))).toBe('allowed');
  });
});
