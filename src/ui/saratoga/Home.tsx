/** `#/saratoga/...`: the set-up, a battle to look at, how it was, or a position in writing. */
import { BATTLES } from '../../engine/saratoga';
import { screen } from '../widgets/Part';
import { BoardScreen } from './BoardScreen';
import { PositionScreen } from './setup/PositionScreen';
import { SetUp } from './setup/SetUp';

const HistoryScreen = screen(() => import('./history/HistoryScreen'));

export default function Home({ rest }: { rest: string }) {
  const past = BATTLES.find((name) => rest === `history/${name}`);
  if (past) return <HistoryScreen key={past} battle={past} />;
  const battle = BATTLES.find((name) => name === rest);
  if (battle) return <BoardScreen key={battle} battle={battle} />;
  if (rest.startsWith('at/')) return <PositionScreen key={rest} written={rest.slice('at/'.length)} />;
  return <SetUp />;
}
