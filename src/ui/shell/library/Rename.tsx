/** A new name for a game; an empty one lets it be called by where it stands. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Listed } from '../../../store/library/entries';
import { LONGEST_NAME } from '../../../store/library/schemas';
import { useLibrary } from '../../../store/library/useLibrary';
import { saves } from '../../text/saves';

interface Props {
  readonly game: Listed;
  readonly onClose: () => void;
}

export function Rename({ game, onClose }: Props) {
  const rename = useLibrary((library) => library.rename);
  const [name, setName] = useState(game.name ?? '');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename(game.id, name).then(onClose);
  };
  return (
    <form className="library-rename" onSubmit={submit}>
      <label htmlFor={id}>{saves.name}</label>
      <input
        id={id}
        ref={field}
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <button type="submit" className="answer chief">
        {saves.keepName}
      </button>
    </form>
  );
}
