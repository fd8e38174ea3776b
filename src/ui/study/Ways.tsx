/** The line above a page of study: the way back, and ways to its neighbours. */
import type { ReactNode } from 'react';
import { STUDY } from '../routes';
import { lessons as words } from '../text/lessons';
import { Icon } from '../widgets/Icon';

interface Props {
  readonly to?: string;
  readonly name?: string;
  readonly label?: string;
  readonly children?: ReactNode;
}

export function Ways({
  to = STUDY,
  name = words.rules.study,
  label = words.rules.studyLabel,
  children,
}: Props) {
  return (
    <nav className="study-ways">
      <a className="tool" href={to} aria-label={label}>
        <Icon name="back" />
        {name}
      </a>
      <span>{children}</span>
    </nav>
  );
}
