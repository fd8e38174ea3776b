/** A game in play: the field with both armies' cards along it, the question of the moment, and the cards beside it. */
import { useEffect, useState } from 'react';
import { ROUNDS } from '../../../engine/freemansFarm';
import { Announcer } from '../../table/Announcer';
import { OpenedCase } from '../../table/CaseCard';
import { RefusalNote } from '../../table/RefusalNote';
import { PlayTools, TableBar } from '../../table/TableBar';
import { useSounds } from '../../table/useSounds';
import { Icon } from '../../widgets/Icon';
import { part } from '../../widgets/Part';
import { BoardArea } from '../board/BoardArea';
import { CardsPanel } from '../cards/CardsPanel';
import { useTable } from '../table';
import { play } from '../text/play';
import { useMedia } from '../../widgets/useMedia';
import { GameCards, WIDE } from './GameCards';
import { soundsOf } from './soundsOf';
import { useGameKeys } from './useGameKeys';

const Handbook = part(() => import('../handbook/Handbook'));
const Controls = part(() => import('../handbook/Controls'));
const EndCard = part(() => import('../end/EndCard'));

export function GameScreen() {
  const hasView = useTable((table) => table.view !== undefined);
  const isOver = useTable((table) => table.view?.stage === 'over');
  const isWide = useMedia(WIDE);
  const [handbook, setHandbook] = useState(false);
  useGameKeys(() => setHandbook(true));
  useSounds(soundsOf);
  useEffect(() => {
    document.title = `${play.title} · Saratoga 1777`;
  }, []);
  if (!hasView) return null;
  return (
    <div className="table game farm">
      <Bar onHandbook={() => setHandbook(true)} />
      <BoardArea rail={isWide ? <div className="ff-rail">{<CardsPanel />}</div> : undefined}>
        <Announcer />
        <RefusalNote />
      </BoardArea>
      <GameCards />
      {handbook && <Handbook onClose={() => setHandbook(false)} />}
      {isOver && <EndCard />}
      <OpenedCase />
    </div>
  );
}

function Bar({ onHandbook }: { onHandbook: () => void }) {
  const round = useTable((table) => table.view?.round ?? 1);
  const stage = useTable((table) => table.view?.stage ?? 'setup');
  const phasing = useTable((table) => table.view?.phasing ?? 'british');
  const isPlay = stage === 'play';
  return (
    <TableBar
      title={play.title}
      when={play.round(round, ROUNDS)}
      chapter={isPlay ? play.turnOf(phasing) : stage === 'setup' ? play.setup : play.over}
      side={isPlay ? phasing : undefined}
    >
      <PlayTools keys={<Controls />} />
      <button type="button" className="tool" aria-label={play.handbook} onClick={onHandbook}>
        <Icon name="key" />
        <span className="tool-word">{play.handbookShort}</span>
      </button>
    </TableBar>
  );
}
