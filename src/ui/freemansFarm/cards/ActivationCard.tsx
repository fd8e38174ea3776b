/** 4.2 An Activation card: formation and icons. */
import { cardOf } from '../../../engine/freemansFarm';
import { isAdvisedCard, useAdvised } from '../play/advised';
import { cardName, titleOf } from '../text/names';
import { play } from '../text/play';
import { Badge } from './Badge';
import { Cubes } from './Cubes';

interface Props {
  readonly card: string;
  readonly isChosen?: boolean;
  /** Its formation could do nothing now. */
  readonly isIdle?: boolean;
  readonly onPress?: () => void;
}

export function ActivationCard({ card, isChosen = false, isIdle = false, onPress }: Props) {
  const { formation, icons, side } = cardOf(card);
  const isAdvised = isAdvisedCard(useAdvised(), card);
  const face = (
    <>
      <Badge side={side} />
      <b>{titleOf(formation)}</b>
      <Cubes number={icons} />
      {isIdle && <small>{play.card.idle}</small>}
    </>
  );
  if (!onPress)
    return (
      <span className={`ff-activation ${side}`} role="img" aria-label={cardName(card)}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={`ff-activation ${side} ${isIdle ? 'idle' : ''} ${isAdvised ? 'advised' : ''}`}
      aria-pressed={isChosen}
      aria-label={`${titleOf(formation)}, ${play.card.icons(icons)}${isIdle ? `, ${play.card.idle}` : ''}`}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
