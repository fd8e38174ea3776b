/** What is said in the first turns of a guided game, by the kind of decision. */
const WORDS: Readonly<Record<string, readonly [first: string, later: string]>> = {
  chooseOrder: [
    'The side that moves second sees what the other does. Early in the day, with the armies far apart, it matters little: take either.',
    'Near the enemy it matters: go first to strike, or to pull back whoever has a marker.',
  ],
  activate: [
    'Only activated brigades may go next to the enemy. Arnold can wake two: Learned, who has Morgan, and Poor.',
    'Wake the brigades that are to fight this turn. The others may still march.',
  ],
  move: [
    'Bring Learned and Poor north by the road, toward Freeman’s Farm, and stop in woods: they take 1 off the enemy’s dice. Press a brigade’s name to march it as one.',
    'Keep two regiments together and their brigadier within reach. “Advice” draws one order, with its reason.',
  ],
  combatMove: [
    'Closing in: active infantry may go up to 3 points to get next to an enemy. Only where your fire is better than his.',
    'Close in under cover, or where two of yours meet one of his. Nobody has to.',
  ],
  fire: [
    'Fire in order of quality: A before B, the attacked before the attacker. The orange button fires what is planned.',
    'A second hit turns a unit over, and its brigade must test its nerve. Prefer targets that have a marker.',
  ],
  recover: [
    'One brigade may rally and lose markers: best out of the enemy’s reach, with its brigadier near.',
    'Rally the brigade whose next hit would cost it a test.',
  ],
};

export const coaching = (kind: string, turn: number): string | undefined => WORDS[kind]?.[turn > 1 ? 1 : 0];
