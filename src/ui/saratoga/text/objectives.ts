/** How each side wins, for the card at the start. */
import type { Side, Start } from '../../../engine/saratoga';

export const objectives = {
  title: { british: 'How the British win', american: 'How the Americans win' } satisfies Record<Side, string>,
  /** By the road at 0113, by broken formations, at nightfall. */
  ways: (side: Side): readonly string[] =>
    side === 'british'
      ? [
          'March four full-strength units off the map by the road at 0113, the flag in the south-west.',
          'Or break three of the five American formations.',
          'Or be ahead on points when night falls after turn 11. A tie is American.',
        ]
      : [
          'Keep four full-strength British units from leaving by the road at 0113, the flag in the south-west.',
          'Break three of the five British formations.',
          'Or be level on points, or ahead, when night falls after turn 11.',
        ],
  /** Where a part of a battle is played. */
  late: {
    clearing: {
      honesty: 'This part of the battle, its hour, its troops and the point are our own arrangement.',
      ways: {
        british: [
          'You hold the clearing, which is worth one point. The Americans must come to you.',
          'Each American formation that breaks is worth ten points, and losses count as well.',
          'Be ahead when night falls after turn 11: four turns. A tie is American.',
        ],
        american: [
          'The British hold the clearing, and have one point for it. You must attack.',
          'Each British formation that breaks is worth ten points, and losses count as well.',
          'Be level on points, or ahead, when night falls after turn 11: four turns.',
        ],
      },
    },
  } satisfies Record<Start, { honesty: string; ways: Record<Side, readonly string[]> }>,
};
