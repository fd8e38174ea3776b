/** `#/campaign/...`: the set-up, or the map to look at. */
import { LookScreen } from './setup/LookScreen';
import { SetUp } from './setup/SetUp';

export default function Home({ rest }: { rest: string }) {
  return rest === 'campaign' ? <LookScreen /> : <SetUp />;
}
