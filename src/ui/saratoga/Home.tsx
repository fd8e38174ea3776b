/** `#/saratoga/...`: the set-up, a battle to look at, or a position in writing. */
import { BATTLES } from '../../engine/saratoga';
import { BoardScreen } from './BoardScreen';
import { PositionScreen } from './setup/PositionScreen';
import { SetUp } from './setup/SetUp';

export default function Home({ rest }: { rest: string }) {
  const battle = BATTLES.find((name) => name === rest);
  if (battle) return <BoardScreen key={battle} battle={battle} />;
  if (rest.startsWith('at/')) return <PositionScreen key={rest} written={rest.slice('at/'.length)} />;
  return <SetUp />;
}
