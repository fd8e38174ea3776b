/** A table to play on: one action after another, every die given, every refusal an error unless it is asked for. */
import { isRollDecision, type Refusal } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/freemansFarm/actions';
import type { CommandId, FormationId, GeneralId } from '../../../src/engine/freemansFarm/data/types';
import type { FarmDecision } from '../../../src/engine/freemansFarm/decisions';
import type { Event, EventType } from '../../../src/engine/freemansFarm/events';
import { actions, apply, check, decision, start } from '../../../src/engine/freemansFarm/game';
import type { Setup } from '../../../src/engine/freemansFarm/setup';
import type { State } from '../../../src/engine/freemansFarm/state';
import { type Position, stateAt } from './position';

export class Table {
  readonly events: Event[] = [];
  readonly state: State;
  constructor(state: State) {
    this.state = state;
  }

  get asked(): FarmDecision | undefined {
    return decision(this.state);
  }
  get kind(): string | undefined {
    return this.asked?.kind;
  }
  get actions(): readonly Action[] {
    return actions(this.state);
  }
  /** Those of one kind that may be chosen now. */
  offered<Kind extends Action['kind']>(kind: Kind): readonly Extract<Action, { kind: Kind }>[] {
    return this.actions.filter((each): each is Extract<Action, { kind: Kind }> => each.kind === kind);
  }
  told<Type extends EventType>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter((each): each is Extract<Event, { type: Type }> => each.type === type);
  }

  act(action: Action): this {
    const refusal = check(this.state, action);
    if (refusal)
      throw new Error(
        `${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}, asked ${JSON.stringify(this.asked)}`,
      );
    apply(this.state, action, (event) => this.events.push(event));
    return this;
  }
  /** Why an action of any form cannot be played now. */
  refused(action: unknown): Refusal | undefined {
    return check(this.state, action as Action);
  }

  roll(...dice: number[]): this {
    return this.act({ kind: 'roll', dice });
  }
  play(card: string): this {
    return this.act({ kind: 'play', card });
  }
  countermand(card: string, general: GeneralId): this {
    return this.act({ kind: 'countermand', card, general });
  }
  activate(formation: FormationId): this {
    return this.act({ kind: 'activate', formation });
  }
  command(
    command: CommandId,
    target?: FormationId,
    more: { markers?: number; gunCommand?: CommandId } = {},
  ): this {
    return this.act({ kind: 'command', command, ...(target ? { target } : {}), ...more });
  }
  pay(cost: 'morale' | 'marker'): this {
    return this.act({ kind: 'pay', with: cost });
  }
  tactics(card: string, on: Omit<Extract<Action, { kind: 'playTactics' }>, 'kind' | 'card'> = {}): this {
    return this.act({ kind: 'playTactics', card, ...on });
  }
  attack(): this {
    return this.act({ kind: 'attack' });
  }
  /** The first die is 1, as people count. */
  reroll(pay: string, ...places: number[]): this {
    return this.act({ kind: 'reroll', pay, dice: places.map((place) => place - 1) });
  }
  stand(): this {
    return this.act({ kind: 'stand' });
  }
  pass(): this {
    return this.act({ kind: 'pass' });
  }

  /** Declines whatever is offered until the other side's turn begins; draws take the first card. */
  finishTurn(): this {
    const { phasing, round } = this.state;
    for (let steps = 0; steps < 40; steps++) {
      const asked = this.asked;
      if (!asked || this.state.phasing !== phasing || this.state.round !== round) return this;
      if (isRollDecision(asked)) {
        if (asked.what !== 'draw') throw new Error(`a ${asked.what} is still to be rolled`);
        this.roll(1);
      } else this.act({ kind: asked.kind === 'drawCard' ? 'draw' : 'pass' });
    }
    throw new Error('the turn does not end');
  }
}

export const tableAt = (position: Position = {}): Table => new Table(stateAt(position));

export const newTable = (setup: Partial<Setup> = {}): Table =>
  new Table(start({ scenario: 'freemansFarm', ...setup }));

/** Deals and row with the first card each time, both sides keeping their first three. */
export function dealt(setup: Partial<Setup> = {}): Table {
  const table = newTable(setup);
  for (let steps = 0; steps < 40 && table.kind !== 'playCard'; steps++) {
    if (table.kind === 'roll') {
      if (table.state.frames.at(-1)?.kind !== 'setup') break;
      table.roll(1);
    } else {
      const [first] = table.offered('keep');
      if (!first) throw new Error('no hand to keep');
      table.act(first);
    }
  }
  return table;
}
