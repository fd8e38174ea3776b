/** The cloth on lapels and cuffs by which a regiment was known, and how we know; who had no one colour is left out. */

/** As dyed, a little faded in the woods. */
export const CLOTH = {
  yellow: '#e3b93c',
  paleYellow: '#f0dc8e',
  buff: '#dcb987',
  willowGreen: '#7f9a5a',
  white: '#f6f1e4',
  blue: '#2b4476',
  red: '#a8352b',
  black: '#25211d',
} as const;

export interface Facing {
  readonly cloth: keyof typeof CLOTH;
  /** (unchecked) marks what was recalled from the literature. */
  readonly why: string;
}

const WARRANT = 'the Royal Warrant of 19 December 1768';
const GUNNERS = 'blue coats faced red, the Royal Artillery’s own';
const HANAU = 'blue coats faced red (unchecked)';

/**
 * Light infantry and grenadiers kept the facings of the ten regiments that they came from; riflemen and militia wore hunting
 * shirts or their own coats. Most Continentals were clothed in whatever had come, and no record of a colour is good enough.
 */
export const FACINGS: Readonly<Record<string, Facing>> = {
  'b-9': { cloth: 'yellow', why: WARRANT },
  'b-20': { cloth: 'paleYellow', why: WARRANT },
  'b-21': { cloth: 'blue', why: `${WARRANT}: royal regiments are faced blue` },
  'b-24': { cloth: 'willowGreen', why: WARRANT },
  'b-47': { cloth: 'white', why: WARRANT },
  'b-62': { cloth: 'buff', why: `${WARRANT}: yellowish buff` },
  'b-fa1': { cloth: 'red', why: GUNNERS },
  'b-fa2': { cloth: 'red', why: GUNNERS },
  'b-ha1': { cloth: 'red', why: GUNNERS },
  'b-ha2': { cloth: 'red', why: GUNNERS },
  'b-pa1': { cloth: 'red', why: GUNNERS },
  'b-pa2': { cloth: 'red', why: GUNNERS },
  'b-pa3': { cloth: 'red', why: GUNNERS },
  'b-pa4': { cloth: 'red', why: GUNNERS },
  'b-ried': { cloth: 'yellow', why: 'Brunswick blue faced yellow (unchecked)' },
  'b-rhetz': { cloth: 'white', why: 'Brunswick blue faced white (unchecked)' },
  'b-specht': { cloth: 'red', why: 'Brunswick blue faced red (unchecked)' },
  'b-barner': { cloth: 'black', why: 'the light battalion, faced black (unchecked)' },
  'b-hh': { cloth: 'red', why: HANAU },
  'b-ra1': { cloth: 'red', why: HANAU },
  'b-ba1': { cloth: 'red', why: HANAU },
  'a-1nh': { cloth: 'red', why: 'brown coats faced red, later green faced maroon (firstnhregiment.org)' },
  'a-2ny': { cloth: 'buff', why: 'New York’s buff, as ordered for its line in 1779 (unchecked for 1777)' },
  'a-4ny': { cloth: 'buff', why: 'New York’s buff, as ordered for its line in 1779 (unchecked for 1777)' },
};
