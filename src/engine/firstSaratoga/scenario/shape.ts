/** The shape of a scenario file. */
import { KINDS, PATH_KINDS, SIDES, TYPES, WATER_KINDS } from '../data/types';
import { list, object, oneOf, points, record, type Schema, text, variants, whole, yesOrNo } from './schema';

/** The largest sheet, and how much of anything there may be. */
export const MOST = { columns: 40, rows: 40, counters: 80, turns: 30, lines: 400, text: 60 } as const;

const name = text(MOST.text);
const id = text(24, /^[A-Za-z0-9_-]+$/);
const hex = text(4, /^\d{4}$/);
const hexside = text(9, /^\d{4}\/\d{4}$/);
const pair: Schema = list(whole(1, MOST.columns), 2, 2);

const ground = object({
  columns: whole(1, MOST.columns),
  rows: whole(1, MOST.rows),
  hexes: list(text(MOST.rows * 8), 1, MOST.columns),
  works: list(hexside, 0, MOST.lines),
  creeks: list(hexside, 0, MOST.lines),
  bridges: list(object({ side: hexside, burned: yesOrNo }), 0, MOST.lines),
  paths: list(object({ name, kind: oneOf(PATH_KINDS), hexes: list(hex, 2, MOST.lines) }), 0, 60),
  waters: list(object({ name, kind: oneOf(WATER_KINDS), hexes: list(hex, 1, MOST.lines) }), 0, 60),
  places: list(object({ hex, name, kind: name }), 0, 100),
});

const charts = object({
  move: object({
    clear: points(0.5, 20),
    lightWoods: points(0.5, 20),
    deepWoods: points(0.5, 20),
    road: points(0.5, 20),
    track: points(0.5, 20),
    stream: points(0, 20),
    works: points(0, 20),
    entry: points(0.5, 20),
  }),
  works: object({ cf: whole(0, 20), morale: whole(0, 6) }),
  buildings: object({ cf: whole(0, 20) }),
  stack: object({ units: whole(1, 20), withBattalion: whole(1, 20) }),
  columns: list(whole(-50, 50), 1, 20),
  results: list(
    list(text(8, /^(NE|Ex|[AD]r|[AD]x|Ac\((NE|Ex)\)|Dc\((NE|Ex|Dr)\)|Dm\((NE|Ex|Dr|Dx)\))$/), 2, 21),
    6,
    6,
  ),
  leaderDie: whole(0, 6),
  leaderKilled: whole(1, 7),
  retreat: whole(1, 5),
  flight: whole(0, 40),
});

const setUp = variants('kind', {
  entry: object({ kind: oneOf(['entry']), formation: id }),
  anyEntry: object({ kind: oneOf(['anyEntry']) }),
  free: object({ kind: oneOf(['free']) }),
  works: object({ kind: oneOf(['works']) }),
  withUnit: object({ kind: oneOf(['withUnit']) }),
  whenClear: object({ kind: oneOf(['whenClear']), hex }),
  at: object({ kind: oneOf(['at']), hex }),
});

const face = { cf: whole(0, 40), morale: whole(0, 9), ma: whole(0, 20), type: oneOf(TYPES) };
const unitFace = object(face);
const gunFace = object({ ...face, bombard: whole(0, 40), range: whole(1, 4) });
const leaderFace = object({ combatBonus: whole(0, 9), moraleBonus: whole(0, 9), ma: whole(1, 20) });

const counterOf = (kind: string, front: Schema, back: Schema | undefined): Schema =>
  object({
    id,
    name,
    side: oneOf(SIDES),
    kind: oneOf([kind]),
    colour: name,
    front,
    ...(back ? { back } : {}),
    setUp,
  });

const counter = variants(
  'kind',
  Object.fromEntries(
    KINDS.map((kind) => {
      if (kind === 'leader') return [kind, counterOf(kind, leaderFace, leaderFace)];
      return [
        kind,
        kind === 'artillery' ? counterOf(kind, gunFace, undefined) : counterOf(kind, unitFace, unitFace),
      ];
    }),
  ),
);

export const SCENARIO: Schema = object({
  id: text(40, /^[a-z0-9-]+$/),
  name,
  ground,
  charts,
  turns: list(object({ time: name, 'fog?': list(whole(1, 6), 2, 2), always: yesOrNo }), 1, MOST.turns),
  counters: list(counter, 2, MOST.counters),
  entries: list(object({ id, hex, dieModifier: whole(-6, 6) }), 0, 20),
  leastEntry: whole(1, 10),
  freeColumns: pair,
  rearColumns: pair,
  victory: object({
    atOnce: list(hex, 0, 40),
    flags: list(object({ hex, wins: oneOf(SIDES), owner: oneOf(SIDES) }), 0, 40),
  }),
  readyMade: object({
    entries: record(id, 20),
    leaders: record(id, 20),
    places: record(list(id, 1, 20), 100),
  }),
});
