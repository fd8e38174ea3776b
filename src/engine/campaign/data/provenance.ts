/** What each value rests on: P published by rulebook or publisher, I inferred from it, R reconstructed. Nothing of play needs it. */
import type { Grade, Provenance } from './types';

export const GRADES: Readonly<Record<Grade, string>> = {
  P: 'published: stated by the rulebook, or by the publisher of the game',
  I: 'inferred: follows from a published statement or example by a short argument',
  R: 'reconstructed: from the geography and history of 1777 and from trial games',
};

export const PLACE_PROVENANCE: Readonly<Record<string, Provenance>> = {
  valcour: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as Native start and as British supply source',
  },
  st_frederick: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as Native start; the old French fort of that name stood by Crown Point, so the place is put on the lake between Valcour and Crown Point',
  },
  ft_crown_point: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified',
  },
  ft_ticonderoga: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified, American start and British objective',
  },
  mt_independence: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named in the movement example; it is not in the list of fortified places',
  },
  hubbardton: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named in the history text; on the military road east of Mount Independence',
  },
  otter_creek: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'road junction near Rutland',
  },
  castletown: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named in the movement example',
  },
  clarendon: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'settlement on the valley road south',
  },
  skenesboro: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named in the movement example; harbour at the head of Lake Champlain',
  },
  ft_george: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified; head of Lake George',
  },
  ft_anne: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified',
  },
  pawlet: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named in the force march example',
  },
  ft_edward: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified',
  },
  white_creek: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'settlement, later Salem',
  },
  manchester: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American start, entry and supply; British objective',
  },
  green_mountains: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American supply source',
  },
  arlington: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American supply source',
  },
  batten_kill: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'east bank, where Burgoyne threw his bridge on 13 September',
  },
  saratoga: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'in the title and the history',
  },
  cambridge: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'road to Bennington',
  },
  bennington: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American start, entry and supply; British objective',
  },
  bemis_heights: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified',
  },
  stillwater: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'village on the river road',
  },
  hoosick: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'road from Bennington to the Hudson',
  },
  half_moon: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'landing above the mouth of the Mohawk',
  },
  ballston: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'settlement between Mohawk and Hudson',
  },
  johnstown: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'seat of Tryon County',
  },
  schenectady: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'town on the Mohawk',
  },
  albany: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American start, entry and supply; British objective',
  },
  canajoharie: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'Mohawk valley, south bank',
  },
  ft_dayton: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified',
  },
  oriskany: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'ambush of 6 August',
  },
  ft_stanwix: {
    grades: { name: 'P', kind: 'P', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as fortified and American start',
  },
  oneida: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as Native start',
  },
  onondaga: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as Native start',
  },
  oswego: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'named as Native start and as British supply source',
  },
  williamstown: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'north-west corner of Massachusetts',
  },
  pittsfield: {
    grades: { name: 'P', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'American supply source',
  },
  great_barrington: {
    grades: { name: 'R', kind: 'R', fort: 'P', supply: 'P', region: 'R', xy: 'R' },
    why: 'second place for militia in Massachusetts beside Pittsfield and Williamstown',
  },
};

