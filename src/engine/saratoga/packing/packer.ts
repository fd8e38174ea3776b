/** The actions of a record, each by its kind and parts; rolls that follow from the seed take no room. */
import type { Symbols } from '../../coder/symbols';
import type { Dice } from '../../kernel/dice';
import { DICE as DECIDER, type RollDecision } from '../../kernel/game';
import type { Action } from '../actions';
import { columnOf, directionTo, hexAt, neighbour, rowOf } from './hexes';
import { LONGEST_PATH, NUMBERS, type Parts, shapeOf } from './shapes';
import { FIRST, GROUPS, IDS, type Part, PLACES, SHAPES } from './tables';

const FACES = 6;

/** Writes or reads one action after the other, and remembers what helps to foretell the next. */
export class ActionPacker {
  readonly #symbols: Symbols;
  readonly #dice: Dice | undefined;
  /** Where each counter was last heard of. */
  readonly #at: number[];
  #kinds = [0, 0];
  #counter = 0;
  #aim = 0;
  #drawn = 0;

  constructor(symbols: Symbols, battle: string | undefined, dice: Dice | undefined) {
    this.#symbols = symbols;
    this.#dice = dice;
    this.#at = IDS.map(() => 0);
    for (const [hex, ids] of Object.entries(PLACES[battle ?? ''] ?? {}))
      for (const id of ids.split(' ')) this.#at[NUMBERS.get(id) ?? 0] = Number(hex);
  }

  /** When reading, no action is given. Undefined where what was read is none. */
  code(action: Action | undefined): Action | undefined {
    const parts = (action ?? {}) as Parts;
    const shape = action ? shapeOf(parts) : 0;
    if (shape < 0) throw new Error(`a link has no form for ${JSON.stringify(action)}`);
    const [last = 0, before = 0] = this.#kinds;
    const number = this.#symbols.code(shape, 5, [KIND, KIND + last, KIND + last * 32 + before]);
    this.#kinds = [number, last];
    const [kind, ...names] = SHAPES[number] ?? [];
    if (kind === undefined) return undefined;
    const read: Record<string, unknown> = { kind };
    for (const name of names) {
      read[name] = this.#part(name, number, parts[name], read);
      if (read[name] === undefined) return undefined;
    }
    this.#follow(read);
    return read as unknown as Action; // what it says, the rules check
  }

