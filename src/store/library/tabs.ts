/** Which game lies on the table of this tab: another tab can play the same one only by taking it over. */

const PREFIX = 'saratoga-1777.game.';
/** A page that was just closed or loaded again may need a moment to let go. */
const TRIES = 4;
const PAUSE = 120;

let held: { readonly id: string; readonly free: () => void } | undefined;
const lost = new Set<string>();
const listeners = new Set<(id: string) => void>();

/** Calls back when this tab must put a game away: another has taken it over, or it was deleted. */
export function onTakenAway(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function takeAway(id: string): void {
  letGo(id);
  for (const listener of listeners) listener(id);
}

/** What this tab has lost it does not write any more. */
export const mayWrite = (id: string): boolean => !lost.has(id);
export const isHere = (id: string): boolean => held?.id === id;

/** True if the game is this tab's now; it lets go of the one before. */
export async function claim(id: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await new Promise((done) => setTimeout(done, PAUSE));
    if (isHere(id) || (await hold(id, { ifAvailable: true }))) return true;
  }
  return isHere(id);
}

/** Whoever has it loses it. */
export async function takeOver(id: string): Promise<void> {
  if (!isHere(id)) await hold(id, { steal: true });
}

/** It is nobody's again. */
export function letGo(id: string): void {
  if (isHere(id)) release();
}

/** The games on the tables of other tabs. */
export async function elsewhere(): Promise<ReadonlySet<string>> {
  const all = await locks()
    ?.query()
    .catch(() => undefined);
  const names = (all?.held ?? []).map(({ name }) => name ?? '').filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((id) => !isHere(id)));
}

/** Without locks, every tab is on its own. */
const locks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;

function hold(id: string, options: LockOptions): Promise<boolean> {
  const manager = locks();
  return new Promise((done) => {
    const take = (): Promise<void> =>
      new Promise((free) => {
        release();
        lost.delete(id);
        held = { id, free };
        done(true);
      });
    if (!manager) {
      void take();
      return;
    }
    manager
      .request(PREFIX + id, options, (lock) => (lock ? take() : done(false)))
      .catch(() => {
        // Taken over; or locks are refused here, and then every tab is on its own.
        if (held?.id !== id) {
          done(true);
          return;
        }
        held = undefined;
        lost.add(id);
        takeAway(id);
      });
  });
}

function release(): void {
  held?.free();
  held = undefined;
}
