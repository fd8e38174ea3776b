/** The key: how a turn goes, terrain with costs and effects, how to read a counter, both armies, getting about, and what this is. */
import type { Battle } from '../../../engine/saratoga';
import { Handbook as Book } from '../../table/Handbook';
import { handbook } from '../text/handbookWords';
import { About } from './About';
import { Armies } from './Armies';
import Controls from './Controls';
import { CounterKey } from './CounterKey';
import { HowToPlay } from './HowToPlay';
import { TerrainKey } from './TerrainKey';

const { tabs } = handbook;

export default function Handbook({ battle, onClose }: { battle: Battle; onClose: () => void }) {
  const pages = [
    { id: 'rules', name: tabs.rules, page: () => <HowToPlay /> },
    { id: 'terrain', name: tabs.terrain, page: () => <TerrainKey /> },
    { id: 'counters', name: tabs.counters, page: () => <CounterKey /> },
    { id: 'armies', name: tabs.armies, page: () => <Armies battle={battle} /> },
    { id: 'controls', name: tabs.controls, page: () => <Controls /> },
    { id: 'about', name: tabs.about, page: () => <About /> },
  ];
  return <Book title={handbook.title} pages={pages} onClose={onClose} />;
}
