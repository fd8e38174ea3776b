/** What each value of the battle rests on: P published, I inferred from something published, R reconstructed by us. */
import type { Provenance } from './types';

/** What a value rests on, and why it is as it is. */
export interface Source {
  readonly prov: Provenance;
  readonly why: string;
}

export const SHEET: Readonly<Record<string, Source>> = {
  numbering: { prov: 'P', why: 'the hexes that the scenario names' },
  north: {
    prov: 'I',
    why: '13.4 sets the Colonials up in 01xx to 07xx, 13.3 brings the British in at 15xx, the river column enters at the highest row, and the river-road bridges lie at rows 14 to 16',
  },
  yardsPerHex: { prov: 'P', why: 'descriptions of the game' },
  size: { prov: 'I', why: 'the highest numbers that the scenario names' },
  parity: { prov: 'R', why: 'the printed sheet was not available' },
};

/** The ground of every hex, by reason. */
export const HEX_SOURCES: readonly (Source & { readonly hexes: readonly string[] })[] = [
  {
    prov: 'R',
    why: 'thick woods of the western hills',
    hexes: words(
      '0101 0501 0601 0701 0702 0801 0901 0902 1001 1002 1101 1201 1301 1302 1401 1402 1501 1502 1503',
    ),
  },
  {
    prov: 'R',
    why: 'open wood at the edge of the camp',
    hexes: words('0102 0103 0110 0111 0201 0202 0206 0213 0301 0302 0303'),
  },
  {
    prov: 'R',
    why: 'small rough fields before and west of the heights',
    hexes: words('0104 0105 0106 0107 0203 0204 0205 0207 0304 0305 0306 0307 0405 0407 0508'),
  },
  {
    prov: 'R',
    why: 'cleared ground of the American camp',
    hexes: words(
      '0108 0109 0112 0208 0209 0210 0211 0212 0308 0309 0310 0311 0312 0408 0409 0410 0411 0412 0413',
    ),
  },
  {
    prov: 'R',
    why: 'river flat',
    hexes: words(
      '0113 0114 0214 0313 0314 0315 0414 0415 0514 0515 0614 0615 0714 0715 0716 0814 0815 0816 0915 0916 1014 1015 1114 1115 1214 1314 1414 1514',
    ),
  },
  {
    prov: 'R',
    why: 'the Hudson',
    hexes: words(
      '0115 0116 0117 0215 0216 0217 0316 0317 0416 0417 0516 0517 0616 0617 0717 0817 0917 1016 1017 1116 1117 1215 1216 1217 1315 1316 1317 1415 1416 1417 1515 1516 1517',
    ),
  },
  {
    prov: 'R',
    why: 'open wood; about two thirds of the land was wood',
    hexes: words(
      '0401 0402 0403 0406 0502 0503 0506 0507 0509 0510 0511 0512 0513 0602 0605 0606 0607 0611 0612 0613 0703 0802 0803 0804 0805 0807 0808 0809 0811 0812 0813 0903 0904 0905 0906 0909 0910 0913 0914 1003 1004 1005 1009 1010 1012 1013 1102 1103 1104 1107 1108 1109 1112 1202 1203 1210 1303 1304 1307 1310 1311 1313 1403 1404 1405 1406 1407 1504 1505 1506 1508 1510 1512 1513',
    ),
  },
  { prov: 'R', why: 'wooded height', hexes: words('0404 1113 1207 1208 1213 1305 1306') },
  { prov: 'R', why: 'Coulter’s fields', hexes: words('0504 0505 0603 0604 0704') },
  { prov: 'R', why: 'the Middle Ravine, thickest part', hexes: words('0608 0609 0709 0710') },
  {
    prov: 'R',
    why: 'wooded stream valley',
    hexes: words('0610 0705 0706 0707 0708 0711 0712 0713 1410 1411 1412 1413'),
  },
  { prov: 'R', why: 'Freeman’s and Barber’s fields', hexes: words('0806 0907 0908 1006 1007 1008') },
  {
    prov: 'R',
    why: 'ravines between Freeman’s and the river bluffs',
    hexes: words('0810 0911 0912 1011 1110 1111 1209 1211 1212'),
  },
  { prov: 'R', why: 'McBride’s fields on Fraser’s road', hexes: words('1105 1106 1204 1205 1206') },
  { prov: 'R', why: 'sides of the Great Ravine', hexes: words('1308 1309 1312 1509') },
  { prov: 'P', why: 'Great Ravine, published', hexes: words('1408 1409') },
  { prov: 'R', why: 'open ground at the entry', hexes: words('1507 1511') },
];

