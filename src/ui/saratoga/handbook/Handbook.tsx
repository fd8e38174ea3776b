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
    { name: tabs.rules, page: () => <HowToPlay /> },
    { name: tabs.terrain, page: () => <TerrainKey /> },
    { name: tabs.counters, page: () => <CounterKey /> },
    { name: tabs.armies, page: () => <Armies battle={battle} /> },
    { name: tabs.controls, page: () => <Controls /> },
    { name: tabs.about, page: () => <About /> },
  ];
  return <Book title={handbook.title} pages={pages} onClose={onClose} />;
}
