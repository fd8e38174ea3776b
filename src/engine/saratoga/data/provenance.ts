/** 2.2, 3.8 What each counter and each formation’s track rests on: what the rulebook fixes, and why the rest is as it is. Nothing of play needs it. */
import type { Provenance } from './types';

const FIXED = 'name, kind and subordination (2.2.8, 3.6)';

const TRACK =
  'name, commander and subordination (3.6); a track with a start box for each battle (3.8, 11.1, 11.2)';
const EVEN =
  'Between two computer generals, with hidden stacks, the British win 37% [36-39] of 4,000 games of 7 October and 52% [48-55] of 1,000 of 19 September. Where on 7 October they began a box lower and the Americans a box higher, they won 23% [17-29] of 200.';
const TIRED =
  'British tracks are clearly the better ones; on 7 October those who had bled on 19 September or held the outer redoubt were tired and hungry, so they start a box lower.';
const FRESH =
  'British tracks are clearly the better ones; what stood by the river had lost little on 19 September, so it starts on 7 October as it did then.';
const CONFIDENT =
  'American tracks are shorter; on 7 October the army was confident and reinforced: it has more men, and starts no lower than on 19 September.';

export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  /** The boxes of 11.2 in which morale starts. */
  starts: { why: EVEN },
  fraser: { fixed: TRACK, why: TIRED },
  hamilton: { fixed: TRACK, why: TIRED },
  riedesel: { fixed: TRACK, why: FRESH },
  phillips: { fixed: TRACK, why: FRESH },
  breymann: { fixed: TRACK, why: TIRED },
  learned: { fixed: TRACK, why: CONFIDENT },
  poor: { fixed: TRACK, why: CONFIDENT },
  glover: { fixed: TRACK, why: CONFIDENT },
  paterson: { fixed: TRACK, why: CONFIDENT },
  nixon: { fixed: TRACK, why: CONFIDENT },
  'b-li': {
    why: 'ten light companies, best British troops',
    history: 'Balcarres; ~500-550 (unchecked)',
  },
  'b-gren': {
    fixed: 'the name ‘Gren.’ (2.2.8)',
    why: 'ten grenadier companies',
    history: 'Acland; ~500-530 (unchecked)',
  },
  'b-24': {
    why: 'good line regiment that served with the advanced corps',
    history: 'Agnew; ~300-350 (unchecked)',
  },
  'b-mark': { why: 'picked men, but few', history: 'Capt. A. Fraser’s company; ~50-100 (unchecked).' },
  'b-loy': { why: 'new provincial corps', history: 'Peters, Jessup, McAlpin; ~300 (unchecked)' },
  'b-can': {
    why: 'militia and the remaining Indians, fast and brittle',
    history: '~150 with Indians (unchecked)',
  },
  'b-fa1': {
    fixed: 'D rating (8.0 note)',
    why: 'field guns, 4 pieces',
    history: 'part of Fraser’s 8 guns (britishbattles.com)',
  },
  'b-fa2': {
    fixed: 'D rating (8.0 note)',
    why: 'light ’grasshoppers’, 4 pieces',
    history: 'part of Fraser’s 8 guns (britishbattles.com)',
  },
  'b-bgren': {
    fixed: 'the name ‘Gren.’ (2.2.8)',
    why: 'Brunswick grenadiers, cut down at Bennington',
    history: '~300-350 (unchecked)',
  },
  'b-barner': { why: 'Brunswick light battalion with the Jaeger company', history: '~250-350 (unchecked)' },
  'b-ba1': { fixed: 'D rating (8.0 note)', why: '2 Hesse-Hanau pieces', history: '2 guns (unchecked)' },
  'b-9': { why: 'line regiment, reserve on 19 Sept', history: '~280-300 (unchecked)' },
  'b-20': { why: 'line regiment', history: '~300 (unchecked)' },
  'b-21': { why: 'line regiment', history: '~300-350 (unchecked)' },
  'b-62': {
    fixed: 'the unit, its formation, absent on 7 October (11.2)',
    why: 'line regiment, ruined on 19 Sept',
    history: '~350 engaged (unchecked); about 60 men and 5 officers fit afterwards (Lossing)',
  },
  'b-ha1': {
    fixed: 'D rating (8.0 note)',
    why: 'Jones’s brigade, 4 pieces',
    history: 'part of Hamilton’s 6 guns (britishbattles.com)',
  },
  'b-ha2': { fixed: 'D rating (8.0 note)', why: '2 light pieces', history: 'part of Hamilton’s 6 guns' },
  'b-ried': {
    fixed: 'the name (2.2.8)',
    why: 'led the flank attack that ended 19 Sept',
    history: '~350-450 (unchecked)',
  },
  'b-rhetz': {
    fixed: 'the name (2.2.8)',
    why: 'Brunswick musketeers, slower in woods',
    history: '~350-450 (unchecked)',
  },
  'b-specht': {
    fixed: 'the name (2.2.8)',
    why: 'Brunswick musketeers, held the river line',
    history: '~350-450 (unchecked)',
  },
  'b-ra1': {
    fixed: 'D rating (8.0 note)',
    why: 'Hesse-Hanau company',
    history: 'four 6-pounders with the left wing (Morrissey, perry-miniatures.com)',
  },
  'b-47': {
    why: 'line regiment guarding boats and baggage',
    history: '6 companies, ~250-300 (unchecked)',
  },
  'b-hh': { why: 'Erbprinz regiment, river guard', history: '~450-550 (unchecked)' },
  'b-pa1': {
    fixed: 'D rating (8.0 note); longest range 5 (2.2.6)',
    why: 'heaviest field pieces, 2 guns',
    history: 'two 24-pounders on the march (Irving)',
  },
  'b-pa2': {
    fixed: 'D rating (8.0 note)',
    why: 'medium 12s, 2 guns',
    history: 'two 12s in the 7 Oct force (Irving)',
  },
  'b-pa3': {
    fixed: 'D rating (8.0 note)',
    why: 'second pair of medium 12s',
    history: 'recalled from the literature (unchecked)',
  },
  'b-pa4': {
    fixed: 'D rating (8.0 note)',
    why: 'field howitzers',
    history: 'two howitzers in the 7 Oct force (Irving)',
  },
  'a-1nh': {
    fixed: 'NH is an abbreviation of 2.2.8',
    why: 'veteran Continentals, most losses on 19 Sept',
    history: 'Cilley; the three NH regiments together not over 1,000 (Granite Monthly)',
  },
  'a-2nh': {
    fixed: 'NH is an abbreviation of 2.2.8',
    why: 'veterans, hurt at Hubbardton',
    history: 'Reid / Adams',
  },
  'a-3nh': { fixed: 'NH is an abbreviation of 2.2.8', why: 'veterans', history: 'Scammell' },
  'a-2ny': { fixed: 'NY is an abbreviation of 2.2.8', why: 'Continentals', history: 'P. Van Cortlandt' },
  'a-4ny': {
    fixed: 'NY is an abbreviation of 2.2.8',
    why: 'Continentals, less tried',
    history: 'H. B. Livingston',
  },
  'a-cook': {
    fixed: 'the name, Connecticut militia (2.2.8)',
    why: 'militia that fought hard on 19 Sept (66 CT casualties)',
    history: 'Granite Monthly table',
  },
  'a-lat': {
    fixed: 'the name (2.2.8), its formation, absent on 19 September (11.1)',
    why: 'militia',
    history: 'Latimer’s CT militia',
  },
  'a-va': {
    fixed: 'VA is an abbreviation of 2.2.8',
    why: 'rifle corps, elite; formation is a guess',
    history: '~500 riflemen with some PA men (Snell and Wilshin)',
  },
  'a-dear': {
    why: 'picked light infantry with bayonets; formation is a guess',
    history: '~300 (Snell and Wilshin)',
  },
  'a-2ma': {
    fixed: 'MA is an abbreviation of 2.2.8',
    why: 'Continentals, lightly engaged 19 Sept',
    history: 'Bailey',
  },
  'a-8ma': {
    fixed: 'MA is an abbreviation of 2.2.8',
    why: 'Brooks’s men, stormed the redoubt 7 Oct',
    history: 'M. Jackson / Brooks',
  },
  'a-9ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Wesson' },
  'a-can': {
    why: 'small Continental regiment',
    history: 'J. Livingston; not among the abbreviations of 2.2.8',
  },
  'a-1ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Vose' },
  'a-4ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Shepard' },
  'a-13ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Wigglesworth' },
  'a-15ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Bigelow' },
  'a-2alb': {
    fixed: 'the name (2.2.8), its formation, absent on 19 September (11.1)',
    why: 'NY militia',
    history: 'Wemple (unchecked)',
  },
  'a-17alb': {
    fixed: 'the name (2.2.8), its formation, absent on 19 September (11.1)',
    why: 'NY militia',
    history: 'Whiting (unchecked)',
  },
  'a-gra': {
    fixed: 'the name (2.2.8), its formation, absent on 19 September (11.1)',
    why: 'NY militia levy',
    history: 'Dutchess and Ulster men',
  },
  'a-10ma': {
    fixed: 'MA is an abbreviation of 2.2.8',
    why: 'Continentals',
    history: 'Marshall; lost 10 men on 19 Sept (Granite Monthly)',
  },
  'a-11ma': {
    fixed: 'MA is an abbreviation of 2.2.8',
    why: 'Continentals',
    history: 'Tupper; the rear guard of Hubbardton',
  },
  'a-12ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Brewer' },
  'a-14ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Bradford' },
  'a-3ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Greaton' },
  'a-5ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Putnam' },
  'a-6ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'T. Nixon' },
  'a-7ma': { fixed: 'MA is an abbreviation of 2.2.8', why: 'Continentals', history: 'Alden' },
  'a-art1': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art2': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art3': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art4': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art5': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art6': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art7': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art8': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art9': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art10': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'a-art11': {
    fixed: 'number, D rating (8.0 note), starts in Fort Neilson (11.1, 11.2)',
    why: 'two guns each makes the 22 cannon that Snell and Wilshin give',
    history: 'Stevens’s artillery; calibres are a guess',
  },
  'L-burgoyne': {
    fixed: FIXED,
    why: 'cannot activate all five (2.2.4); reaches two columns from the centre. On 19 September he starts with Hamilton, whose column he rode with; with Breymann, in reach of Fraser, the British won 48% [45-51] of 1,000 games between two computer generals when from his own place they won 53%: neither place is needed for an even battle',
  },
  'L-fraser': { fixed: FIXED, why: 'the army’s best brigadier' },
  'L-hamilton': { fixed: FIXED, why: 'steady, left behind on 7 Oct' },
  'L-riedesel': { fixed: FIXED, why: 'decisive flank march on 19 Sept' },
  'L-phillips': { fixed: FIXED, why: 'energetic gunner, led the 20th and the guns forward' },
  'L-breymann': { fixed: FIXED, why: 'brave, slow' },
  'L-gates': { fixed: FIXED, why: 'three subordinates; passive (5.2)' },
  'L-arnold': { fixed: FIXED, why: 'two subordinates, both can act' },
  'L-learned': { fixed: FIXED, why: 'solid' },
  'L-poor': { fixed: FIXED, why: 'bore the stress of 19 Sept' },
  'L-glover': { fixed: FIXED, why: 'veteran' },
  'L-paterson': { fixed: FIXED, why: 'solid, little engaged' },
  'L-nixon': { fixed: FIXED, why: 'little engaged' },
};