/** Works and creeks, paths and waters by name or side. */
export const LINE_SOURCES: Readonly<Record<string, Source>> = {
  works: {
    prov: 'R',
    why: 'the line from the river trench along the heights to Neilson’s and south to the edge; closed, so that it must be stormed',
  },
  '0714/0813': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '0714/0814': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '0715/0814': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '0715/0815': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '0716/0815': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '0716/0816': { prov: 'P', why: 'TEC: bridge burned' },
  '1413/1514': { prov: 'R', why: 'joins the published bridge site to the stream above it' },
  '1414/1514': { prov: 'P', why: 'TEC: bridge burned' },
  'River Road': {
    prov: 'I',
    why: 'the burned bridges of the TEC prove a road through 0816-0716 and 1514-1414; the rest follows the Albany road',
  },
  'Bemis Heights Road': { prov: 'R', why: 'from the tavern up to Neilson’s, behind the works' },
  'Quaker Springs track': {
    prov: 'R',
    why: 'Fraser’s way from entry C past McBride’s and Barber’s to Neilson’s',
  },
  'Great Ravine track': { prov: 'R', why: 'Hamilton’s way from entry B across the ravine to Freeman’s' },
  "Riedesel's track": { prov: 'R', why: 'the way by which Riedesel came to help in the afternoon' },
  'West track': { prov: 'R', why: 'the way to Saratoga Lake' },
  'Mill Creek (Middle Ravine)': { prov: 'R', why: 'between the armies, about half a mile before the works' },
  'Great Ravine': {
    prov: 'I',
    why: 'continues the published ravine hexes 1408 and 1409 to the published bridge',
  },
  'North Branch': { prov: 'R', why: 'passes east of Freeman’s' },
  'Americans Creek': { prov: 'R', why: 'before the American right' },
  'West Brook': { prov: 'R', why: 'the head of Mill Creek' },
};

export const PLACE_SOURCES: Readonly<Record<string, Source>> = {
  '1008': { prov: 'R', why: '250 yards from its true place at this scale' },
  '1205': { prov: 'I', why: 'the clearing on Fraser’s road; a published victory hex' },
  '1213': { prov: 'R', why: 'the bluffs above the flats' },
  '1408': { prov: 'I', why: 'published as deep woods' },
  '0214': {
    prov: 'I',
    why: 'the river defile; the published hex of sudden victory lies on the river road, where the tavern stood',
  },
  '0311': { prov: 'I', why: 'Gates arrives here (13.4)' },
  '0308': { prov: 'I', why: 'the north-west corner of the works, the knoll of the strengthened barn' },
  '0309': { prov: 'I', why: 'the crest behind the works' },
  '0907': { prov: 'R', why: 'its true place within a hex' },
  '0604': { prov: 'R', why: 'fields west of Mill Creek' },
  '0713': { prov: 'R', why: 'the Middle Ravine' },
};

/** Hexes that the scenario names, with the case that names them. */
export const NAMED_HEXES: Readonly<Record<string, { readonly case: string; readonly what: string }>> = {
  '1205': { case: '14.2', what: 'Colonial major victory if Colonial at the end' },
  '1206': { case: '14.2', what: 'Colonial major victory if Colonial at the end' },
  '1408': { case: 'TEC', what: 'deep woods: the Great Ravine' },
  '1409': { case: 'TEC', what: 'deep woods: the Great Ravine' },
  '1414': { case: '14.2, TEC', what: 'Colonial major victory if Colonial at the end; burned bridge to 1514' },
  '1507': { case: '13.3', what: 'entry C' },
  '1511': { case: '13.3', what: 'entry B' },
  '1514': {
    case: '13.3, 14.2, TEC',
    what: 'entry A; Colonial major victory if Colonial at the end; burned bridge to 1414',
  },
  '0214': { case: '14.1', what: 'British major victory at once when a British unit enters' },
  '0311': {
    case: '14.1, 13.4',
    what: 'British major victory at once when a British unit enters; Gates arrives here',
  },
  '0308': { case: '14.1', what: 'British major victory if British at the end' },
  '0309': { case: '14.1', what: 'British major victory if British at the end' },
  '0716': { case: 'TEC', what: 'burned bridge to 0816' },
  '0816': { case: 'TEC', what: 'burned bridge to 0716' },
};

export const CHART_SOURCES: Readonly<Record<string, Source>> = {
  move: { prov: 'P', why: 'the Terrain Effects Chart' },
  deepWoods: { prov: 'R', why: 'the number is missing in the chart (M16)' },
  entry: { prov: 'R', why: 'as clear ground (11.2)' },
  results: { prov: 'P', why: 'the Combat Results Table' },
  stack: { prov: 'I', why: '15.1 raises the limit to four (M20)' },
  entries: { prov: 'P', why: '13.3' },
  victory: { prov: 'P', why: '14.1, 14.2' },
  owners: { prov: 'R', why: 'behind the lines of either side at the start' },
  readyMade: {
    prov: 'R',
    why: 'a screen before Mill Creek, a reserve on the road behind the line, guns where the ground is hardest to reach',
  },
  historical: { prov: 'P', why: '13.3' },
};

export const TURN_SOURCES: readonly {
  readonly time: Provenance;
  readonly fog: Provenance;
  readonly why: string;
}[] = [
  { time: 'P', fog: 'R', why: 'the marker starts fog side up: always fog' },
  { time: 'I', fog: 'R', why: 'thick still' },
  { time: 'I', fog: 'R', why: 'lifting, as on the day' },
  { time: 'I', fog: 'R', why: 'a rest of it' },
  { time: 'I', fog: 'R', why: 'a rest of it' },
  { time: 'P', fog: 'R', why: 'smoke and haze may come back' },
  { time: 'I', fog: 'R', why: 'dusk' },
];

