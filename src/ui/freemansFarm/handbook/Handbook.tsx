/** How to play on one page, the keys, and all cases by number. */
import { useEffect, useRef } from 'react';
import { useRuleCard } from '../../../store/ruleCard';
import { CaseLink } from '../../table/CaseLink';
import { Icon } from '../../widgets/Icon';
import { caseCards } from '../text/cases';
import { handbook as words } from '../text/handbook';
import Controls from './Controls';

export default function Handbook({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useRuleCard((card) => card.open);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="ff-handbook" aria-label={words.title} onClose={onClose}>
      <header>
        <h2>{words.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ff-handbook-page" role="group" aria-label={words.title} tabIndex={0}>
        {words.pages.map(({ name, text, rule }) => (
          <section key={name}>
            <h3>
              {name} <CaseLink rule={rule} />
            </h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Controls />
        <h3>{words.index}</h3>
        <p className="aside">{words.indexNote}</p>
        <ul className="ff-case-index">
          {Object.entries(caseCards).map(([rule, { title }]) => (
            <li key={rule}>
              <button type="button" className="look" onClick={() => open(rule)}>
                <b>{rule}</b> {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
