/** For tests of components: jest-dom's matchers, an empty page after each test, and nothing left over for the next file. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What comes in time on a quick machine comes on a slow one, too.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// Files of one worker share nothing: each loads the modules of the game anew, and leaves no stand-in behind.
vi.resetModules();
if (typeof localStorage !== 'undefined') localStorage.clear();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
