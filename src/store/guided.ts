/** The game in which somebody is led through the first turns: its id, kept in the browser where that is possible. */
const KEY = 'saratoga-1777.guided';
let known: string | undefined;

export function keepGuided(id: string): void {
  known = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function isGuided(id: string | undefined): boolean {
  known ??= remembered();
  return id !== undefined && id === known;
}

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
