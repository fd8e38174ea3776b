/** A story of this game as a picture to share: still, or moving where something has turned. */
import type { Offered } from '../../table/share/SharePicture';
import type { Pictured } from './share';

export const stillOffered = (pictured: Pictured): Offered =>
  offered(pictured, async () => (await import('./share')).drawShared(pictured));

export const movingOffered = (pictured: Pictured): Offered =>
  offered(pictured, async () => (await import('./share')).drawMoving(pictured));

const offered = ({ story }: Pictured, draw: () => Promise<Blob>): Offered => ({
  headline: story.headline,
  place: story.scene.at,
  draw,
});

export const fileStart = (battle: string): string => `saratoga-${battle}`;