export const ROAD_PROVENANCE: Readonly<Record<string, Provenance>> = {
  r01: {
    grades: { link: 'P', colour: 'I' },
    why: 'example: 10 units may go, so not brown; blue (South Bay by water) rather than dotted is a choice',
  },
  r02: {
    grades: { link: 'P', colour: 'P' },
    why: 'example: 11 units go in one turn on a road called unlimited',
  },
  r03: { grades: { link: 'P', colour: 'P' }, why: 'example: limit 7' },
  r04: { grades: { link: 'P', colour: 'P' }, why: 'example: limit 7' },
  r05: {
    grades: { link: 'P', colour: 'I' },
    why: 'example: Fraser with six units goes this way; a back road',
  },
  r06: { grades: { link: 'P', colour: 'I' }, why: 'example: Fraser force marches this way; a back road' },
  r07: { grades: { link: 'R', colour: 'R' }, why: 'Lake Champlain by boat' },
  r08: { grades: { link: 'R', colour: 'R' }, why: 'Lake Champlain by boat' },
  r09: { grades: { link: 'R', colour: 'R' }, why: 'Lake Champlain by boat' },
  r10: { grades: { link: 'R', colour: 'R' }, why: 'bridge of boats over the narrows' },
  r11: { grades: { link: 'R', colour: 'R' }, why: 'Lake George by boat, the way of the guns and stores' },
  r12: { grades: { link: 'R', colour: 'R' }, why: 'military road of the retreat of 6-7 July' },
  r13: { grades: { link: 'R', colour: 'R' }, why: 'the same road' },
  r14: { grades: { link: 'R', colour: 'R' }, why: 'Crown Point road' },
  r15: { grades: { link: 'R', colour: 'R' }, why: 'road to Rutland' },
  r16: { grades: { link: 'R', colour: 'R' }, why: 'valley road' },
  r17: { grades: { link: 'R', colour: 'R' }, why: 'valley road' },
  r18: { grades: { link: 'R', colour: 'R' }, why: 'mountain road' },
  r19: { grades: { link: 'R', colour: 'R' }, why: 'mountain road' },
  r20: { grades: { link: 'R', colour: 'R' }, why: 'main valley road' },
  r21: { grades: { link: 'R', colour: 'R' }, why: 'main valley road' },
  r22: { grades: { link: 'R', colour: 'R' }, why: 'main valley road' },
  r23: { grades: { link: 'R', colour: 'R' }, why: 'main valley road' },
  r24: { grades: { link: 'R', colour: 'R' }, why: 'main valley road' },
  r25: { grades: { link: 'R', colour: 'R' }, why: 'road to the Greenbush ferry over the Hudson' },
  r26: { grades: { link: 'R', colour: 'R' }, why: 'portage road' },
  r27: { grades: { link: 'R', colour: 'R' }, why: 'Wood Creek road that the British had to rebuild' },
  r28: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r29: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r30: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r31: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r32: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r33: { grades: { link: 'R', colour: 'R' }, why: 'river road, east bank' },
  r34: { grades: { link: 'R', colour: 'R' }, why: 'ford of the Hudson and west bank road' },
  r35: { grades: { link: 'R', colour: 'R' }, why: 'bridge of boats of 13 September' },
  r36: { grades: { link: 'R', colour: 'R' }, why: 'Baum’s road toward Bennington' },
  r37: { grades: { link: 'R', colour: 'R' }, why: 'Baum’s road toward Bennington' },
  r38: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r39: { grades: { link: 'R', colour: 'R' }, why: 'Walloomsac road' },
  r40: { grades: { link: 'R', colour: 'R' }, why: 'Hoosic valley' },
  r41: { grades: { link: 'R', colour: 'R' }, why: 'crossing of the Hudson' },
  r42: { grades: { link: 'R', colour: 'R' }, why: 'Albany river road' },
  r43: { grades: { link: 'R', colour: 'R' }, why: 'Albany river road' },
  r44: { grades: { link: 'R', colour: 'R' }, why: 'Albany river road' },
  r45: { grades: { link: 'R', colour: 'R' }, why: 'the sprouts of the Mohawk' },
  r46: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r47: { grades: { link: 'R', colour: 'R' }, why: 'back road' },
  r48: { grades: { link: 'R', colour: 'R' }, why: 'crossing of the Mohawk' },
  r49: { grades: { link: 'R', colour: 'R' }, why: 'King’s highway' },
  r50: { grades: { link: 'R', colour: 'R' }, why: 'Mohawk valley road' },
  r51: { grades: { link: 'R', colour: 'R' }, why: 'crossing of the Mohawk' },
  r52: { grades: { link: 'R', colour: 'R' }, why: 'north bank track' },
  r53: { grades: { link: 'R', colour: 'R' }, why: 'crossing of the Mohawk' },
  r54: { grades: { link: 'R', colour: 'R' }, why: 'crossing of the Mohawk' },
  r55: { grades: { link: 'R', colour: 'R' }, why: 'military road' },
  r56: { grades: { link: 'R', colour: 'R' }, why: 'Wood Creek and Oneida Lake by boat' },
  r57: { grades: { link: 'R', colour: 'R' }, why: 'Oneida Lake and Oswego River by boat' },
  r58: { grades: { link: 'R', colour: 'R' }, why: 'Iroquois trail' },
  r59: { grades: { link: 'R', colour: 'R' }, why: 'Iroquois trail' },
};

