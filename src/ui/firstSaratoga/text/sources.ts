/** What hexes, counters, charts and turns rest on, for whoever asks. */
import {
  BATTLE,
  CHART_SOURCES,
  COUNTER_SOURCES,
  HEX_SOURCES,
  LINE_SOURCES,
  NAMED_HEXES,
  PLACE_SOURCES,
  type Provenance,
  type Scenario,
  SHEET,
  type Source,
  TURN_SOURCES,
} from '../../../engine/firstSaratoga';
import { capital } from '../../text/common';
import { hourName, listed } from './names';

export interface Reason {
  /** P, I or R; of parts that differ, each. */
  readonly grade: string;
  readonly what: string;
  readonly why: string;
}

export const sourceWords = {
  lead: 'The printed map, the counters, the first eleven sections of the rules and the ranges of fog were not at hand. What stands in their place is marked value by value.',
  picket:
    'The picket is a fight of our own on a part of this ground, with counters of the battle: its turns, set-up and victory are all R.',
  grades: {
    P: 'published: the scenario or its charts say so',
    I: 'inferred: follows from something published by a short argument',
    R: 'reconstructed by us, from the history of the ground and from trial games',
  } satisfies Record<Provenance, string>,
  titles: {
    counters: 'Counters',
    named: 'Hexes that the scenario names',
    places: 'Places',
    lines: 'Works, paths and waters',
    ground: 'The ground of each hex',
    turns: 'Turns: their hours, and the fog',
    charts: 'Charts, set-up and victory',
    sheet: 'The sheet',
  },
  ground: 'Ground',
  place: 'Place',
  ours: 'Set-up and victory: a fight of our own.',
};

const SHEET_NAMES: Readonly<Record<string, string>> = {
  numbering: 'Numbers of the hexes',
  north: 'Where north is',
  yardsPerHex: '352 yards a hex',
  size: 'Size of the sheet',
  parity: 'Which columns are set off',
};

const CHART_NAMES: Readonly<Record<string, string>> = {
  move: 'What movement costs',
  deepWoods: 'Deep woods',
  entry: 'Entering the map',
  results: 'Results of combat',
  stack: 'Stacking',
  entries: 'Entries',
  victory: 'Victory',
  owners: 'Flags at the start',
  readyMade: 'Ready-made places',
  historical: 'Historical arrival',
};

const reasons = (
  sources: Readonly<Record<string, Source>>,
  name: (id: string) => string,
): readonly Reason[] =>
  Object.entries(sources).map(([id, { prov, why }]) => ({ grade: prov, what: name(id), why: plain(why) }));

/** Straight signs in the data are round ones in print. */
const plain = (text: string): string => text.replaceAll("'", '’').replaceAll(/"(.+?)"/g, '‘$1’');

const lineName = (id: string): string =>
  id === 'works' ? 'The works' : /^\d/.test(id) ? `Creek side ${id}` : plain(id);

/** All there is, a list for each title. */
export const allSources = (): Readonly<Record<keyof typeof sourceWords.titles, readonly Reason[]>> => ({
  counters: Object.keys(COUNTER_SOURCES).flatMap(counterReasons),
  named: Object.entries(NAMED_HEXES).map(([hex, named]) => namedReason(hex, named)),
  places: reasons(PLACE_SOURCES, placeName),
  lines: reasons(LINE_SOURCES, lineName),
  ground: HEX_SOURCES.map(({ prov, why, hexes }) => ({
    grade: prov,
    what: hexes.join(' '),
    why: plain(why),
  })),
  turns: TURN_SOURCES.map(({ time, fog, why }, i) => ({
    grade: `hour ${time}, fog ${fog}`,
    what: hourName(BATTLE.turns[i]?.time ?? ''),
    why: plain(why),
  })),
  charts: reasons(CHART_SOURCES, (id) => CHART_NAMES[id] ?? id),
  sheet: reasons(SHEET, (id) => SHEET_NAMES[id] ?? id),
});

const namedReason = (hex: string, { case: rule, what }: { case: string; what: string }): Reason => ({
  grade: 'P',
  what: hex,
  why: `${rule}: ${what}`,
});

function placeName(hex: string): string {
  const place = BATTLE.ground.places.find((each) => each.hex === hex);
  return place ? `${hex}, ${plain(place.name)}` : hex;
}

/** A counter's name and its values may rest on different things. */
export function counterReasons(id: string): readonly Reason[] {
  const source = COUNTER_SOURCES[id];
  const counter = BATTLE.counters.find((each) => each.id === id);
  if (!source) return [];
  const { name, values, published, why } = source;
  const said = published === '' ? '' : ` (published: ${plain(published)})`;
  return [
    {
      grade: `name ${name}, values ${values}`,
      what: plain(counter?.name ?? capital(id)),
      why: `${plain(why)}${said}`,
    },
  ];
}

/** The ground of a hex, what runs through it or along it, its place, and what the scenario says of it. */
export function hexReasons({ id, ground }: Scenario, hex: string): readonly Reason[] {
  const touches = (sides: readonly string[]) => sides.filter((side) => side.split('/').includes(hex));
  const runs = [...ground.paths, ...ground.waters].filter(({ hexes }) => hexes.includes(hex));
  const lines = [...runs.map(({ name }) => name), ...touches(ground.creeks)];
  const own = HEX_SOURCES.find(({ hexes }) => hexes.includes(hex));
  const place = PLACE_SOURCES[hex];
  const named = id === BATTLE.id ? NAMED_HEXES[hex] : undefined;
  const works = touches(ground.works).length > 0 ? LINE_SOURCES['works'] : undefined;
  return [
    ...(named ? [namedReason(hex, named)] : []),
    ...(own ? [{ grade: own.prov, what: sourceWords.ground, why: plain(own.why) }] : []),
    ...(place ? [{ grade: place.prov, what: sourceWords.place, why: plain(place.why) }] : []),
    ...(works ? [{ grade: works.prov, what: lineName('works'), why: plain(works.why) }] : []),
    ...lines.flatMap((line) => {
      const source = LINE_SOURCES[line];
      return source ? [{ grade: source.prov, what: lineName(line), why: plain(source.why) }] : [];
    }),
  ];
}

export const gradesTold = (): string =>
  `${listed(Object.entries(sourceWords.grades).map(([grade, what]) => `${grade}: ${what}`))}.`;
