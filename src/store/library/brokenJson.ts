/** JSON that breaks off or is spoilt somewhere: everything before that place, with all that was open closed. */

const DEEPEST = 60;
const SPACE = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?=[\s,\]}])/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

/** Undefined where not even the beginning can be read. */
export function readBroken(text: string): unknown {
  return new Reader(text).value(0);
}

class Reader {
  readonly #text: string;
  #at = 0;
  #isBroken = false;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): unknown {
    this.#match(SPACE);
    const first = this.#text[this.#at];
    if (depth < DEEPEST && first === '[') return this.#list(depth);
    if (depth < DEEPEST && first === '{') return this.#object(depth);
    const written = this.#match(TEXT) ?? this.#match(WORD);
    return written === undefined ? this.#break() : (JSON.parse(written) as unknown);
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at++;
    if (this.#isNext(']')) return list;
    while (!this.#isBroken) {
      const value = this.value(depth + 1);
      // Half an entry of a list may look like another whole one.
      if (this.#isBroken) break;
      list.push(value);
      if (this.#isNext(']')) break;
      if (!this.#isNext(',')) this.#break();
    }
    return list;
  }

  #object(depth: number): object {
    const parts: [string, unknown][] = [];
    this.#at++;
    if (this.#isNext('}')) return {};
    while (!this.#isBroken) {
      this.#match(SPACE);
      const key = this.#match(TEXT);
      if (key === undefined || !this.#isNext(':')) this.#break();
      else {
        const value = this.value(depth + 1);
        if (value !== undefined) parts.push([JSON.parse(key) as string, value]);
      }
      if (this.#isBroken || this.#isNext('}')) break;
      if (!this.#isNext(',')) this.#break();
    }
    // Unlike an assignment, this makes a plain property of any key.
    return Object.fromEntries(parts);
  }

  #isNext(sign: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #break(): undefined {
    this.#isBroken = true;
    return undefined;
  }
}

/** A saved game as text; where it breaks off, what is missing counts as an action that cannot be read, so that the loss is told. */
export function parseAll(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const saved = readBroken(text) as { readonly actions?: unknown } | undefined;
    return Array.isArray(saved?.actions) ? { ...saved, actions: [...saved.actions, null] } : saved;
  }
}
