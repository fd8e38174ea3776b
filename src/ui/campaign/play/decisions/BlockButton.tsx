/** A block that can be picked: its face, its name, and what there is to say of it. */
import { BlockIcon } from '../../blocks/BlockIcon';
import { blockOf } from '../../spots';
import { useTable } from '../../table';
import { typeNames } from '../../text/names';
import { play } from '../../text/play';
import { carry } from '../carry';

interface Props {
  readonly id: string;
  readonly pressed?: boolean | undefined;
  readonly note?: string | undefined;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** It can be carried from here onto the board, and is taken in hand by this. */
  readonly onLift?: (() => void) | undefined;
}

export function BlockButton({ id, pressed, note, disabled = false, onPress, onLift }: Props) {
  const { name, side, type, sp: full, group, move } = blockOf(id);
  const sp = useTable(({ view }) => spIn(view, id)) ?? full;
  const what = type === 'leader' ? play.hand.leads(group, move) : `${typeNames[type]}, ${sp} SP`;
  return (
    <button
      type="button"
      className="block-button"
      aria-pressed={pressed}
      aria-disabled={disabled}
      onPointerDown={onLift && !disabled ? carry(id, onLift) : undefined}
      onClick={onPress}
    >
      <BlockIcon id={id} sp={sp} side={side} size={36} />
      <span>
        {name}
        <small>
          {what}
          {note !== undefined && `, ${note}`}
        </small>
      </span>
    </button>
  );
}

type Seen = ReturnType<typeof useTable.getState>['view'];

/** On the map, or on the battle board. */
function spIn(view: Seen, id: string): number | undefined {
  const onMap = view?.blocks.find((block) => block.id === id)?.sp;
  if (onMap !== undefined || !view?.battle) return onMap;
  return Object.values(view.battle.lines)
    .flatMap(({ left, center, right, reserve }) => [...left, ...center, ...right, ...reserve])
    .find((fighter) => fighter.id === id)?.sp;
}
