/** Counters and hexes in words, for those who do not see them. */
import type { Counter, Mark, View } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { counterOf, fieldNow } from '../field';
import { hexName } from './names';
import { play } from './play';
import { sideAdjectives, sideNames } from './sides';

const KINDS = {
  leader: 'leader',
  infantry: 'brigade',
  battalion: 'battalion',
  militia: 'militia',
  irregular: 'irregulars',
  artillery: 'guns',
} as const;
const TYPES = { '': '', L: ', light', R: ', rifles' } as const;

export function describeCounter(counter: Counter, marks: readonly Mark[] = []): string {
  const isBack = marks.includes('reduced') || marks.includes('ineffective');
  const states = marks.length > 0 ? `, ${marks.map((mark) => play.marks[mark]).join(', ')}` : '';
  const kind = `${sideAdjectives[counter.side]} ${KINDS[counter.kind]}`;
  if (counter.kind === 'leader') {
    const { combatBonus, moraleBonus, ma } = isBack ? counter.back : counter.front;
    return `${kind}, combat +${combatBonus}, morale +${moraleBonus}, MA ${ma}${states}`;
  }
  const face = isBack && counter.kind !== 'artillery' ? counter.back : counter.front;
  const guns =
    counter.kind === 'artillery'
      ? `, bombards with ${counter.front.bombard} at ${counter.front.range} hexes`
      : '';
  return `${kind}, strength ${face.cf}, morale ${face.morale}, MA ${face.ma}${TYPES[face.type]}${guns}${states}`;
}

/** The ground of a hex, word by word. */
export function groundWords(hex: number): readonly string[] {
  const { world } = fieldNow();
  const words = play.hex.ground;
  if (world.land[hex] !== 1) return [words.river];
  return [
    world.deep[hex] === 1 ? words.deep : world.light[hex] === 1 ? words.light : words.clear,
    ...(world.hill[hex] === 1 ? [words.hill] : []),
    ...(world.stream[hex] === 1 ? [words.stream] : []),
    ...(world.brook[hex] === 1 ? [words.brook] : []),
    ...(world.buildings[hex] === 1 ? [words.buildings] : []),
    ...(world.sheltered[hex] === 1 ? [words.works] : []),
  ];
}

export function describeHex(hex: Hex, view: View): string {
  const { world } = fieldNow();
  const owner = view.owners[String(hex).padStart(4, '0')];
  const there = (view.stacks[hex] ?? []).map((id) => {
    const counter = counterOf(id);
    return `${counter.name}, ${describeCounter(counter, view.marks[id])}`;
  });
  return [
    `${hexName(hex)}: ${groundWords(hex).join(', ')}.`,
    ...(owner ? [`${play.hex.flag(sideNames[owner])}.`] : []),
    ...(world.atOnce[hex] === 1 ? [play.hex.winsAtOnce] : []),
    ...there.map((each) => `${each}.`),
  ].join(' ');
}
