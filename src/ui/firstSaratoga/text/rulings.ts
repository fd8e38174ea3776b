/** What is played where the rules are silent or can be read in two ways, by case. */
interface Ruling {
  readonly ruling: string;
  readonly cases: readonly string[];
  readonly text: string;
}

const ruled = (ruling: string, cases: string, text: string): Ruling => ({
  ruling,
  cases: cases.split(' '),
  text,
});

export const RULINGS: readonly Ruling[] = [
  ruled('M1', '13.2 15.5', 'For fog 13.2 points to 15.4; 15.5 is meant.'),
  ruled('M2', '15.5', 'A die is rolled on turn 1 too; its range of 1 to 6 makes it fog.'),
  ruled('M3', '15.5', 'On the last two turns a die falls whatever the weather was before.'),
  ruled('M4', '13.3 4.5', 'One die for each group as it sets out; a column may come in several groups.'),
  ruled('M5', '13.3', 'In a clear turn there is no movement die, so nothing to subtract.'),
  ruled('M6', '13.3 11.2', 'A unit may wait off the map and come by its entry on any later turn.'),
  ruled(
    'M7',
    '4.5',
    'In fog the die or the printed allowance counts, whichever is lower, unless players chose the die itself.',
  ),
  ruled(
    'M8',
    '15.5 7.7',
    'Fog also makes brooks streams for movement and lets guns see one hex. Nothing else.',
  ),
  ruled('M9', '13.4', 'Next to the works means in a protected hex.'),
  ruled(
    'M10',
    '13.4',
    'Each unit of the garrison stands alone; the free units stack with each other only. Arnold may join anybody.',
  ),
  ruled(
    'M11',
    '13.4',
    'The leader starts in the hex and goes along at least out of the works. Attack and advance are not restricted.',
  ),
  ruled('M12', '13.4', 'Gates appears at the start of the phase and may move in it. He comes once.'),
  ruled('M13', '13.4', 'Arnold may stand with any unit, in the works too.'),
  ruled(
    'M14',
    '15.4',
    'Each militia unit checks once a phase before it enters such a hex. If it fails it stops where it is, and the rest may go on.',
  ),
  ruled('M15', '15.4', 'No check on a retreat or an advance.'),
  ruled('M16', 'TEC 4.8', 'Deep woods cost 1 MP and stop; the number is missing in the chart.'),
  ruled('M17', 'TEC', 'Streams and brooks are hexes, creeks are sides.'),
  ruled('M18', '4.3', 'Along a path the cost of works is not paid.'),
  ruled('M19', '4.3 4.8', 'Whether a hex stops a unit depends on whether it came along the path.'),
  ruled('M20', '6.1', 'The normal limit is three.'),
  ruled('M21', '4.5', 'Leaders who move alone in fog roll, too.'),
  ruled('M22', '5.4', 'A zone of control may be left into a free hex.'),
  ruled('M23', '7.4', 'Stacked units do not add up; battalions are the exception.'),
  ruled(
    'M24',
    '15.1 7.4',
    'One battalion a hex adds, and the pair counts both strengths whichever of the two is in front.',
  ),
  ruled(
    'M25',
    '15.1 2.5',
    'An ineffective battalion may stand in front in defence and adds its back strength; it never attacks.',
  ),
  ruled(
    'M26',
    '15.1',
    'Any retreat makes a battalion ineffective, chosen or not. If it stands disrupted it does not.',
  ),
  ruled(
    'M27',
    '1.3 TEC',
    'Light woods halve an attacker who stands in a hex without woods. Woods halve once.',
  ),
  ruled(
    'M28',
    '7.5',
    'The +2 needs every adjacent attacker to cross works; distant guns do not matter. Halving and +2 both apply.',
  ),
  ruled('M29', '7.5', 'Works and buildings add up.'),
  ruled('M30', '7.2', 'Duty is by hex: one unit’s attack frees its stack.'),
  ruled(
    'M31',
    '15.3',
    'Skirmishers must be able to enter the target’s ground; enemies, control and points do not matter.',
  ),
  ruled('M32', '15.3', 'One light unit from each hex; their allowances add up.'),
  ruled('M33', '15.3 8.2', 'In a skirmish a passed check is nothing.'),
  ruled(
    'M34',
    '15.3',
    'A light defender counts his allowance if he stands in front; militia in woods are light.',
  ),
  ruled(
    'M35',
    '15.3',
    'Rifles at two hexes: the hex between is free of all units and could be entered. Sight is not needed, and fog does not matter.',
  ),
  ruled('M36', '15.3', 'A long shot at disrupted troops: no second blow; they may retreat.'),
  ruled('M37', '8.7', 'Being hit while disrupted costs a step.'),
  ruled('M38', '8.5', 'A rout turns a full brigade over; a disrupted unit is lost.'),
  ruled('M39', '8.6', 'The defender chooses, before losses.'),
  ruled('M40', '8.5', 'Dm(Dx) passed: a second check for the Dx.'),
  ruled(
    'M41',
    '3.2',
    'Recovery is at the start of the own movement phase, out of enemy control, instead of moving.',
  ),
  ruled('M42', '15.6', 'A garrison gun may choose to stand disrupted; only a real retreat loses it.'),
  ruled('M43', '7.3 1.2', 'A gun in front checks with its own morale.'),
  ruled('M44', '7.2', 'Each enemy unit counterattacks once.'),
  ruled(
    'M45',
    '8.3',
    'Each attacking hex chooses for itself; units that did not take part are not affected.',
  ),
  ruled('M46', '8.10', 'An exchange that empties the hex allows an advance.'),
  ruled(
    'M47',
    '8.11',
    'Leader dice come before the result. A fallen leader still counts for the column, not for checks.',
  ),
  ruled('M48', '7.3', 'The defender names his unit after the attack is declared and before the die.'),
  ruled('M49', '14.1 14.2', 'A leader is no unit: he takes no place.'),
  ruled('M50', '14.1 14.2', 'Passing through by move, retreat or advance counts.'),
  ruled('M51', '14.3', 'If both hold their ground at the end, points decide.'),
  ruled('M52', '14.3', 'Captured, lost in a creek, garrison guns: all count as gone.'),
  ruled('M53', '2.3', 'Fraser and Riedesel have counters, too; Hamilton has none.'),
  ruled(
    'M54',
    '13.4',
    'The restriction of fog looks at where a group begins. An ineffective leader frees nobody.',
  ),
  ruled('M55', '4.4', 'A march is declared as the group sets out, before any die.'),
  ruled(
    'M56',
    '4.1',
    'A mixed group pays the dearest price and stops where one of it must; leave that one, and the rest goes on.',
  ),
  ruled('M57', '13.3 4.7', 'Who comes in at A has a creek before him on both southern sides, or goes round.'),
  ruled('M58', '3.2', 'A leader turns up by himself and may still move. A unit that rallied may attack.'),
  ruled(
    'M59',
    '7.3 10.2',
    'The best battalion and the best leader count by themselves. The defender is asked only where it matters.',
  ),
  ruled(
    'M60',
    '7.2',
    'Duty is judged when combat ends. Counterattacks are normal attacks of adjacent units, guns too, and are not answered.',
  ),
  ruled(
    'M61',
    '15.3',
    'In a skirmish works give nothing, guns that join are not halved, and on a 4 leaders roll as ever.',
  ),
  ruled('M62', '15.3', 'The certain disruption belongs to two hexes only.'),
  ruled(
    'M63',
    '8.9 8.5',
    'First the rout, then the others; hexes and units in the order their owner likes. If a stack parts, he says with whom leaders go.',
  ),
  ruled('M64', '8.9 8.5', 'A rout takes a safe way before an unsafe one, and a long before a short one.'),
];
