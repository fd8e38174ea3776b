/** The two battles as they were fought, hour by hour, with what is known and what is our reading of it on this ground. */
import type { Battle, Side } from '../../../engine/saratoga';

/** A column on the map: whose, who, and through which hexes; `back` draws it as a retreat. */
export interface Stroke {
  readonly side: Side;
  readonly who: string;
  readonly path: readonly number[];
  readonly back?: boolean;
}

export interface Hour {
  readonly hour: string;
  readonly title: string;
  readonly text: string;
  readonly strokes: readonly Stroke[];
  /** What of it is our reconstruction; nothing where the accounts agree. */
  readonly doubt?: string;
}

export const history = {
  title: (battle: string) => `${battle} as it was`,
  hours: 'Hour by hour',
  before: 'Earlier',
  after: 'Later',
  play: 'Play this battle',
  sources: 'Sources',
  doubt: 'Our reading: ',
  note: 'Arrows are laid on the ground of this game, which is a reconstruction; hours are those that most accounts give, to the half hour at best.',
  books: [
    'John Burgoyne, A State of the Expedition from Canada (1780)',
    'Charles Snell and Francis Wilshin, Saratoga (National Park Service, 1950)',
    'Richard Ketchum, Saratoga: Turning Point of America’s Revolutionary War (1997)',
    'John Luzader, Saratoga: A Military History (2008)',
  ],
  battles: {
    sept19: [
      {
        hour: '10 a.m.',
        title: 'Three columns',
        text: 'Burgoyne moves south in three columns. Fraser swings west by the Quaker Springs road, Burgoyne himself goes through the woods with Hamilton’s brigade, Riedesel and Phillips follow the river with the guns and the baggage. They cannot see one another: signal guns must tell them when to go on.',
        strokes: [
          { side: 'british', who: 'Fraser', path: [201, 302, 403, 404] },
          { side: 'british', who: 'Hamilton', path: [1504, 1204, 904] },
          { side: 'british', who: 'Riedesel', path: [2203, 2106, 2007] },
        ],
      },
      {
        hour: 'Noon',
        title: 'Gates lets Morgan go',
        text: 'The Americans sit behind their works on Bemis Heights. Arnold wants to meet the enemy in the woods, where guns count for little. Gates agrees to send Morgan’s riflemen and Dearborn’s light infantry forward to feel for him.',
        strokes: [{ side: 'american', who: 'Morgan', path: [313, 310, 408, 507] }],
      },
      {
        hour: '12:45 p.m.',
        title: 'Freeman’s cabin',
        text: 'A picket of the British centre comes into the clearing around Freeman’s deserted cabin. Morgan’s men fire from the trees and drop nearly every officer; then they run after the rest, straight into the main line, and are scattered in turn. Morgan gathers them again with a turkey call.',
        strokes: [
          { side: 'american', who: 'Morgan', path: [507, 506, 505] },
          { side: 'british', who: 'Hamilton', path: [904, 604, 505] },
          { side: 'american', who: '', path: [505, 507, 508], back: true },
        ],
        doubt: 'how far the riflemen ran on before they were thrown back.',
      },
      {
        hour: '2 p.m.',
        title: 'The line forms',
        text: 'Hamilton draws up the 21st, the 62nd and the 20th along the north edge of the clearing, the 9th behind them. Regiment after regiment of Poor’s brigade comes up from the heights and takes the southern edge.',
        strokes: [
          { side: 'british', who: '21st, 62nd, 20th', path: [604, 505] },
          { side: 'american', who: 'Poor', path: [412, 410, 508] },
          { side: 'american', who: 'New Hampshire', path: [412, 610, 607] },
        ],
      },
      {
        hour: '3 to 5 p.m.',
        title: 'Across one field',
        text: 'For three hours the clearing changes hands, again and again. The Americans take the British guns and cannot bring them away; the British retake them and cannot hold the ground beyond. Of the 62nd scarcely one man in five is still on his feet, and of Jones’s gunners hardly more.',
        strokes: [
          { side: 'american', who: 'Poor', path: [508, 506] },
          { side: 'british', who: '62nd', path: [505, 507] },
          { side: 'american', who: '', path: [607, 606] },
          { side: 'british', who: 'Phillips with the 20th', path: [604, 605, 606] },
        ],
      },
      {
        hour: '5 p.m.',
        title: 'Learned goes astray',
        text: 'Gates sends Learned’s brigade as well, late. It bears too far to the west and meets Fraser’s men instead of the hard-pressed centre.',
        strokes: [
          { side: 'american', who: 'Learned', path: [313, 309, 307] },
          { side: 'british', who: 'Fraser', path: [404, 405, 306] },
        ],
        doubt: 'where exactly Learned met Fraser.',
      },
      {
        hour: '6 p.m.',
        title: 'Riedesel comes up',
        text: 'On Burgoyne’s order Riedesel leaves the river with his own regiment, two companies of Rhetz and Pausch’s two guns. He marches to the sound of the firing, and his men come up out of the ravine cheering and fire into the American right.',
        strokes: [{ side: 'british', who: 'Riedesel', path: [2007, 1706, 1205, 806, 706] }],
      },
      {
        hour: 'Dusk',
        title: 'The field is British',
        text: 'Under cover of night the Americans go back to their lines. Burgoyne holds Freeman’s Farm, at a cost of some 600 dead, wounded and taken; the Americans have lost some 320. He had the field, and no way forward.',
        strokes: [{ side: 'american', who: 'Arnold’s wing', path: [607, 610, 412], back: true }],
      },
    ],
    oct7: [
      {
        hour: '11 a.m.',
        title: 'A reconnaissance',
        text: 'Hungry, with his rations cut by a third, Burgoyne leads some 1,500 men and ten guns out of the camp, to look at the American left and to cut what grain there is.',
        strokes: [
          { side: 'british', who: 'Burgoyne', path: [605, 406, 307] },
          { side: 'british', who: 'Riedesel', path: [1107, 606, 407] },
        ],
      },
      {
        hour: '1 p.m.',
        title: 'Barber’s wheatfield',
        text: 'They form along the lane through two wheatfields: Balcarres’s light infantry on the right, the Germans in the middle, Acland’s grenadiers on the left, with woods at both ends. Then they sit down, and wait.',
        strokes: [
          { side: 'british', who: 'Balcarres', path: [307, 207] },
          { side: 'british', who: 'Acland', path: [406, 407] },
        ],
      },
      {
        hour: '2:30 p.m.',
        title: '“Order on Morgan”',
        text: 'Gates hears of it and lets Morgan begin. The riflemen go wide through the woods to the west; Poor’s brigade goes for the grenadiers on the other flank.',
        strokes: [
          { side: 'american', who: 'Morgan', path: [313, 211, 109, 108] },
          { side: 'american', who: 'Poor', path: [412, 510, 508] },
        ],
      },
      {
        hour: '3 p.m.',
        title: 'Both flanks',
        text: 'Poor’s men hold their fire up the slope, then fire and charge; Acland is shot through both legs and taken. Morgan comes out of the trees behind Balcarres. Learned, with Arnold riding at the head of troops that nobody has given him, strikes the Germans in the middle.',
        strokes: [
          { side: 'american', who: 'Poor', path: [508, 407] },
          { side: 'american', who: 'Morgan', path: [108, 207] },
          { side: 'american', who: 'Learned and Arnold', path: [313, 310, 308] },
        ],
      },
      {
        hour: '3:30 p.m.',
        title: 'Fraser falls',
        text: 'Fraser rides along the line on a grey horse to make a second stand and is hit in the body; a rifleman is said to have been told to aim at him. He dies the next morning. The line goes back to its camp, without eight of its ten guns.',
        strokes: [
          { side: 'british', who: 'all that is left', path: [307, 406, 505], back: true },
          { side: 'british', who: '', path: [407, 606], back: true },
        ],
        doubt: 'that one Timothy Murphy fired the shot is told by later generations only.',
      },
      {
        hour: '4:30 p.m.',
        title: 'The works at Freeman’s Farm',
        text: 'The Americans run at the great redoubt by Freeman’s Farm, which Balcarres now holds, and are shot down before it. For once that day the British line does not give.',
        strokes: [{ side: 'american', who: 'Poor and Paterson', path: [407, 406] }],
      },
      {
        hour: 'Dusk',
        title: 'Breymann’s redoubt',
        text: 'Arnold gallops between the lines to the far flank, where Breymann’s Germans hold a log wall with too few men. It is taken from the front and from behind. Breymann is killed, Arnold’s leg is broken by a ball, and the British camp lies open.',
        strokes: [
          { side: 'american', who: 'Learned and Arnold', path: [307, 306, 304] },
          { side: 'american', who: 'Morgan', path: [207, 205, 304] },
        ],
      },
      {
        hour: 'Night',
        title: 'Back to the river',
        text: 'Burgoyne leaves his fires burning and goes back to the redoubts above the river, next night farther north. He has lost some 900 men, the Americans some 150. On 17 October his army lays down its arms at Saratoga, and France comes into the war.',
        strokes: [{ side: 'british', who: 'Burgoyne', path: [505, 904, 1504, 1806], back: true }],
      },
    ],
  } satisfies Record<Battle, readonly Hour[]>,
};
