/** 4.1 A Formation card as it lies on the table: track, markers, cards, and every Command with the reason why not. */
import { top } from '../kernel/frames';
import type { Refusal } from '../kernel/game';
import { type DicePart, diceParts } from './combat';
import { commandRefusal, commandsOf, targetsOf } from './commands';
import { ACTIVATION_CARDS } from './data/activationCards';
import { ACTIVATION } from './data/numbers';
import type { BoxId, Command, CommandId, FormationId, GeneralId, Side } from './data/types';
import { hasTrack, isInPlay, sideOf, spacesOf } from './formations';
import { isCostDue } from './generals';
import { isKnown } from './hidden';
import { cardOf } from './momentum';
import { chanceToFail } from './morale';
import type { Fall, State } from './state';
import { maxMarkersOf, startMorale } from './values';

export interface CommandView {
  readonly id: CommandId;
  /** Why it could not be chosen if its formation were activated now. */
  readonly refusal: Refusal | undefined;
  /** Where it is an attack: whom it could strike now, and with how many dice. */
  readonly targets: readonly { readonly formation: FormationId; readonly parts: readonly DicePart[] }[];
  /** 9.3 how many it may send at most. */
  readonly maxMarkers: number;
}

export interface FormationView {
  readonly id: FormationId;
  readonly side: Side;
  readonly at: BoxId;
  readonly markers: number;
  readonly spaces: number;
  /** None without a track. */
  readonly morale: number | undefined;
  readonly startMorale: number | undefined;
  /** 7 the chance that the next Morale lost puts it out. */
  readonly nextTestFails: number | undefined;
  readonly out: Fall | undefined;
  /** Of its Activation cards; in hand where the viewer may know it. */
  readonly cards: { readonly all: number; readonly played: number; readonly inHand: number | undefined };
  readonly commands: readonly CommandView[];
}

export function formationView(state: State, viewer: Side | undefined, id: FormationId): FormationView {
  const side = sideOf(id);
  const isIts = (card: string) => cardOf(card).formation === id;
  return {
    id,
    side,
    at: state.at[id],
    markers: state.markers[id],
    spaces: spacesOf(id),
    morale: hasTrack(id) ? state.morale[id] : undefined,
    startMorale: hasTrack(id) ? startMorale(state, id) : undefined,
    nextTestFails:
      hasTrack(id) && isInPlay(state, id)
        ? chanceToFail(state, state.morale[id] - ACTIVATION.morale)
        : undefined,
    out: state.out[id],
    cards: {
      all: ACTIVATION_CARDS.filter(({ formation }) => formation === id).length,
      played: state.played[side].filter(({ card }) => isIts(card)).length,
      inHand: isKnown(state, viewer, side) ? state.hands[side].filter(isIts).length : undefined,
    },
    commands: commandsOf(id).map((command) => commandView(state, command)),
  };
}

function commandView(state: State, command: Command): CommandView {
  const general = generalFor(state, command.formation);
  const isAttack = command.kind === 'attack' || command.kind === 'moveAttack';
  const { id, formation } = command;
  return {
    id,
    refusal: commandRefusal(state, command, isCostDue(general)),
    targets: isAttack
      ? targetsOf(state, command).map((target) => ({
          formation: target.formation,
          parts: diceParts(state, {
            attacker: formation,
            command: id,
            target: target.formation,
            general,
            cards: [],
          }),
        }))
      : [],
    maxMarkers: maxMarkersOf(state, id),
  };
}

/** The general whose activation is under way, for the formation that he activates. */
function generalFor(state: State, formation: FormationId): GeneralId | undefined {
  const frame = top(state);
  return frame?.kind === 'activation' && frame.formation === formation ? frame.general : undefined;
}
