/** Five minutes behind Ticonderoga: a march, an overrun, a battle, and the first decision of one's own. */
import { knownSpot } from '../../engine/campaign';
import { byButton, byMarch, type CampaignLesson, group, want, withSome } from './hands';

/** As the map counts its places, from 1. */
const at = (...places: readonly string[]): number[] => places.map((place) => knownSpot(place) + 1);

const AROUND = at('ft_ticonderoga', 'hubbardton', 'castletown', 'skenesboro', 'otter_creek');

export const hubbardton: CampaignLesson = {
  id: 'hubbardton',
  title: 'Five minutes at Hubbardton',
  aim: 'March, ride over a picket, fight a battle, and choose your own road.',
  minutes: 5,
  cases: ['6.3', '6.8', '10.5', '7.1', '10.2', '10.10', '10.8', '11.3', '11.4', '8.3', '12.1'],
  position: {
    fog: false,
    given: {
      turn: 4,
      phasing: 'british',
      points: 2,
      blocks: {
        mt_independence: ['fraser', 'br_gren', 'br_light', 'br_f24'],
        skenesboro: ['riedesel', 'he_breymann', 'he_riedesel_r', 'he_specht'],
        ft_ticonderoga: ['burgoyne', 'br_f9', 'br_f20', 'br_f21', 'br_f62', 'art_phillips'],
        hubbardton: ['warner', 'francis', 'hale'],
        castletown: ['mvt_williams'],
        ft_edward: ['st_clair', 'poor', 'paterson', 'long'],
        albany: ['schuyler'],
        manchester: ['mvt_herrick'],
      },
    },
  },
  dice: [2, 3, 5, 1, 1, 2, 4, 6, 3, 2, 6, 6, 2, 6, 1, 2, 3, 6, 2, 2, 1, 3, 4, 5, 5, 2],
  frame: AROUND,
  steps: [
    {
      say: [
        '7 July 1777. Ticonderoga has fallen without a battle, and its garrison is on the run. You lead the British, in red.',
        'Every block is a regiment or a leader. The number on its upper edge is its strength: so many dice it rolls, and so many hits it can take.',
      ],
      go: 'After them',
      places: at('mt_independence', 'hubbardton'),
    },
    {
      say: [
        'A leader moves with his men for one action point; you have two this week. His block says how many he leads, on the left, and how many places he goes, on the right: Fraser leads six, two places far. He stands on Mount Independence with three regiments, the American rearguard at Hubbardton. Go there with all of them.',
      ],
      how: byMarch('Mount Independence', 'Hubbardton'),
      wanted: [group('fraser', 'br_gren br_light br_f24', 'hubbardton')],
      places: at('mt_independence', 'hubbardton'),
      hint: 'Whoever is ticked in this card goes along: Fraser and all three regiments.',
      wrong: 'Not that: Fraser, with all three regiments, from Mount Independence to Hubbardton.',
    },
    {
      say: [
        'Whoever enters a place that the enemy holds must stop and fight there, after all movement.',
        'Riedesel’s Germans come up on the right. One company of militia holds Castletown. Go there with all three regiments.',
      ],
      how: byMarch('Skenesboro', 'Castletown'),
      wanted: [group('riedesel', 'he_breymann he_riedesel_r he_specht', 'castletown')],
      answers: [{ kind: 'retreat', place: 'pawlet' }],
      places: at('skenesboro', 'castletown'),
      hint: 'Riedesel is at Skenesboro, at the south end of the lake. All three of his regiments must be ticked.',
      wrong: 'Riedesel, with all three regiments, from Skenesboro to Castletown.',
    },
    {
      say: [
        'Three units or more against fewer than three in the open is no battle: the few are overrun while you march. The militia lost a point and ran to Pawlet.',
        'Your points are spent. Say so.',
      ],
      how: byButton('End movement'),
      wanted: [want({ kind: 'endMovement' })],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'Nothing more can be paid for. End the movement.',
    },
    {
      say: [
        'Now a leader who has moved may try a forced march: on a 4 or more he goes one place farther, but every second man falls behind. Riedesel has done enough today.',
      ],
      how: byButton('No forced march'),
      wanted: [want({ kind: 'endForceMarch' })],
      answers: [{ kind: 'suggest' }, { kind: 'ready' }],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'His men need their strength tomorrow. No forced march.',
    },
    {
      say: [
        'The battle of Hubbardton. Each side has a left, a centre and a right, and none of them may be empty: that is all one must keep in mind. The Americans have set up. Take the ready-made line and say that you are ready.',
      ],
      how: byButton('Ready-made line” and then “Ready'),
      wanted: [want({ kind: 'suggest' }), want({ kind: 'ready' })],
      answers: [{ kind: 'fire', block: 'warner' }],
      part: '.question .answer',
      hint: 'Two buttons in this card: first the line, then “Ready”.',
      wrong: 'The ready-made line will do: a regiment in each position.',
    },
    {
      say: [
        'The defender fires first, each position at the one before it. Warner’s men are elite, who hit with 5 and 6; others need a 6. He hit your centre once.',
        'The owner says who takes a hit. Fraser has but one point: give it to the grenadiers.',
      ],
      how: byButton('Acland'),
      wanted: [want({ kind: 'hit', block: 'br_gren' })],
      answers: [
        { kind: 'fire', block: 'francis' },
        { kind: 'fire', block: 'hale' },
      ],
      part: '.question .answer',
      hint: 'The grenadiers are Acland’s block, in your centre.',
      wrong: 'Spare Fraser: without him nobody moves together. Acland’s grenadiers can bear it.',
    },
    {
      say: [
        'Francis missed; Hale hit your light infantry once. Your turn to fire. On your right the 24th Foot, four dice, faces Francis, who has three points. Let the 24th fire first.',
      ],
      how: {
        mouse: 'Click the 24th Foot on the board, then “Fire”.',
        touch: 'Tap the 24th Foot on the board, then “Fire”.',
        keys: 'Tab to the 24th Foot on the board, Enter; then to “Fire”, Enter.',
      },
      wanted: [want({ kind: 'fire', block: 'br_f24' })],
      answers: [{ kind: 'hit', block: 'hale' }, { kind: 'endMovement' }],
      hint: 'The 24th Foot stands on your right.',
      wrong: 'The 24th first: it faces Francis, who is alone there.',
    },
    {
      say: [
        'Three sixes. Francis is gone, as he fell there in 1777, and his position is empty: the whole line must run at once, under fire. They ran to Otter Creek, the only place left to them.',
        'The Americans had no points to answer with. A new week has begun and both sides have rolled: you have four points, they three.',
      ],
      go: 'And now?',
      places: at('hubbardton', 'otter_creek'),
    },
    {
      say: [
        'You win by holding Ticonderoga and Albany, or Ticonderoga, Bennington and Manchester, when an American turn ends, and by being fed there: a line of places without American units back to Valcour, on the lake. So leave somebody at Ticonderoga.',
        'Burgoyne’s main body is yours to lead. By boat to Fort George and the Hudson, or through the woods? Choose his men and his road.',
      ],
      how: {
        mouse:
          'Click Fort Ticonderoga on the map, untick one in this card who stays there, then click where you want to go.',
        touch:
          'Tap Fort Ticonderoga on the map, untick one in this card who stays there, then tap where you want to go, twice.',
        keys: 'Walk to Fort Ticonderoga with the arrow keys, Enter; untick one in this card who stays there; then to where you want to go, Enter twice.',
      },
      frame: at('ft_ticonderoga', 'ft_george', 'skenesboro', 'ft_edward', 'mt_independence'),
      // Five units stand there with him; one at least must keep the fort (K66).
      wanted: [withSome('burgoyne', 'br_f9 br_f20 br_f21 art_phillips', 5, 'ft_george')],
      places: at('ft_ticonderoga'),
      hint: 'Untick whoever is to keep the fort. Heavy guns, Phillips’s, cannot go by the brown tracks.',
      wrong:
        'Burgoyne leads, and somebody stays: with all five gone the fort would be empty. Untick one of them, then go.',
    },
    {
      say: [
        'He is on his way, and you know the game: points, leaders, roads, three positions, and a line home. In 1777 he took the woods, and it cost him three weeks.',
        'Here all faces lay open. In a campaign you see only the backs of the enemy’s blocks until they fight. A line may keep a reserve, which stays hidden and fills what falls thin; and from the second round on you may withdraw, at little cost, before a position breaks.',
        'The Eager captain waits for you on the first screen, under “Against the computer”.',
      ],
      go: 'Good',
    },
  ],
};
