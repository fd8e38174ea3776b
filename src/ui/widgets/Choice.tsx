/** One of several answers, of which one holds. */
import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function Choice({ name, checked, onChoose, children }: Props) {
  return (
    <label className="choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
