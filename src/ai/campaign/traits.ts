/** What an officer of the campaign considers, and how much it weighs with him; levels differ in what they leave out. */
export interface Traits {
  /** What can befall his own stacks, and what he can do to the enemy’s, in their next turn. */
  readonly fear: number;
  readonly hope: number;
  /** What it is worth to be nearer to the places that decide the game. */
  readonly drive: number;
  /** Lines of supply: his own, and the enemy’s. */
  readonly supply: number;
  /** Whether several leaders are moved to one place together. */
  readonly joins: boolean;
  /** Whether he puts an attack off for those who are on their way. */
  readonly waits: boolean;
  /** Whether he leaves men behind on purpose. */
  readonly garrisons: boolean;
  /** Whether he tries force marches. */
  readonly hurries: boolean;
  /** Whether he remembers whom he has seen, and how hurt they were. */
  readonly remembers: boolean;
  /** Whether he thinks of the end: what the enemy can still undo, and how many weeks are left. */
  readonly foresees: boolean;
  /** How many of his best moves he weighs against the enemy’s answer. */
  readonly replies: number;
  /** Battles fought out in his head before he decides to stay or to go; none: he counts strengths. */
  readonly rehearsals: number;
}