/** By counter: how sure its name is; all values are R. `published`: what the scenario says of it. */
export interface CounterSource {
  readonly name: Provenance;
  readonly values: Provenance;
  readonly published: string;
  readonly why: string;
}

export const COUNTER_SOURCES: Readonly<Record<string, CounterSource>> = {
  burgoyne: {
    name: 'P',
    values: 'R',
    published: '13.3 names the leader',
    why: '+1 combat, +1 morale: brave, no tactician',
  },
  fraser: {
    name: 'I',
    values: 'R',
    published:
      '13.3 names the formation; a leader counter is our choice, the sister game Germantown has three British leaders',
    why: 'the best of the British brigadiers',
  },
  riedesel: { name: 'I', values: 'R', published: 'as Fraser', why: 'steady; arrived in time on the day' },
  gren: {
    name: 'R',
    values: 'R',
    published: '',
    why: 'sister game: grenadier battalions have morale 6 and add 3',
  },
  light: { name: 'R', values: 'R', published: '', why: 'ten light companies' },
  f24: { name: 'R', values: 'R', published: '', why: 'one strong regiment of the advanced corps' },
  breymann: { name: 'R', values: 'R', published: 'grey-green is published', why: 'German grenadiers' },
  barner: {
    name: 'R',
    values: 'R',
    published: 'grey-green is published',
    why: 'German light battalion and jaegers, small',
  },
  irreg: {
    name: 'P',
    values: 'R',
    published: '13.1 one green irregular counter; 15.4 two steps are implied by "reduced"',
    why: 'Canadians, loyalists, Indians; two steps',
  },
  artF: { name: 'R', values: 'R', published: '', why: 'four or six light guns with each column' },
  h9_21: { name: 'R', values: 'R', published: '', why: 'sister game: British two-step infantry has CF 8' },
  h20_62: { name: 'R', values: 'R', published: '', why: 'sister game: CF 8' },
  artH: { name: 'R', values: 'R', published: '', why: 'Jones’s guns, fought to the last' },
  rRied: {
    name: 'R',
    values: 'R',
    published: 'grey-green is published',
    why: 'regiment Riedesel and the dragoons’ company; one regiment and a half: CF 7',
  },
  rSpecht: { name: 'R', values: 'R', published: 'grey-green is published', why: 'two regiments: CF 8' },
  r47: { name: 'R', values: 'R', published: '', why: 'left by the river with the bateaux: small' },
  artR: { name: 'R', values: 'R', published: 'grey-green is published', why: 'Pausch’s Hesse-Hanau guns' },
  artRA: { name: 'R', values: 'R', published: '', why: 'Williams’s heavier guns on the river road' },
  arnold: {
    name: 'P',
    values: 'R',
    published: '13.4 names the leader',
    why: '+2, +2: drove the fight on the day',
  },
  gates: {
    name: 'P',
    values: 'R',
    published: '13.4 names the leader and his arrival',
    why: '0, +1: gave confidence behind works',
  },
  poor: {
    name: 'P',
    values: 'R',
    published: '13.4 names the Poor Continentals',
    why: 'sister game: Americans one below the British 8',
  },
  ny: { name: 'P', values: 'R', published: '13.4 names the NY Continentals', why: 'as Poor' },
  morgan: {
    name: 'I',
    values: 'R',
    published: '13.4 has two light battalions, 15.3 has riflemen',
    why: 'riflemen: R, morale 6',
  },
  dearborn: { name: 'I', values: 'R', published: '13.4 has two light battalions', why: 'light infantry: L' },
  learned: { name: 'R', values: 'R', published: '', why: 'Continental brigade: CF 7' },
  nixon: { name: 'R', values: 'R', published: '', why: 'Continental brigade: CF 7' },
  glover: { name: 'R', values: 'R', published: '', why: 'Continental brigade: CF 7' },
  paterson: { name: 'R', values: 'R', published: '', why: 'Continental brigade: CF 7' },
  ct: {
    name: 'R',
    values: 'R',
    published: 'lighter blue militia are published',
    why: 'two regiments, morale 3',
  },
  ma: {
    name: 'R',
    values: 'R',
    published: 'lighter blue militia are published',
    why: 'as the Connecticut militia',
  },
  gar1: {
    name: 'P',
    values: 'R',
    published: '15.6 four garrison batteries, MA 0',
    why: 'heavy guns in prepared batteries',
  },
  gar2: { name: 'P', values: 'R', published: '15.6', why: 'as the first' },
  gar3: { name: 'P', values: 'R', published: '15.6', why: 'as the first' },
  gar4: { name: 'P', values: 'R', published: '15.6', why: 'as the first' },
  // Of the outpost fight.
  picket: { name: 'R', values: 'R', published: '', why: 'the outpost at Freeman’s Farm; a weak battalion' },
};

function words(text: string): readonly string[] {
  return text.split(' ');
}
