/** The page's own style for a drawing that stands alone: its rules, and its letters put into it. */
import '../style/share.css';

/** Letters that cannot be had are replaced by others of their kind. */
export async function embeddedStyle(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(rulesOf);
  const faces = await Promise.all(rules.map(({ rule, home }) => embeddedFace(rule, home)));
  const plain = rules.flatMap(({ rule }) => plainRules(rule));
  return [...faces.filter((face) => face !== ''), ...plain, DAYLIGHT].join('\n');
}

/** A picture is printed on light paper, whatever the page looks like. */
const DAYLIGHT = `
:root { --desk: #cfc4ae; --desk-ink: #2b2114; --card: #f7efdc; --card-edge: #b9a67c;
  --grid-ink: .5; --number-ink: .9; --ink: #2b2013; }
.picture text { user-select: none; }`;

/** In their layers, without what depends on the window. */
function plainRules(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule || rule instanceof CSSLayerStatementRule) return [rule.cssText];
  if (!(rule instanceof CSSLayerBlockRule)) return [];
  return [`@layer ${rule.name} {`, ...[...rule.cssRules].flatMap(plainRules), '}'];
}

interface Found {
  readonly rule: CSSRule;
  readonly home: string;
}

function rulesOf(sheet: CSSStyleSheet): Found[] {
  try {
    const home = sheet.href ?? window.location.href;
    return [...sheet.cssRules].map((rule) => ({ rule, home }));
  } catch {
    // A style sheet of somebody else's, such as a browser extension's.
    return [];
  }
}

async function embeddedFace(rule: CSSRule, home: string): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return '';
  const source = rule.style.getPropertyValue('src');
  const address = /url\(["']?([^"')]+)["']?\)/.exec(source)?.[1];
  if (address === undefined) return '';
  try {
    const answer = await fetch(new URL(address, home), { cache: 'force-cache' });
    if (!answer.ok) return '';
    const letters = await dataAddress(await answer.blob());
    const about = ['font-family', 'font-style', 'font-weight', 'unicode-range', 'size-adjust']
      .map((name) => [name, rule.style.getPropertyValue(name)] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}`);
    return `@font-face { ${about.join('; ')}; src: url(${letters}) format('woff2'); }`;
  } catch {
    return '';
  }
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => fail(new Error('unreadable letters'));
    reader.readAsDataURL(blob);
  });
}
