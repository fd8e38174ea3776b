/** For tests of components: jest-dom's matchers, and an empty page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files of one worker share nothing: each loads the modules of the game anew, so that no mock goes on living.
vi.resetModules();
// What comes in time on a quick machine comes on a slow one, too.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
