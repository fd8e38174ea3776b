/** The handbook: how to play on two pages, what the signs mean, and what all this rests on. */
export const handbook = {
  title: 'How to play',
  search: 'Search the rules',
  tabs: { play: 'How to play', signs: 'Signs', rules: 'All rules', sources: 'What is reconstructed' },
  chapters: [
    {
      title: 'What it is about',
      rule: '12.1',
      text: [
        'Burgoyne must come from Canada to Albany, or into the Grants, and still be fed there. The Americans must last until November, or wear him down below 25 strength points.',
        'You see the faces of your own blocks. Of the enemy you see how many stand where.',
      ],
    },
    {
      title: 'A turn is a week',
      rule: '5.3',
      text: [
        'Both sides roll for action points, two to five. The side with more goes first: it moves, may force marches, fights its battles. Then the other.',
        'One point moves a leader with his group, or one unit alone, or all Natives. Cut off from supply it takes two. A block moves once a turn.',
      ],
    },
    {
      title: 'Roads',
      rule: '1.2',
      text: [
        'Blue roads take everybody. A crossing takes ten units a turn, and costs a die each in the first round if you attack over it. A track takes seven units and no heavy guns.',
      ],
    },
    {
      title: 'Meeting the enemy',
      rule: '10.5',
      text: [
        'Three or more units that walk into fewer than three in the open simply run them over. Anything else is a battle after movement. A fort is never overrun.',
      ],
    },
    {
      title: 'Battle',
      rule: '10.6',
      text: [
        'Each side forms left, centre and right, and keeps what it likes in a hidden reserve. Then in rounds: the defender’s blocks fire or shift, then the attacker’s. A die for each strength point; sixes hit, for guns and American elite fives too.',
        'British ones send militia running. A position without a unit, and the whole army must retreat under full fire. From the second round on you may withdraw before that, at little cost.',
      ],
    },
    {
      title: 'Supply',
      rule: '8.3',
      text: [
        'A line of places without enemy units, back to Valcour or Oswego for the British, to Albany and the east for the Americans. It costs no strength to be cut off, but everything costs double, and nothing that you hold counts for victory.',
      ],
    },
  ],
  signs: {
    blocks: 'Blocks',
    face: 'The number on top is the present strength, the next one stands on the right edge: a hit turns it up. A leader has his limit on the left and his rate on the right.',
    kinds: [
      ['br_f9', 'British regulars'],
      ['he_specht', 'German regulars: the same, with a green panel'],
      ['art_phillips', 'heavy guns'],
      ['la_walker', 'light guns'],
      ['nat_n1', 'Native allies'],
      ['burgoyne', 'British leader'],
      ['poor', 'American regulars'],
      ['morgan', 'American elite'],
      ['mvt_allen', 'militia, with a green panel'],
      ['stark', 'American leader'],
    ],
    back: 'Bare wood: a block of the enemy. A crown for the British, a star for the Americans.',
    marks: [
      ['A darker block', 'has moved this turn'],
      ['A knapsack on a block', 'out of supply: 2 AP'],
      ['A wagon beside a place', 'source of supply of that side'],
      ['A star work', 'a fort'],
      ['A small boat on a road', 'a crossing'],
      ['A crossed gun on a road', 'closed to the heavy gun in hand'],
    ],
  },
  sources: {
    lead: 'The printed board, the labels of the blocks and the turn track of the published game were not at hand. What stands in their place is marked value by value.',
    leak: 'One thing the price of a move may tell: whether you are in supply is true, also where only the enemy knows that a leader stands alone in the way.',
    places: 'Places',
    roads: 'Roads',
    blocks: 'Blocks',
  },
};