export const BOX_PROVENANCE: Readonly<Record<string, Provenance>> = {
  canada_start: {
    grades: { name: 'P', to: 'I' },
    why: 'the lines are printed but not described; Valcour is the British supply source on that side',
  },
  canada_turn5: {
    grades: { name: 'P', to: 'I' },
    why: 'St. Ledger landed at Oswego; it is the other British supply source',
  },
  new_york_city: { grades: { name: 'P', to: 'P' }, why: 'Clinton starts here' },
  west_point: { grades: { name: 'P', to: 'P' }, why: 'Clinton and the four American units' },
  reinforcements: {
    grades: { name: 'P', to: 'P' },
    why: 'free entry at three places; each block carries its own turn, which the option militiaReaction can bring forward',
  },
  lost: { grades: { name: 'R', to: 'R' }, why: 'for the interface; nothing returns from it' },
};

export const BLOCK_PROVENANCE: Readonly<Record<string, Provenance>> = {
  burgoyne: {
    grades: { name: 'P', sp: 'P', start: 'I', move: 'I', group: 'P' },
    why: 'group limit 10 from the movement example; slow in the strategy notes',
  },
  riedesel: {
    grades: { name: 'P', sp: 'P', start: 'I', move: 'I', group: 'P' },
    why: 'group limit 7 from the movement example; slow in the strategy notes',
  },
  fraser: {
    grades: { name: 'P', sp: 'P', start: 'I', move: 'P', group: 'I' },
    why: 'movement 2 stated; leads six units in the example, so the limit is at least 6',
  },
  st_ledger: {
    grades: { name: 'P', sp: 'P', start: 'I', move: 'R', group: 'R' },
    why: 'commands the Mohawk column; an option gives him two more units, so his limit must hold them',
  },
  clinton: {
    grades: { name: 'P', sp: 'P', start: 'P', move: 'R', group: 'R' },
    why: 'stands only in the New York City and Hudson boxes; no movement or group limit needed',
  },
  br_gren: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'the ten grenadier companies' },
  br_light: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'the ten light companies' },
  br_f24: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'with the advanced corps' },
  br_f9: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'line regiment' },
  br_f20: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'line regiment' },
  br_f21: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'line regiment' },
  br_f62: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'line regiment' },
  br_f47: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'left guards behind on the march' },
  br_f53: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: 'left behind as garrison of Ticonderoga',
  },
  he_breymann: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'German grenadiers' },
  he_riedesel_r: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Brunswick line' },
  he_specht: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Brunswick line' },
  he_rhetz: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: 'Brunswick line; strength from trial games',
  },
  he_friedrich: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: 'Brunswick line, part of it left at Ticonderoga',
  },
  he_hanau: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Hesse-Hanau line' },
  he_dragoons: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'dragoons on foot' },
  art_phillips: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'the heavy train' },
  art_williams: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'the park of artillery' },
  la_walker: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: 'light pieces of the advanced corps; the example needs one with Fraser',
  },
  la_pausch: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Hesse-Hanau guns' },
  sl_f34: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'detachments of two regiments' },
  sl_greens: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Sir John Johnson’s loyalists' },
  sl_jager: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'a company of rifles' },
  sl_art: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'eight small pieces' },
  nat_n1: {
    grades: { name: 'R', sp: 'I', start: 'P', move: 'P' },
    why: 'five Native blocks in five named places are published; the name and strength of each are not; 4 SP occurs in the example',
  },
  nat_n2: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'five Native blocks in five named places are published; the name and strength of each are not; 4 SP occurs in the example',
  },
  nat_n3: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'five Native blocks in five named places are published; the name and strength of each are not; 4 SP occurs in the example',
  },
  nat_n4: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'five Native blocks in five named places are published; the name and strength of each are not; 4 SP occurs in the example',
  },
  nat_n5: {
    grades: { name: 'R', sp: 'I', start: 'P', move: 'P' },
    why: 'five Native blocks in five named places are published; the name and strength of each are not; 4 SP occurs in the example',
  },
  schuyler: {
    grades: { name: 'I', sp: 'P', start: 'R', move: 'R', group: 'R' },
    why: 'theatre commander, in the field until the end',
  },
  st_clair: {
    grades: { name: 'I', sp: 'P', start: 'I', move: 'R', group: 'R' },
    why: 'commanded Ticonderoga',
  },
  stark: {
    grades: { name: 'P', sp: 'P', start: 'I', move: 'I', group: 'R' },
    why: 'the notes tell of his fast forces near Bennington, so movement 2',
  },
  arnold: {
    grades: { name: 'P', sp: 'P', start: 'R', move: 'R', group: 'R', turn: 'R' },
    why: 'four dice in battle (published); a late arrival with strong units',
  },
  gates: {
    grades: { name: 'P', sp: 'P', start: 'R', move: 'R', group: 'R', turn: 'R' },
    why: 'took command in August; arrives with strong units',
  },
  gansevoort: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: '3rd New York, garrison of Stanwix',
  },
  warner: {
    grades: { name: 'P', sp: 'R', start: 'R', move: 'P' },
    why: 'elite by the publisher; his regiment lay at Manchester; strength from trial games',
  },
  poor: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'New Hampshire brigade' },
  paterson: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'Massachusetts brigade' },
  francis: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P' },
    why: '11th Massachusetts, rear guard at Hubbardton',
  },
  hale: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: '2nd New Hampshire' },
  long: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'garrison, later at Fort Anne' },
  stevens: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P' }, why: 'guns of the northern department' },
  mny_herkimer: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in New York (published); how many is not',
  },
  mny_tenbroeck: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in New York (published); how many is not',
  },
  mny_rensselaer: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in New York (published); how many is not',
  },
  mvt_herrick: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_allen: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_robinson: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_brush: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_nichols: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_hobart: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_stickney: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mvt_williams: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'one to a place in the Grants (published); how many is not',
  },
  mma_simonds: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'two to a place in Massachusetts (published); how many is not',
  },
  mma_brown: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'two to a place in Massachusetts (published); how many is not',
  },
  mma_brickett: {
    grades: { name: 'R', sp: 'R', start: 'P', move: 'P' },
    why: 'two to a place in Massachusetts (published); how many is not',
  },
  mr_whitcomb: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'that militia comes on turn 5 is published',
  },
  mr_bellows: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'that militia comes on turn 5 is published',
  },
  mr_woodbridge: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'that militia comes on turn 5 is published',
  },
  nixon: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'brigade sent from Peekskill in July',
  },
  glover: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'brigade sent from Peekskill in late July',
  },
  learned: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' }, why: 'marched with Arnold' },
  livingston: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'marched with Arnold and Learned to the relief of Stanwix; added after trial games',
  },
  cortlandt: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'New York regiments, late August',
  },
  art_mason: { grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' }, why: 'guns of Gates’ army' },
  morgan: {
    grades: { name: 'P', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'elite by the publisher; joined at the end of August',
  },
  dearborn: {
    grades: { name: 'P', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'elite by the publisher; light infantry formed in September',
  },
  mr_cook: {
    grades: { name: 'R', sp: 'R', start: 'R', move: 'P', turn: 'R' },
    why: 'Connecticut militia, September',
  },
};

/** Of the calendar and of the tables. */
export const TABLE_PROVENANCE: Readonly<Record<string, Provenance>> = {
  dates: {
    grades: { dates: 'R' },
    why: 'one week a turn from mid June puts Ticonderoga at turn 3-5 and turn 20 at the end of October',
  },
  turn1: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'the Canada at-start box opens' },
  turn2: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn3: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn4: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn5: { grades: { date: 'R', events: 'P', reinforcements: 'I' }, why: 'the Canada turn-5 box opens' },
  turn6: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn7: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn8: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn9: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn10: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn11: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn12: {
    grades: { date: 'R', events: 'P', reinforcements: 'R' },
    why: 'option: one Native block goes home',
  },
  turn13: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'a week' },
  turn14: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'Clinton may be tried' },
  turn15: {
    grades: { date: 'R', events: 'P', reinforcements: 'R' },
    why: 'Clinton may be tried, option: one Native block goes home',
  },
  turn16: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'Clinton may be tried' },
  turn17: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'Clinton may be tried' },
  turn18: {
    grades: { date: 'R', events: 'P', reinforcements: 'R' },
    why: 'Clinton may be tried, option: one Native block goes home',
  },
  turn19: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'Clinton may be tried' },
  turn20: { grades: { date: 'R', events: 'P', reinforcements: 'R' }, why: 'Clinton may be tried, last turn' },
  actionPoints: { grades: { actionPoints: 'P' }, why: 'stated by the rulebook' },
  supply: { grades: { supply: 'P' }, why: 'stated by the rulebook' },
  entry: { grades: { entry: 'P' }, why: 'stated by the rulebook' },
  forceMarch: { grades: { forceMarch: 'P' }, why: 'stated by the rulebook' },
  clinton: { grades: { clinton: 'P' }, why: 'stated by the rulebook' },
  battle: { grades: { battle: 'P' }, why: 'stated by the rulebook' },
  victory: { grades: { victory: 'P' }, why: 'stated by the rulebook' },
  blueRoad: { grades: { limits: 'P' }, why: 'stated by the rulebook' },
  dottedRoad: {
    grades: { limits: 'P' },
    why: 'blue and black dashed line over a river or lake; an attack over it loses a die a unit in the first round',
  },
  brownRoad: { grades: { limits: 'P' }, why: 'stated by the rulebook' },
  regularType: { grades: { values: 'P' }, why: 'militia flee only before British and German fire' },
  eliteType: { grades: { values: 'P' }, why: 'stated by the rulebook' },
  militiaType: { grades: { values: 'P' }, why: 'stated by the rulebook' },
  nativeType: { grades: { values: 'P' }, why: 'stated by the rulebook' },
  artilleryType: { grades: { values: 'P' }, why: 'stated by the rulebook' },
  lightArtilleryType: { grades: { values: 'P' }, why: 'stated by the rulebook' },
  leaderType: { grades: { values: 'P' }, why: 'fleeOn for British and German leaders follows ruling K5' },
  holdingBoxes: { grades: { option: 'P' }, why: 'stated by the rulebook' },
  strongStLedger: { grades: { option: 'P' }, why: 'stated by the rulebook' },
  militiaReaction: { grades: { option: 'P' }, why: 'stated by the rulebook' },
  ambush: { grades: { option: 'P' }, why: 'stated by the rulebook' },
  desertion: { grades: { option: 'P' }, why: 'stated by the rulebook' },
  moveOnEntry: { grades: { option: 'R' }, why: 'not in the rulebook: the other reading of ruling K11' },
  suggestion: { grades: { places: 'R' }, why: 'the ready-made militia covers roads and sources of supply' },
};
