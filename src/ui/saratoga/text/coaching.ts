/** What is said in the three first turns of a guided game, by the kind of decision; the player leads the Americans on 19 September. */
const WORDS: Readonly<Record<string, readonly [first: string, second: string, third: string]>> = {
  chooseOrder: [
    'The side that moves second sees what the other does. Early in the day, with the armies far apart, it matters little: take either.',
    'Near the enemy it matters: go first to strike, or to pull back whoever has a marker.',
    'Who goes second now and first next turn moves twice running. That is how a brigade is caught; look whether one of yours could be.',
  ],
  activate: [
    'Only activated brigades may go next to the enemy. Whoever is within reach of his commander is active already; Arnold can wake others, where there are any.',
    'Wake the brigades that are to fight this turn. The others may still march.',
    'Hold C before you wake anybody: whoever is beyond his brigadier’s reach, and Arnold’s, stays idle and is 2 points slower.',
  ],
  move: [
    'The enemy comes by Freeman’s Farm, north of you. Meet him in woods, which take 1 off his dice, or do what “Advice” draws. Press a brigade’s name to march it as one.',
    'Keep two regiments together and their brigadier within reach. “Advice” draws one order, with its reason.',
    'First pull back whoever has a marker in a brigade whose number is low. Then bring fresh men to where two of yours can fire at one of his.',
  ],
  combatMove: [
    'Closing in: active infantry may go up to 3 points to get next to an enemy, where your fire is better than his. With nobody near there is nothing to do.',
    'Close in under cover, or where two of yours meet one of his. Nobody has to.',
    'Hold D to see what could fire at whom. An A that closes in fires before his Bs; a B beside an A only suffers first.',
  ],
  fire: [
    'Fire in order of quality: A before B, the attacked before the attacker. The orange button fires what is planned.',
    'A second hit turns a unit over, and its brigade must test its nerve. Prefer targets that have a marker.',
    'Look at the brigades’ numbers above: at 8 a test fails 28 times in 100, at 7 already 42. Where one is low and has a marker, fire there.',
  ],
  freeRound: [
    'A brigade has broken. Before its men run, whoever stands next to them fires once more, and nobody fires back: take every shot.',
    'A break, and your free round: no order of quality, no answer. Fire with all who stand next to them.',
    'Free shots at men who run. Those with a marker first: they are turned over, or gone.',
  ],
  advance: [
    'The hex before you is empty, and whoever fired may take it. Go where woods or works shelter you; a leader goes with his men or stays with others, never alone.',
    'Advance to cut a road or to reach a better hex. Stay where cover is better, or where the next enemy waits.',
    'An advance puts you next to whoever stands behind. Ask whom he could fire at before you go.',
  ],
  recover: [
    'One brigade may rally and lose markers: best out of the enemy’s reach, with its brigadier near.',
    'Rally the brigade whose next hit would cost it a test.',
    'With its brigadier in the hex a marker goes without a roll. Plan the next turn’s marches for that.',
  ],
};

export const coaching = (kind: string, turn: number): string | undefined =>
  WORDS[kind]?.[Math.min(turn, 3) - 1];
