/** 4.1, 4.4 Questions about formations: whose they are, whether they are in play, their spaces. */
import { FORMATION_BY_ID, FORMATION_LIST } from './data/formations';
import { type FormationId, FORMATIONS, type Side } from './data/types';
import type { State } from './state';

export const enemyOf = (side: Side): Side => (side === 'british' ? 'american' : 'british');
export const sideOf = (formation: FormationId): Side => FORMATION_BY_ID[formation].side;
export const isFormation = (name: string): name is FormationId =>
  (FORMATIONS as readonly string[]).includes(name);

export const formationsOf = (side: Side): readonly FormationId[] => BY_SIDE[side];

const BY_SIDE = {
  british: FORMATION_LIST.filter(({ side }) => side === 'british').map(({ id }) => id),
  american: FORMATION_LIST.filter(({ side }) => side === 'american').map(({ id }) => id),
};

/** 4.4, F77 Breymann always is. */
export const isInPlay = (state: State, formation: FormationId): boolean => state.out[formation] === undefined;

export const hasTrack = (formation: FormationId): boolean => FORMATION_BY_ID[formation].morale !== undefined;

/** F37 as many as it started with, wherever it stands. */
export const spacesOf = (formation: FormationId): number => FORMATION_BY_ID[formation].markers;
export const vacantSpaces = (state: State, formation: FormationId): number =>
  spacesOf(formation) - state.markers[formation];

/** 13 whether the solitaire opponent plays it. */
export const isBots = (state: State, side: Side): boolean => state.bot?.side === side;
