/** Whether the ready-made set-up of a scenario is one that the rules allow. */
import { hexOf, parseHex } from '../../hexmap/hexId';
import type { Scenario } from '../data/types';
import { barToPlace, firstPlaces, freeLeaders, placedByHand } from '../setup';
import { DEFAULT_OPTIONS } from '../options';
import { NOT_PLACED, type State } from '../state';
import { idOf, makeWorld } from '../world';
import { PROBLEM_CODES, type Tell } from './problems';

/** Of a scenario that is right in all else. */
export function checkReadyMade(scenario: Scenario, tell: Tell): void {
  const world = makeWorld(scenario);
  const { entries, leaders, places } = scenario.readyMade;
  const formations = Object.values(entries);
  for (const [entry, formation] of Object.entries(entries)) {
    const at = `readyMade.entries.${entry}`;
    if (!scenario.entries.some(({ id }) => id === entry)) tell('unknownEntry', at);
    if (!world.formations.includes(formation)) tell('unknownFormation', at);
  }
  for (const formation of world.formations)
    if (formations.filter((each) => each === formation).length !== 1)
      tell('notOnce', `readyMade.entries ${formation}`);
  const free = freeLeaders(world).map((piece) => idOf(world, piece));
  for (const [leader, formation] of Object.entries(leaders)) {
    const at = `readyMade.leaders.${leader}`;
    if (!free.includes(leader)) tell('unknownCounter', at);
    if (!world.formations.includes(formation)) tell('unknownFormation', at);
  }
  for (const leader of free)
    if (!Object.hasOwn(leaders, leader)) tell('notOnce', `readyMade.leaders ${leader}`);
  checkPlaces(scenario, places, tell);
}

function checkPlaces(scenario: Scenario, places: Scenario['readyMade']['places'], tell: Tell): void {
  const world = makeWorld(scenario);
  const state: State = {
    scenario: '',
    options: DEFAULT_OPTIONS,
    frames: [],
    turn: 1,
    phasing: 'british',
    fog: true,
    at: firstPlaces(world),
    marks: world.pieces.map(() => 0),
    entries: [],
    joined: [],
    owners: [],
    ending: undefined,
  };
  const hands = [...placedByHand(world, 'british'), ...placedByHand(world, 'colonial')];
  const pairs = Object.entries(places).flatMap(([hex, ids]) => ids.map((id) => ({ hex, id })));
  // Units first, then the leaders who stand with them.
  const isLeader = ({ id }: { readonly id: string }) => world.isLeader[world.numberOf.get(id) ?? -1] === true;
  for (const { hex, id } of [...pairs.filter((pair) => !isLeader(pair)), ...pairs.filter(isLeader)]) {
    const at = `readyMade.places ${hex} ${id}`;
    const piece = world.numberOf.get(id) ?? -1;
    if (!hands.includes(piece)) tell('unknownCounter', at);
    else if (parseHex(hex) === undefined) tell('notOnMap', at);
    else if (state.at[piece] !== NOT_PLACED) tell('twice', at);
    else {
      const bar = barToPlace(world, state, piece, hexOf(hex));
      if (bar) tell(PROBLEM_CODES.find((code) => code === bar.code) ?? 'wrongSetUp', at);
      state.at[piece] = hexOf(hex);
    }
  }
  for (const piece of hands)
    if (state.at[piece] === NOT_PLACED) tell('notPlaced', `readyMade.places ${idOf(world, piece)}`);
}
