/** What is wrong with the data of the game, as plain messages that name the place; none for sound data. */
import { makeGrid } from '../../../src/engine/hexmap/grid';
import { formatHex, parseHex } from '../../../src/engine/hexmap/hexId';
import { parseGround } from '../../../src/engine/saratoga/battlefield';
import {
  type ArmyData,
  type Battle,
  BATTLES,
  type Deployment,
  FORMATIONS,
  type MapData,
  RATINGS,
} from '../../../src/engine/saratoga/data/types';
import { setUpProblems } from '../../../src/engine/saratoga/setup';
import { STACKING_LIMIT } from '../../../src/engine/saratoga/stacking';

export interface GameData {
  readonly map: MapData;
  readonly army: ArmyData;
  readonly deployments: Readonly<Record<Battle, Deployment>>;
}

type Problems = Iterable<string>;
type Ground = ReturnType<typeof groundOf>;

const DAY = { sept19: '19 September', oct7: '7 October' } as const;
const RULE = { sept19: '11.1', oct7: '11.2' } as const;
/** 11.1, 11.2 who is not set up. */
const ABSENT: Readonly<Record<Battle, readonly string[]>> = {
  sept19: ['a-lat', 'a-2alb', 'a-17alb', 'a-gra'],
  oct7: ['b-62'],
};
const CODE = /^([cw][123]|~~|\.\.)$/;

export function dataProblems({ map, army, deployments }: GameData): string[] {
  const ground = groundOf(map);
  return [
    ...groundProblems(map, ground),
    ...roadProblems(map, ground),
    ...streamProblems(map, ground),
    ...siteProblems(map, ground),
    ...unitProblems(army),
    ...leaderProblems(army),
    ...formationProblems(army),
    ...areaProblems(army, ground),
    ...roomProblems(army, ground),
    ...gunProblems(map, army),
    ...deploymentProblems(deployments),
    ...provenanceProblems(map, army),
  ];
}

/** 2.1 every hex once, with a code that is known and explained; R7 the bank is clear ground of level 1. */
function* groundProblems(map: MapData, ground: Ground): Problems {
  for (const hex of repeated(ground.written)) yield `ground: hex ${hex} twice`;
  for (const hex of ground.all) if (ground.codeAt(hex) === '') yield `ground: no hex ${hex}`;
  for (const hex of new Set(ground.written)) {
    const code = ground.codeAt(hex);
    const isExplained = map.groundProvenance.some(
      (entry) => entry.code === code && entry.why.trim() && (entry.hexes?.includes(hex) ?? true),
    );
    if (!ground.all.includes(hex)) yield `ground: hex ${hex} is off the map`;
    else if (!CODE.test(code)) yield `ground: ${hex} has the unknown code '${code}'`;
    else if (!isExplained) yield `ground: no reason given for ${code} at ${hex}`;
    if (ground.isLand(hex) && code !== 'c1' && ground.isByRiver(hex))
      yield `ground: ${hex} touches the Hudson and is ${code}, not c1`;
  }
  for (const { code, hexes = [] } of map.groundProvenance)
    for (const hex of hexes)
      if (ground.codeAt(hex) !== code)
        yield `ground: ${hex} is ${ground.codeAt(hex)}, but explained as ${code}`;
}

/** 6.3 a road goes from land to the land next to it; 9.0 and leaves the map at its ends. */
function* roadProblems(map: MapData, ground: Ground): Problems {
  for (const name of repeated(map.roads.map((road) => road.name))) yield `two roads have the name '${name}'`;
  for (const { name, path } of map.roads) yield* pathProblems(`road '${name}'`, path, ground);
  const edges = { N: /01$/, S: new RegExp(`${map.rows}$`), W: /^01/ };
  for (const { hex, edge, road: name } of map.exits) {
    const road = map.roads.find((each) => each.name === name);
    if (!road) yield `exit ${hex}: no road '${name}'`;
    else if (hex !== road.path[0] && hex !== road.path.at(-1))
      yield `exit ${hex}: '${name}' does not end there`;
    if (!edges[edge].test(hex)) yield `exit ${hex}: not on the ${edge} edge of the map`;
  }
  if (!map.exits.some((exit) => exit.hex === map.britishExit))
    yield `9.0: no road leaves the map at ${map.britishExit}`;
}

