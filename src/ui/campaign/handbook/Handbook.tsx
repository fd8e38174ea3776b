/** The handbook over the table: how to play, what the signs mean, every rule, and what is reconstructed. */
import { useEffect, useRef, useState } from 'react';
import {
  BLOCK_PROVENANCE,
  BLOCKS,
  GRADES,
  PLACE_PROVENANCE,
  PLACES,
  type Provenance,
  ROAD_PROVENANCE,
  ROADS,
} from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { Icon } from '../../widgets/Icon';
import { Tabs } from '../../widgets/Tabs';
import { BlockIcon } from '../blocks/BlockIcon';
import { Controls } from '../play/Controls';
import { blockOf } from '../spots';
import { caseCards } from '../text/cases';
import { handbook } from '../text/handbook';
import { roadName } from '../text/names';

const TABS = ['play', 'signs', 'rules', 'sources'] as const;
type Tab = (typeof TABS)[number];

const PAGES: Readonly<Record<Tab, () => React.JSX.Element>> = {
  play: HowToPlay,
  signs: Signs,
  rules: AllRules,
  sources: Sources,
};

export default function Handbook({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<Tab>('play');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }, []);
  const Page = PAGES[tab];
  return (
    <dialog ref={dialog} className="campaign-book" aria-label={handbook.title} onClose={onClose}>
      <header>
        <Tabs tabs={TABS} names={handbook.tabs} shown={tab} show={setTab} className="book-tabs" />
        <button
          type="button"
          className="tool"
          aria-label={handbook.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* It scrolls, so it takes the focus. */}
      <div key={tab} className="book-page" role="tabpanel" aria-label={handbook.tabs[tab]} tabIndex={0}>
        <Page />
      </div>
    </dialog>
  );
}

function HowToPlay() {
  return (
    <>
      {handbook.chapters.map(({ title, rule, text }) => (
        <section key={title}>
          <h2>
            {title} <CaseLink rule={rule} />
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Controls />
    </>
  );
}

function Signs() {
  const { signs } = handbook;
  return (
    <>
      <h2>{signs.blocks}</h2>
      <p>{signs.face}</p>
      <ul className="sign-list">
        {signs.kinds.map(([id = '', what]) => (
          <li key={id}>
            <BlockIcon id={id} sp={blockOf(id).sp} side={blockOf(id).side} size={56} /> {what}
          </li>
        ))}
        <li>
          <BlockIcon side="british" size={56} />
          <BlockIcon side="american" size={56} /> {signs.back}
        </li>
      </ul>
      <dl className="sign-marks">
        {signs.marks.map(([sign, what]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function AllRules() {
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const found = Object.entries(caseCards).filter(([rule, { title, text, rulings }]) =>
    `${rule} ${title} ${text.join(' ')} ${rulings.map(({ ruling, text: ruled }) => `${ruling} ${ruled}`).join(' ')}`
      .toLowerCase()
      .includes(words),
  );
  return (
    <>
      <input
        type="search"
        className="rule-search"
        aria-label={handbook.search}
        placeholder={handbook.search}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul className="rule-index">
        {found.map(([rule, { title, rulings }]) => (
          <li key={rule} className={rule.endsWith('.0') ? 'section' : ''}>
            <CaseLink rule={rule} /> {title}
            {rulings.length > 0 && <small>{rulings.map(({ ruling }) => ruling).join(', ')}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sources() {
  const { sources } = handbook;
  return (
    <>
      <p>{sources.lead}</p>
      <p>{sources.leak}</p>
      <ul>
        {Object.entries(GRADES).map(([grade, what]) => (
          <li key={grade}>
            <b>{grade}</b> {what}
          </li>
        ))}
      </ul>
      <Source title={sources.places} of={PLACE_PROVENANCE} names={PLACES.map(({ id, name }) => [id, name])} />
      <Source
        title={sources.roads}
        of={ROAD_PROVENANCE}
        names={ROADS.map((road) => [road.id, roadName(road)])}
      />
      <Source title={sources.blocks} of={BLOCK_PROVENANCE} names={BLOCKS.map(({ id, name }) => [id, name])} />
    </>
  );
}

interface SourceProps {
  readonly title: string;
  readonly of: Readonly<Record<string, Provenance>>;
  readonly names: readonly (readonly [id: string, name: string])[];
}

function Source({ title, of, names }: SourceProps) {
  return (
    <>
      <h2>{title}</h2>
      <dl className="source-list">
        {names.map(([id, name]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {of[id]?.why} <small>{gradesTold(of[id]?.grades ?? {})}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const gradesTold = (grades: Provenance['grades']): string =>
  Object.entries(grades)
    .map(([what, grade]) => `${what} ${grade}`)
    .join(', ');
