/** A game on the table of a test: actions that must be allowed, scripted dice that must all be used up, and what came of it. */
import { afterEach } from 'vitest';
import { settle } from '../../../src/engine/kernel/frames';
import { isRollDecision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/campaign/actions';
import { knownBlock } from '../../../src/engine/campaign/blocks';
import { LOST, nameOf } from '../../../src/engine/campaign/board';
import type { Event } from '../../../src/engine/campaign/events';
import { actions, apply, check, decision } from '../../../src/engine/campaign/game';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import type { State } from '../../../src/engine/campaign/state';

type Dice = number | readonly number[];

const OPEN: (readonly Dice[])[] = [];
afterEach(() => {
  for (const left of OPEN.splice(0))
    if (left.length > 0) throw new Error(`dice that nobody rolled: ${JSON.stringify(left)}`);
});

export class Table {
  readonly events: Event[] = [];
  private readonly script: Dice[];

  readonly state: State;

  constructor(state: State, dice: readonly Dice[] = []) {
    this.state = state;
    this.script = [...dice];
    OPEN.push(this.script);
    settle(state, PHASES, (event: Event) => this.events.push(event));
    this.roll();
  }

  /** Plays actions that must be allowed, and lets the scripted dice fall between them. */
  act(...given: readonly Action[]): this {
    for (const action of given) {
      this.allow(action, JSON.stringify(action));
      apply(this.state, action, (event) => this.events.push(event));
      this.roll();
    }
    return this;
  }

  /** Dice that fall from now on. */
  dice(...more: readonly Dice[]): this {
    this.script.push(...more);
    this.roll();
    return this;
  }

  /** The code and the case of a refusal. */
  refusal(action: Action): string | undefined {
    const refused = check(this.state, action);
    return refused && `${refused.code} ${refused.case}`;
  }

  get asked(): string | undefined {
    const asked = decision(this.state);
    return asked && `${asked.by} ${asked.kind}`;
  }

  /** How many dice are asked for. */
  get wanted(): number | undefined {
    const asked = decision(this.state);
    return isRollDecision(asked) ? asked.dice : undefined;
  }

  get offers(): readonly Action[] {
    return actions(this.state);
  }

  /** The places that are offered, in order. */
  get places(): readonly string[] {
    return this.offers.flatMap((action) => ('place' in action ? [action.place] : []));
  }

  /** `place` or `lost`. */
  at(id: string): string {
    const spot = this.state.at[knownBlock(id)] ?? LOST;
    return nameOf(spot);
  }

  sp(id: string): number {
    return this.state.sp[knownBlock(id)] ?? 0;
  }

  hasMoved(id: string): boolean {
    return this.state.moved[knownBlock(id)] ?? false;
  }

  position(id: string): string {
    return ['left', 'center', 'right', 'reserve'][this.state.position[knownBlock(id)] ?? -1] ?? 'none';
  }

  get ap(): number {
    return this.state.ap[this.state.phasing];
  }

  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  private allow(action: Action, what: string): void {
    const refused = check(this.state, action);
    if (refused) throw new Error(`${what} is refused: ${refused.code} ${refused.case}`);
  }

  private roll(): void {
    for (let asked = decision(this.state); isRollDecision(asked); asked = decision(this.state)) {
      const next = this.script.shift();
      if (next === undefined) return;
      const dice = typeof next === 'number' ? [next] : [...next];
      const action: Action = { kind: 'roll', dice };
      this.allow(action, `[${dice.join()}] for ${asked.case}`);
      apply(this.state, action, (event) => this.events.push(event));
    }
  }
}

export const table = (state: State, ...dice: readonly Dice[]): Table => new Table(state, dice);

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean);
export const single = (block: string, ...path: string[]): Action => ({ kind: 'single', block, path });
export const group = (leader: string, blocks: string, to: string): Action => ({
  kind: 'group',
  leader,
  blocks: list(blocks),
  to,
});
export const go = (blocks: string, to: string): Action => ({ kind: 'go', blocks: list(blocks), to });
export const forceMarch = (leader: string, blocks: string, to: string): Action => ({
  kind: 'forceMarch',
  leader,
  blocks: list(blocks),
  to,
});
export const fire = (block: string): Action => ({ kind: 'fire', block });
export const shift = (block: string, to: string): Action => ({ kind: 'shift', block, to });
export const hit = (block: string): Action => ({ kind: 'hit', block });
export const flee = (block: string): Action => ({ kind: 'flee', block });
export const set = (block: string, position: string): Action => ({ kind: 'set', block, position });
export const retreat = (place: string): Action => ({ kind: 'retreat', place });
export const enter = (block: string, place: string): Action => ({ kind: 'enter', block, place });
export const END: Action = { kind: 'endMovement' };
export const END_FORCED: Action = { kind: 'endForceMarch' };
export const READY: Action = { kind: 'ready' };
export const SUGGEST: Action = { kind: 'suggest' };
export const DONE: Action = { kind: 'done' };
export const STAY: Action = { kind: 'stay' };
export const WITHDRAW: Action = { kind: 'withdraw' };
export const NATIVES: Action = { kind: 'natives' };
export const HALT: Action = { kind: 'halt' };