function* pathProblems(at: string, path: readonly string[], ground: Ground): Problems {
  for (const hex of path) if (!ground.isLand(hex)) yield `${at}: ${hex} is not land`;
  for (const [a, b] of pairs(path))
    if (!ground.areNeighbours(a, b)) yield `${at}: ${a} and ${b} are not neighbours`;
}

/** 2.1.1 a stream runs along hexsides from corner to corner, and ends in the Hudson or in another stream. */
function* streamProblems({ streams }: MapData, ground: Ground): Problems {
  for (const name of repeated(streams.map((stream) => stream.name)))
    yield `two streams have the name '${name}'`;
  for (const stream of streams) {
    const at = `stream '${stream.name}'`;
    for (const side of stream.course) yield* pathProblems(at, side.split('/'), ground);
    for (const side of repeated(stream.course)) yield `${at}: ${side} twice`;
    const passed = new Set<string>();
    for (const [side, next] of pairs(stream.course)) {
      const corner = ground.cornersOf(side).find((each) => ground.cornersOf(next).includes(each));
      if (corner === undefined || passed.has(corner)) yield `${at}: ${next} does not go on from ${side}`;
      else passed.add(corner);
    }
    const last = stream.course.at(-1) ?? '';
    const others = streams.filter((other) => other !== stream).flatMap((other) => other.course);
    const isMouth = (corner: string) =>
      corner.split(' ').some(ground.isRiver) || others.flatMap(ground.cornersOf).includes(corner);
    const end = ground.cornersOf(last).filter((corner) => !passed.has(corner));
    if (!end.some(isMouth)) yield `${at}: it ends at '${last}', neither at the Hudson nor at another stream`;
  }
}

function* siteProblems({ works, places, namedHexes }: MapData, ground: Ground): Problems {
  for (const hex of repeated(works.map((work) => work.hex))) yield `two works in ${hex}`;
  for (const { hex } of works)
    if (!ground.codeAt(hex).startsWith('c')) yield `work ${hex}: not on clear land`;
  for (const { name, hexes } of places)
    yield* hexes.filter(not(ground.isLand)).map(offLand(`place '${name}'`));
  for (const { hex, case: rule } of namedHexes)
    if (!ground.isLand(hex)) yield `named hex (${rule}): ${hex} is not land`;
}

/** 2.2 what a counter may show; 3.5 only Gates' guns are without a formation; 11.0 who fights when. */
function* unitProblems({ units, leaders, formations }: ArmyData): Problems {
  for (const id of repeated([...units, ...leaders].map((counter) => counter.id)))
    yield `two counters have the id ${id}`;
  for (const { id, side, kind, range, rating, movement, battles, ...unit } of units) {
    const formation = formations.find((each) => each.id === unit.formation);
    const isGun = kind === 'artillery';
    if (!unit.formation) {
      if (!isGun || side !== 'american') yield `${id}: no formation (3.5)`;
    } else if (!formation) yield `${id}: no formation '${unit.formation}'`;
    else if (formation.side !== side)
      yield `${id}: ${side}, in the ${formation.side} formation ${formation.id}`;
    if (!isGun && range !== 1) yield `${id}: infantry with range ${range} (2.2.6)`;
    if (isGun && !(range >= 1 && range <= 5)) yield `${id}: a gun with range ${range} (2.2.6)`;
    if (isGun && rating.full !== 'D') yield `${id}: a gun rated ${rating.full} (8.0)`;
    if (RATINGS.indexOf(rating.reduced) < RATINGS.indexOf(rating.full))
      yield `${id}: ${rating.full}, but ${rating.reduced} when reduced (2.2.1)`;
    if (!(movement >= 1)) yield `${id}: movement ${movement} (2.2.2)`;
    for (const battle of BATTLES) {
      const isExpected = !ABSENT[battle].includes(id);
      if (battles.includes(battle) !== isExpected)
        yield `${id}: ${isExpected ? 'missing' : 'present'} on ${DAY[battle]} (${RULE[battle]})`;
    }
  }
}

