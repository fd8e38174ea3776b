/** The short hash of the commit that this page was built from; `vite.config.ts` writes it in. */
declare const __BUILD__: string | undefined;

export const BUILD: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'unbuilt';
