/** Set-ups of First Saratoga for matches: four orders of the British columns, four ways to stand on the heights. */
import { type Action, SCENARIOS } from '../../src/engine/firstSaratoga/index';
import type { Opening } from './own';

type Places = Readonly<Record<string, readonly string[]>>;

const { readyMade } = SCENARIOS.battle;

/** 13.3 the columns at A, B and C. */
const ARRIVALS: readonly string[] = ['RHF', 'RFH', 'HRF', 'FHR'];

/** 13.4 */
const STANDS: Readonly<Record<string, Places>> = {
  'as on the day': readyMade.places,
  'New York at the tavern': { ...without('ny'), '0214': ['ny'] },
  'forward on Mill Creek': {
    ...without('ny', 'morgan', 'dearborn', 'gar4'),
    '0409': ['gar4'],
    '0508': ['ny'],
    '0707': ['morgan', 'dearborn'],
  },
  'massed on the left': {
    '0108': ['gar2'],
    '0308': ['learned'],
    '0309': ['nixon'],
    '0409': ['paterson'],
    '0410': ['gar1'],
    '0411': ['ma'],
    '0412': ['gar3'],
    '0413': ['ct'],
    '0414': ['gar4'],
    '0415': ['glover'],
    '0407': ['poor', 'dearborn', 'arnold'],
    '0408': ['morgan'],
    '0313': ['ny'],
  },
};

/** Each stand by turns, and each arrival with each of them. */
export function openingOf(scenario: string, number: number): Opening | undefined {
  if (scenario !== 'battle') return undefined;
  const stands = Object.entries(STANDS);
  const [name, places] = stands[number % stands.length] ?? ['', {}];
  const arrival = ARRIVALS[Math.floor(number / stands.length) % ARRIVALS.length] ?? '';
  return { name, actions: [...arrive(arrival), ...stand(places)] };
}

const arrive = (columns: string): readonly Action[] => [
  { kind: 'deploy' },
  ...['F', 'H', 'R'].map((formation): Action => ({ kind: 'unassign', formation })),
  ...['A', 'B', 'C'].map((entry, i): Action => ({ kind: 'assign', formation: columns[i] ?? '', entry })),
  { kind: 'ready' },
];

/** Units first, then the leaders who stand with them. */
const stand = (places: Places): readonly Action[] => {
  const all = Object.entries(places).flatMap(([hex, ids]) => ids.map((id) => ({ id, hex: Number(hex) })));
  const isLeader = ({ id }: { readonly id: string }) => id === 'arnold';
  return [
    ...[...all.filter((each) => !isLeader(each)), ...all.filter(isLeader)].map(({ id, hex }): Action => ({
      kind: 'place',
      counter: id,
      hex,
    })),
    { kind: 'ready' },
  ];
};

/** The ready-made set-up, some of it left out. */
function without(...ids: readonly string[]): Places {
  return Object.fromEntries(
    Object.entries(readyMade.places).flatMap(([hex, there]) => {
      const rest = there.filter((id) => !ids.includes(id));
      return rest.length === 0 ? [] : [[hex, rest]];
    }),
  );
}
