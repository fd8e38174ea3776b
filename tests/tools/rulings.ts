/** RULINGS.md out of the game's own rule cards, so that there is one source: `npm run rulings`. */
import { writeFileSync } from 'node:fs';
import { rulingsPage } from './rulingsPage';

writeFileSync('RULINGS.md', rulingsPage());
