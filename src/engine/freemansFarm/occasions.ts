/** 4.3, F18 Which windows for Tactics cards the decision at hand opens, and why a card cannot be played in it. */
import { top } from '../kernel/frames';
import { COMMAND_BY_ID } from './data/commands';
import { findTactic } from './data/tactics';
import type { FormationId, Side, Window } from './data/types';
import { enemyOf, sideOf } from './formations';
import type { ActivationFrame, AttackFrame, FarmFrame } from './frames';
import { type FarmRefusal, refuse } from './refusals';
import { paymentRefusal } from './rerolls';
import type { State } from './state';
import { cardRefusal, type Occasion } from './tactics';

/** Whoever decides at this frame. */
export function occasionOf(state: State, frame: FarmFrame): Occasion {
  const side = state.phasing;
  switch (frame.kind) {
    case 'play':
      return { side, windows: ['ownTurn'] };
    case 'purchase':
      return { side, windows: frame.stage === 'buy' ? ['ownTurn'] : [] };
    case 'activation':
      return activationOccasion(side, frame);
    case 'attack':
      return attackOccasion(frame);
    case 'loss':
      return { side: sideOf(frame.formation), windows: frame.stage === 'rescue' ? ['moraleTestFailed'] : [] };
    case 'draw':
      return { side, windows: frame.stage === 'choose' ? ['draw'] : [], bought: frame.bought };
    case 'setup':
      return { side: frame.side, windows: [] };
    case 'turn':
    case 'botTurn':
      return { side, windows: [] };
  }
}

function activationOccasion(side: Side, frame: ActivationFrame): Occasion {
  switch (frame.stage) {
    case 'command':
      return { side, windows: ['ownTurn'] };
    case 'cost':
      return { side, windows: ['payActivation'] };
    case 'afterMove':
    case 'afterAttack':
      return { side, windows: [frame.stage], follower: attackerOf(frame) };
    default:
      return { side, windows: [] };
  }
}

/** Who attacks: after the guns the guns again (F71). */
function attackerOf({ formation, chosen }: ActivationFrame): FormationId {
  const attacker = chosen && (COMMAND_BY_ID[chosen.command].activates ?? formation);
  if (!attacker) throw new Error('nobody has carried out a Command yet');
  return attacker;
}

/** F19 the attacker finishes before the defender is asked. */
function attackOccasion(frame: AttackFrame): Occasion {
  const own = sideOf(frame.attacker);
  const enemy = enemyOf(own);
  const occasion = (side: Side, windows: readonly Window[]) => ({ side, windows, attack: frame });
  switch (frame.stage) {
    case 'prepare':
      return occasion(own, ['beforeRoll', 'ownTurn']);
    case 'answer':
      return occasion(enemy, ['enemyBeforeRoll']);
    case 'answerReroll':
      return occasion(enemy, frame.isFree ? [] : ['enemyReroll']); // F72
    default: // step 4.A a card pays for the dice that are rolled again: `paymentRefusal`
      return occasion(own, []);
  }
}

/** Undefined where a side can play this card now, in whatever way. */
export function whyNotNow(state: State, side: Side, card: string): FarmRefusal | undefined {
  const tactic = findTactic(card);
  const frame = top(state);
  if (!tactic) return refuse('unknownTactics', card);
  if (!frame) return refuse('gameOver');
  const occasion = occasionOf(state, frame);
  if (occasion.side !== side) return refuse('wrongWindow', card);
  if (frame.kind === 'attack' && frame.stage === 'maintain' && tactic.window === 'afterRoll')
    return paymentRefusal(state, frame, card);
  return cardRefusal(state, occasion, card, tactic);
}