/** 3.6 a leader commands a formation or those who do. */
function* leaderProblems({ leaders, formations }: ArmyData): Problems {
  for (const leader of leaders) {
    const { id } = leader;
    if (leader.kind === 'overall') {
      if (!formations.some((formation) => formation.overall === id)) yield `${id}: nobody is under him (3.6)`;
      if (!(leader.activation >= 1)) yield `${id}: activation rating ${leader.activation} (2.2.4)`;
    } else {
      if (!formations.some((formation) => formation.id === leader.formation && formation.commander === id))
        yield `${id}: not the commander of '${leader.formation}' (3.6)`;
      if (![0, 1, 2].includes(leader.bonus)) yield `${id}: combat bonus ${leader.bonus} (2.2.3)`;
    }
    if (!(leader.span >= 1)) yield `${id}: command span ${leader.span} (2.2.5)`;
    if (!(leader.movement >= 1)) yield `${id}: movement ${leader.movement} (2.2.2)`;
  }
}

/** 3.6 the ten formations; 3.8 their tracks, which two dice are rolled against. */
function* formationProblems({ units, leaders, formations }: ArmyData): Problems {
  for (const id of repeated(formations.map((formation) => formation.id)))
    yield `two formations have the id ${id}`;
  for (const id of FORMATIONS)
    if (!formations.some((each) => each.id === id)) yield `no formation ${id} (3.6)`;
  for (const { id, side, commander, overall, morale, start } of formations) {
    const at = `formation ${id}`;
    for (const [leaderId, kind] of [[commander, 'formation'] as const, [overall, 'overall'] as const]) {
      const leader = leaders.find((each) => each.id === leaderId);
      if (!leader) yield `${at}: no leader '${leaderId}'`;
      else if (leader.side !== side) yield `${at}: ${leaderId} is ${leader.side}`;
      else if (leader.kind !== kind) yield `${at}: ${leaderId} is no ${kind} commander`;
    }
    if (!units.some((unit) => unit.formation === id)) yield `${at}: no units`;
    for (const box of morale) if (!(box >= 2 && box <= 12)) yield `${at}: a morale box of ${box} (3.8.1)`;
    for (const [box, next] of pairs(morale))
      if (next > box) yield `${at}: morale rises from ${box} to ${next}`;
    for (const battle of BATTLES)
      if (morale[start[battle]] === undefined)
        yield `${at}: no morale box ${start[battle]} to start in on ${DAY[battle]} (3.8)`;
  }
}

/** 11.1, 11.2 one area for each counter that takes part; R106 but none for Burgoyne on 19 September. */
function* areaProblems(army: ArmyData, ground: Ground): Problems {
  for (const battle of BATTLES) {
    const areas = army.setUp.filter((area) => area.battle === battle);
    const taking = [...army.units.filter((unit) => unit.battles.includes(battle)), ...army.leaders];
    for (const { id } of taking) {
      const count = areas.filter((area) => area.counters.includes(id)).length;
      const expected = battle === 'sept19' && id === 'L-burgoyne' ? 0 : 1;
      if (count !== expected) yield `${id}: ${count} set-up areas on ${DAY[battle]} (${RULE[battle]})`;
    }
    for (const { who, side, counters, centres, case: rule } of areas) {
      const at = `set-up of ${who}, ${DAY[battle]}`;
      if (rule !== RULE[battle]) yield `${at}: case ${rule}`;
      for (const id of counters) {
        const counter = taking.find((each) => each.id === id);
        if (counter?.side !== side) yield `${at}: ${id} is no ${side} counter of this battle`;
      }
      yield* centres.filter(not(ground.isLand)).map(offLand(at));
    }
  }
}

/** 3.1.1 the areas together hold all units: each finds a place, if need be by moving others to another of theirs. */
function* roomProblems({ units, setUp }: ArmyData, ground: Ground): Problems {
  for (const battle of BATTLES) {
    const areas = setUp.filter((area) => area.battle === battle);
    const areaOf = (id: string) => areas.find((area) => area.counters.includes(id));
    const standing = new Map<string, readonly string[]>();
    const findPlace = (id: string, tried: Set<string>): boolean => {
      const area = areaOf(id);
      const hexes = area?.centres.flatMap((centre) => ground.landWithin(centre, area.radius)) ?? [];
      for (const hex of hexes) {
        if (tried.has(hex)) continue;
        tried.add(hex);
        const there = standing.get(hex) ?? [];
        const leaves = there.length < STACKING_LIMIT ? '' : there.find((other) => findPlace(other, tried));
        if (leaves === undefined) continue;
        standing.set(hex, [...there.filter((other) => other !== leaves), id]);
        return true;
      }
      return false;
    };
    for (const { id } of units) {
      const area = areaOf(id);
      if (area && !findPlace(id, new Set()))
        yield `set-up of ${area.who}, ${DAY[battle]}: no room for ${id} (3.1.1)`;
    }
  }
}

