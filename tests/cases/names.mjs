/** Which cases and rulings the name of a test names. */

/** A case with its letter, point, note or exception; a range of cases; a ruling or a range of them; a chart. */
const NAMED =
  /(?<![\w.])(?:(?<from>[1-9]\d?(?:\.\d{1,2}){1,2})(?:[-–](?<to>[1-9]\d?(?:\.\d{1,2}){1,2})|(?<part> (?:[A-D]|point [1-9]|exception|note)))?|R(?<first>[1-9]\d*)(?:[-–]R?(?<last>[1-9]\d*))?|(?<chart>CRT|TEC))(?!\w|\.\d)/g;

/**
 * A range counts for all inside; a point, note or exception counts for its case as well; a letter only for itself.
 * @param {string} name describe titles and test title
 * @param {(id: string) => boolean} isKnown tells a part that is an entry of its own from a word that only follows
 * @returns {string[]} ids in the order of the name, each once
 */
export function casesIn(name, isKnown) {
  /** @type {Set<string>} */
  const ids = new Set();
  for (const { groups = {} } of name.matchAll(NAMED)) {
    const { from, to, part = '', first, last = first, chart } = groups;
    if (chart) ids.add(chart);
    else if (first) for (let n = Number(first); n <= Number(last); n++) ids.add(`R${n}`);
    else if (from && to) for (const id of rangeOf(from, to)) ids.add(id);
    else if (from) {
      const whole = from + part;
      const counts = isKnown(whole) || part.startsWith(' point');
      if (counts) ids.add(whole);
      if (!counts || !/ [A-D]$/.test(whole)) ids.add(from);
    }
  }
  return [...ids];
}

/**
 * Cases of one section, by their last number; the two ends alone where they have nothing in common.
 * @param {string} from
 * @param {string} to
 */
function rangeOf(from, to) {
  const section = from.slice(0, from.lastIndexOf('.'));
  if (section !== to.slice(0, to.lastIndexOf('.'))) return [from, to];
  const [low, high] = [from, to].map((id) => Number(id.slice(section.length + 1)));
  const ids = [];
  for (let n = low ?? 0; n <= (high ?? 0); n++) ids.push(`${section}.${n}`);
  return ids;
}
