/** `#/first-saratoga/...`: the set-up, or the armies deployed, to look at. */
import { BoardScreen } from './setup/BoardScreen';
import { SetUp } from './setup/SetUp';

export default function Home({ rest }: { rest: string }) {
  return rest === 'battle' || rest === 'outpost' ? <BoardScreen key={rest} scenario={rest} /> : <SetUp />;
}
