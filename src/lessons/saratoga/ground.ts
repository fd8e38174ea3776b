/** Lesson 2: what ground costs, roads, streams and heights; a column, and two in a hex. */
import { byMarch, byPart, move, type SaratogaLesson } from './hands';

export const ground: SaratogaLesson = {
  id: 'ground',
  title: 'Ground',
  aim: 'March an army down one road, and know what woods, water and hills cost.',
  minutes: 3,
  cases: ['6.1', '6.2', '6.3', '3.1', '3.1.1', '3.1.2', '3.1.3', '2.2.2', 'TEC'],
  position:
    'sept19 turn 2 british first movement; 1404 b-9; 1405 b-20; 1504 b-62 b-21; 0806 b-li; 0204 b-24; 0304 b-gren; 1603 L-hamilton; 1003 L-fraser; 1702 L-burgoyne; 0411 L-arnold',
  dice: [],
  frame: [704, 1504, 906],
  steps: [
    {
      say: [
        'The British are yours for once. The 9th Foot stands on the road with 5 movement points. On a road a hex costs half a point, whatever it runs through.',
        'Send it seven hexes along the road, to 0704.',
      ],
      how: byMarch('the 9th Foot', 1404, 704),
      wanted: [move('b-9', 1304, 1204, 1104, 1004, 904, 804, 704)],
      places: [704],
      hint: 'The 9th is in 1404. The road runs west; the ringed hex is 0704.',
      wrong: 'Along the road to the ringed hex, 0704, please.',
    },
    {
      say: [
        'Seven hexes for 3½ points. Now the 20th beside the road: woods cost 2 a hex. Half a point more would bring it two hexes.',
      ],
      how: byMarch('the 20th Foot', 1405, 1206),
      wanted: [move('b-20', 1306, 1206)],
      places: [1206],
      hint: 'The 20th is in 1405, south of the road.',
      wrong: 'Through the woods to the ringed hex, 1206.',
    },
    {
      say: [
        'Two units may share a hex, and the 21st and the 62nd do. But two side by side get nothing from a road: together they would crawl through the woods.',
        'So send them one behind the other. First the 21st alone, to 1004.',
      ],
      how: byPart('the stack in 1504', '62nd Foot', 1004),
      wanted: [move('b-21', 1404, 1304, 1204, 1104, 1004)],
      places: [1004],
      hint: 'With the stack in hand this card shows both. What stays behind is not lit. Then choose 1004.',
      wrong: 'The 21st alone, to 1004: leave the 62nd behind for now.',
    },
    {
      say: [
        'And the 62nd behind it. That is a column: four battalions down one road in one turn, if each goes alone.',
      ],
      how: byMarch('the 62nd Foot', 1504, 1104),
      wanted: [move('b-62', 1404, 1304, 1204, 1104)],
      places: [1104],
      hint: 'The 62nd is in 1504, where it was left. The ringed hex is 1104.',
      wrong: 'The 62nd, to the ringed hex.',
    },
    {
      say: [
        'Water: a stream along a hexside costs 1 more, also on a road. The light infantry, 6 points, cross to 0906: 2 for the woods and 1 for the stream.',
      ],
      how: byMarch('the light infantry', 806, 906),
      wanted: [move('b-li', 906)],
      places: [906],
      hint: 'The light infantry are in 0806; the stream runs between them and 0906.',
      wrong: 'Over the stream, to the ringed hex.',
    },
    {
      say: [
        'Uphill costs 1 more, too. The 24th stands in 0204, the grenadiers on the hill in 0304. Send the 24th up to them: 3 points with the woods. Two units fill a hex; leaders do not count.',
      ],
      how: {
        mouse:
          'Drag the 24th Foot to the ringed hex. Or click it, then the hex, then “Send 24th Foot here instead”.',
        touch: 'Tap the 24th Foot, then the ringed hex, then “Send 24th Foot here instead”.',
        keys: 'On the map go to 0204, Enter; then to 0304, Enter; then Tab to “Send 24th Foot here instead”, Enter.',
      },
      wanted: [move('b-24', 304)],
      places: [304],
      frame: [204, 304, 906],
      hint: 'The 24th is in 0204, below the hill on its left. Where a friend stands already, the card asks which of the two you mean.',
      wrong: 'The 24th, up to the grenadiers in the ringed hex.',
    },
    {
      say: [
        'Ground also protects: woods and works take 1 off the die of whoever fires at you, and so does standing higher.',
        'Hold R, or press the first tool on the map, and point at a stack: you see where it can go before you touch it.',
      ],
      go: 'I see',
    },
  ],
};
