import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './', // GitHub Pages serves the game under a sub-path
  plugins: [react()],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { input: ['index.html', '404.html'] },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/ui/**'],
          testTimeout: 60_000, // whole games and properties, on slow machines too
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/helpers/setup.ts'],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/engine/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
