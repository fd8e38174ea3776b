/** The first page of the key: how a turn goes, with its cases, and the index of all of them. */
import { handbook } from '../../../src/ui/saratoga/text/handbookWords';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRuleCard } from '../../../src/store/ruleCard';
import { BoardScreen } from '../../../src/ui/saratoga/BoardScreen';
import { Armies } from '../../../src/ui/saratoga/handbook/Armies';
import Handbook from '../../../src/ui/saratoga/handbook/Handbook';
import { text } from '../../../src/ui/saratoga/text';
import { caseCards } from '../../../src/ui/saratoga/text/cases';
import { handbookRules as words } from '../../../src/ui/saratoga/text/handbookRules';
import { table } from '../../../src/ui/text/table';
import { clearGame } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

// The map is drawn to the size of the window, which the page of a test does not have.
vi.mock('../../../src/ui/saratoga/TableMap', () => ({ TableMap: () => null }));

beforeEach(clearGame);

const openKey = () => {
  render(<Handbook battle="oct7" onClose={() => undefined} />);
  return within(screen.getByRole('tabpanel'));
};
const paragraphs = [
  words.aim,
  ...words.ways,
  words.turn,
  ...Object.values(words.phases),
  words.shot,
  words.end,
  ...Object.values(words.words),
];

describe('the key', () => {
  it('opens with how a turn goes', () => {
    openKey();
    const [first] = screen.getAllByRole('tab');
    expect(first).toHaveTextContent(handbook.tabs.rules);
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it.each(paragraphs)('says “$text”, with its cases', ({ text: sentences, cases }) => {
    const page = openKey();
    const said = page.getAllByText(sentences, { exact: false });
    const links = said.flatMap((place) => within(place).getAllByRole('button'));
    const names = links.map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(expect.arrayContaining(cases.map(table.case.open)));
  });

  it('has a card for every case that it names', () => {
    const page = openKey();
    const named = page.getAllByRole('button', { name: /^Rule / }).map((link) => link.textContent ?? '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !Object.hasOwn(caseCards, rule))).toEqual([]);
  });

  it('names the phases in the order of 4.0, the ratings of 7.1.3, and what 9.0 and 10.0 ask for', () => {
    const page = openKey();
    const terms = page.getAllByRole('term').map((term) => term.textContent);
    const at = ['Command', 'Movement', 'Combat', 'Recovery', 'End'].map((name) => terms.indexOf(name));
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect([...document.querySelectorAll('.fire-order b')].map((step) => step.textContent).join('')).toBe(
      'ABCD',
    );
    const ways = words.ways.map((way) => way.text).join(' ');
    for (const fact of [/Three of its five/, /Four British units/, /0113/, /10 for each/, /tie is American/])
      expect(ways).toMatch(fact);
  });
});

describe('the index', () => {
  it('has every case once, by number and title, in the order of the cards', () => {
    openKey();
    const entries = [...document.querySelectorAll('.case-columns button')].map((entry) => entry.textContent);
    const all = Object.entries(caseCards).map(([rule, { title }]) => `${rule} ${title}`);
    expect(entries.toSorted()).toEqual(all.toSorted());
    expect(entries).toEqual(all);
  });

  it('puts each under the head of its section', () => {
    openKey();
    for (const section of document.querySelectorAll('.case-columns section')) {
      const head = section.querySelector('h4 b')?.textContent?.replace(/0$/, '');
      for (const entry of section.querySelectorAll('li b'))
        expect(entry.textContent).toMatch(head === undefined ? /^[A-Z]{3}$/ : new RegExp(`^${head}\\d`));
    }
  });

  it('opens the card of a case', async () => {
    const page = openKey();
    await userEvent.click(page.getByRole('button', { name: `7.1.3 ${caseCards['7.1.3']?.title}` }));
    expect(useRuleCard.getState().rule).toBe('7.1.3');
  });
});

describe('where a battle is only looked at', () => {
  it('a card opens from the key, and closes again', async () => {
    render(<BoardScreen battle="oct7" />);
    await userEvent.click(screen.getByRole('button', { name: text.board.openKey }));
    const key = within(await screen.findByRole('dialog', { name: handbook.title }));
    await userEvent.click(key.getByRole('button', { name: `8.0 ${caseCards['8.0']?.title}` }));
    const card = await screen.findByRole('dialog', { name: caseCards['8.0']?.title ?? '' });
    await userEvent.click(within(card).getByRole('button', { name: table.close }));
    expect(useRuleCard.getState().rule).toBeUndefined();
    expect(screen.getByRole('dialog', { name: handbook.title })).toBeVisible();
  });
});

describe('the armies', () => {
  it('are told of without the marks of our own research', () => {
    const { container } = render(<Armies battle="oct7" />);
    expect(container).toHaveTextContent('Balcarres; about 500–550');
    expect(container.textContent).not.toMatch(/unchecked|~|\.com|\w'\w/);
  });
});