  #part(name: Part, kind: number, value: unknown, read: Parts): unknown {
    switch (name) {
      case 'counter':
      case 'unit':
        return this.#one(kind, value as string);
      case 'counters':
        return this.#some(kind, value as readonly string[] | undefined);
      case 'hex':
        return this.#hex(kind, this.#at[this.#counter] ?? 0, value as number);
      case 'path':
        return this.#path(
          kind,
          this.#at[NUMBERS.get((read['counters'] as string[])[0] ?? '') ?? 0] ?? 0,
          value as readonly number[],
        );
      case 'place':
        return this.#symbols.code(Number(value) + 1, 3, [PLACE, PLACE + (Number(read['hex']) || 0)]) - 1;
      case 'first':
        return FIRST[this.#symbols.code(FIRST.indexOf(value as string), 1, [SIDE])];
      case 'formation':
      case 'group':
        return this.#group(kind, value as string);
      case 'dice':
        return this.#roll(value as readonly number[] | undefined);
    }
  }

  #one(kind: number, id: string | undefined): string | undefined {
    const wide = COUNTER + kind;
    const close = COUNTER + 64 + kind * 128 + this.#counter;
    const number = this.#symbols.code(NUMBERS.get(id ?? '') ?? 0, 7, [wide, close]);
    this.#counter = number;
    return IDS[number];
  }

  #some(kind: number, ids: readonly string[] = []): readonly string[] | undefined {
    const length = this.#symbols.code(ids.length, 4, [LENGTH + kind]);
    const read: string[] = [];
    for (let i = 0; i < length; i++) {
      const id = this.#one(kind + 32 * Math.min(i, 1), ids[i]);
      if (id === undefined) return undefined;
      read.push(id);
    }
    return read;
  }

  /** A neighbour, the hex that was aimed at last, or any other. */
  #hex(kind: number, from: number, hex: number): number {
    const direction = directionTo(from, hex);
    const way = hex === this.#aim ? SAME : direction === -1 ? FAR : direction;
    const said = this.#symbols.code(way, 3, [
      WAY + kind,
      WAY + 64 + kind * 128 + this.#counter,
      WAY + kind * 2048 + from,
    ]);
    const read = said === SAME ? this.#aim : said === FAR ? this.#anyHex(kind, hex) : neighbour(from, said);
    this.#aim = read;
    return read;
  }

  #anyHex(kind: number, hex: number): number {
    const near = FARTHER + this.#counter;
    const column = this.#symbols.code(columnOf(hex), 7, [FARTHER + 256 + kind, near]);
    return hexAt(column, this.#symbols.code(rowOf(hex), 7, [FARTHER + 512 + column, near + 1024]));
  }

  /** Step by step; a hex that is no neighbour of the last is written out. */
  #path(kind: number, from: number, path: readonly number[] = []): readonly number[] | undefined {
    const read: number[] = [];
    let [here, last, before] = [from, 7, 7];
    for (let i = 0; i <= LONGEST_PATH; i++) {
      const next = path[i];
      const direction = next === undefined ? END : directionTo(here, next);
      const close = STEP + 64 + here * 8 + last;
      const said = this.#symbols.code(direction === -1 ? FAR : direction, 3, [
        STEP + kind,
        STEP + 32 + last * 8 + before,
        close,
      ]);
      if (said === END) return read;
      here = said === FAR ? this.#anyHex(kind, next ?? 0) : neighbour(here, said);
      read.push(here);
      [last, before] = [said, last];
    }
    return undefined;
  }

  #group(kind: number, group: string | undefined): string | undefined {
    const near = GROUP + 64 + kind * 16 + this.#aim;
    const number = this.#symbols.code(GROUPS.indexOf(group ?? ''), 4, [GROUP + kind, near]);
    this.#aim = number;
    return GROUPS[number];
  }

  /** As the seed has it, or die by die. */
  #roll(dice: readonly number[] = []): readonly number[] | undefined {
    const length = this.#symbols.code(dice.length, 2, [DICE, DICE + 16 + (this.#kinds[1] ?? 0)]);
    const asked: RollDecision = { kind: 'roll', by: DECIDER, case: '', dice: length, faces: FACES };
    const seeded = this.#dice?.roll(asked, this.#drawn)?.dice;
    this.#drawn += length;
    const isSeeded = seeded?.every((shown, i) => shown === dice[i]) === true;
    if (seeded && this.#symbols.code(isSeeded ? 1 : 0, 1, [DICE + 64]) === 1) return seeded;
    return Array.from({ length }, (_, i) => this.#symbols.code(dice[i] ?? 0, 3, [DICE + 128]));
  }

  #follow(read: Parts): void {
    const path = read['path'] as readonly number[] | undefined;
    const to = path?.at(-1) ?? (read['kind'] === 'fire' ? undefined : (read['hex'] as number | undefined));
    const who = read['counters'] ?? [read['unit'] ?? read['counter']];
    // Who advances goes to where the last shot went.
    const hex = read['kind'] === 'advance' ? this.#aim : to;
    if (hex === undefined) return;
    for (const id of who as readonly string[]) this.#at[NUMBERS.get(id) ?? -1] = hex;
  }
}

const [SAME, FAR, END] = [6, 7, 6];
/** Circumstances of different sorts do not meet. */
const [KIND, COUNTER, LENGTH, WAY, FARTHER, STEP, PLACE, SIDE, GROUP, DICE] = [
  0x10_0000, 0x11_0000, 0x12_0000, 0x20_0000, 0x30_0000, 0x31_0000, 0x40_0000, 0x41_0000, 0x42_0000,
  0x50_0000,
];
