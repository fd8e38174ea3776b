/** The handbook over the table: how to play, what the signs mean, every rule, and what is reconstructed. */
import { useState } from 'react';
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
import { Handbook as Book } from '../../table/Handbook';
import { BlockIcon } from '../blocks/BlockIcon';
import { Controls } from '../play/Controls';
import { blockOf } from '../spots';
import { caseCards } from '../text/cases';
import { handbook } from '../text/handbook';
import { roadName } from '../text/names';

const { tabs } = handbook;
const PAGES = [
  { id: 'play', name: tabs.play, page: () => <HowToPlay /> },
  { id: 'signs', name: tabs.signs, page: () => <Signs /> },
  { id: 'rules', name: tabs.rules, page: () => <AllRules /> },
  { id: 'sources', name: tabs.sources, page: () => <Sources /> },
];

export default function Handbook({ onClose }: { onClose: () => void }) {
  return <Book title={handbook.title} pages={PAGES} onClose={onClose} />;
}

function HowToPlay() {
  return (
    <>
      {handbook.chapters.map(({ title, rule, text }) => (
        <section key={title}>
          <h3>
            {title} <CaseLink rule={rule} />
          </h3>
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
      <h3>{signs.blocks}</h3>
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
      <h3>{title}</h3>
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
