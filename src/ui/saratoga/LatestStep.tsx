/** What the latest step did, shown on the map by a part that comes once a game is on the table. Without it, it goes on all the same. */
import { type ComponentType, useEffect, useState } from 'react';
import type { Pacing } from './moments/ShownStep';

export function LatestStep(pacing: Pacing) {
  const [Shown, setShown] = useState<ComponentType<Pacing>>();
  useEffect(() => {
    let isHere = true;
    import('./moments/ShownStep').then(
      (come) => isHere && setShown(() => come.default),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Shown && <Shown {...pacing} />;
}