/** 11.1, 11.2 guns 1-11 start in works that are in play and take guns. */
function* gunProblems({ works }: MapData, { units, setUp }: ArmyData): Problems {
  const guns = units.filter((unit) => unit.formation === undefined).map((unit) => unit.id);
  for (const battle of BATTLES) {
    const open = works.filter((work) => work.gunsStartHere && work.inPlay.includes(battle));
    if (guns.length > STACKING_LIMIT * open.length)
      yield `${DAY[battle]}: ${open.length} works do not hold ${guns.length} guns (${RULE[battle]})`;
    const areas = setUp.filter(
      (area) => area.battle === battle && area.counters.some((id) => guns.includes(id)),
    );
    for (const hex of areas.flatMap((area) => area.centres))
      if (!open.some((work) => work.hex === hex))
        yield `${DAY[battle]}: guns may not start in ${hex} (${RULE[battle]})`;
  }
}

/** The ready-made deployments, held against the game's own set-up rules. */
function* deploymentProblems(deployments: GameData['deployments']): Problems {
  for (const battle of BATTLES)
    for (const { code, case: rule, at, counter = '' } of setUpProblems(battle, deployments[battle]))
      yield ['deployment', DAY[battle], at, counter, code, `(${rule})`].filter(Boolean).join(' ');
}

const NO_REASON = { why: '' };

function* provenanceProblems(map: MapData, { units, leaders, formations, provenance }: ArmyData): Problems {
  const reasons = [
    ...[...units, ...leaders].map(({ id }) => [id, provenance[id] ?? NO_REASON] as const),
    ...formations.map(
      (formation) => [`formation ${formation.id}`, provenance[formation.id] ?? NO_REASON] as const,
    ),
    ...map.streams.map((stream) => [`stream '${stream.name}'`, stream.provenance] as const),
    ...map.roads.map((road) => [`road '${road.name}'`, road.provenance] as const),
    ...map.works.map((work) => [`work ${work.hex}`, work.provenance] as const),
    ...map.places.map((place) => [`place '${place.name}'`, place.provenance] as const),
  ];
  for (const [at, { why }] of reasons) if (why.trim() === '') yield `${at}: no reason given`;
}

/** Questions about the written ground, which may be wrong: hexes are texts, and '' is the code of a hex that is not there. */
function groundOf(map: MapData) {
  const grid = makeGrid(map.columns, map.rows);
  const entries = parseGround(map.ground).map(([hex, code]) => [formatHex(hex), code] as const);
  const codes = new Map(entries);
  const codeAt = (hex: string) => codes.get(hex) ?? '';
  const isLand = (hex: string) => /^[cw]/.test(codeAt(hex));
  const isRiver = (hex: string) => codeAt(hex) === '~~';
  const within = (hex: string, distance: number) => {
    const centre = parseHex(hex);
    return centre !== undefined && grid.has(centre) ? grid.within(centre, distance).map(formatHex) : [];
  };
  const areNeighbours = (a: string, b: string) => a !== b && within(a, 1).includes(b);
  return {
    all: grid.hexes.map(formatHex),
    written: entries.map(([hex]) => hex),
    codeAt,
    isLand,
    isRiver,
    isByRiver: (hex: string) => within(hex, 1).some(isRiver),
    areNeighbours,
    landWithin: (hex: string, distance: number) => within(hex, distance).filter(isLand),
    /** The ends of a hexside 'CCRR/CCRR', each as the three hexes that meet there. */
    cornersOf: (side: string) => {
      const [a = '', b = ''] = side.split('/');
      if (!areNeighbours(a, b)) return [];
      const third = within(a, 1).filter((hex) => areNeighbours(hex, a) && areNeighbours(hex, b));
      return third.map((hex) => [a, b, hex].sort().join(' '));
    },
  };
}

const repeated = (names: readonly string[]) => new Set(names.filter((name, i) => names.indexOf(name) !== i));

const pairs = <T>(list: readonly T[]) => list.slice(1).map((next, i) => [list[i] as T, next] as const);

const not = (question: (hex: string) => boolean) => (hex: string) => !question(hex);

const offLand = (at: string) => (hex: string) => `${at}: ${hex} is not land`;
