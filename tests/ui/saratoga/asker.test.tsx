/** Point and ask: everything on Saratoga's table has a sentence and cases that have a card. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../src/engine/saratoga';
import { saratoga } from '../../../src/games/saratoga';
import type { CaseFinder } from '../../../src/games/contract';
import { loadPart } from '../../../src/loading';
import { usePlay } from '../../../src/store/play';
import { usePointer } from '../../../src/store/pointer';
import { answerFor } from '../../../src/ui/table/ask/answerFor';
import { AskTool } from '../../../src/ui/table/ask/AskTool';
import { GameCards } from '../../../src/ui/saratoga/play/GameCards';
import { laterAnswers } from '../../../src/ui/saratoga/play/decisions/panels';
import { OverlayTools } from '../../../src/ui/saratoga/play/OverlayTools';
import { TurnTrack } from '../../../src/ui/saratoga/panels/TurnTrack';
import { asker } from '../../../src/ui/saratoga/text/asker';
import { table } from '../../../src/ui/text/table';
import { POSITIONS } from '../../helpers/saratoga/everyDecision';
import { clearGame, layGame, viewNow } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

// Faces have tests of their own.
vi.mock('../../../src/ui/saratoga/counters/CounterFace', () => ({ CounterFace: () => null }));

let cases: CaseFinder;
beforeAll(async () => {
  await loadPart(laterAnswers);
  cases = await saratoga.cases();
});

const ask = (element: Element) => answerFor(element, { asker, cases, view: viewNow() })?.told;
const tell = (what: string) => asker.tell(what, viewNow());

/** Whatever a player could point at. */
const THINGS = 'button, a, li, h2, h3, h4, p, [data-ask], .score, .turn-track, .morale-strip';

describe('everything on the table can be asked about', () => {
  it.each(Object.entries(POSITIONS))('while a side is asked: %s', (_, positions) => {
    for (const position of positions) {
      layGame(position);
      const { container, unmount } = render(
        <>
          <GameCards />
          <TurnTrack turn={viewNow().turn} />
          <OverlayTools />
        </>,
      );
      const things = [...container.querySelectorAll(THINGS)];
      expect(things.length).toBeGreaterThan(20);
      const dumb = things.filter((thing) => !thing.closest('.card') && !ask(thing)?.text);
      expect(dumb.map((thing) => thing.outerHTML.slice(0, 200))).toEqual([]);
      const cited = things.flatMap((thing) => ask(thing)?.cases ?? []);
      expect(cited.filter((rule) => !cases(rule))).toEqual([]);
      unmount();
    }
  });
});

describe('an answer', () => {
  it('tells a stack from the top, the ground, and the zone that lies over it (2.2.1, 3.1, 3.2.4)', () => {
    layGame('oct7 british movement; 0605 L-fraser b-24 b-li; 0606 a-1nh*');
    const told = tell('place 606');
    expect(told?.text).toContain('British zone of control');
    expect(told?.cases).toEqual(expect.arrayContaining(['7.3', '2.2.1', 'TEC', '3.2.4']));
    expect(tell('place 605')?.cases).toContain('3.1');
  });

  it('tells what a formation must roll, or that it has broken (3.8.1, 3.8.2)', () => {
    layGame('oct7 british movement; 0605 b-24; 0612 a-1nh; broken poor');
    expect(tell('formation poor')).toMatchObject({ cases: ['3.8.2', '10.0'] });
    expect(tell('formation fraser')?.cases).toContain('3.8.1');
  });

  it('says that the last turn is decided by points (9.0, 10.0)', () => {
    layGame('oct7 british movement; 0605 b-24');
    expect(tell('turn 11')?.cases).toEqual(['4.0', '9.0', '10.0']);
  });

  it('never tells what is hidden: an enemy stack is known by its top (3.4)', () => {
    clearGame();
    usePlay.getState().layOut(RULES, 'oct7 american fog movement; 0305 b-24 b-li; 0612 a-1nh a-2nh');
    usePlay.getState().sitDown();
    expect(tell('place 305')?.text).not.toContain('24th');
    expect(tell('place 305')?.text).toContain('Light');
    expect(tell('place 612')?.text).toContain('1st New Hampshire');
  });
});

describe('the key ?', () => {
  it('asks about what has the focus, and Escape leaves', async () => {
    layGame('oct7 british movement; 0605 b-24 b-li; 0612 a-1nh');
    render(
      <>
        <AskTool />
        <GameCards />
      </>,
    );
    const end = screen.getByRole('button', { name: /^Skip movement/ });
    end.focus();
    fireEvent.keyDown(end, { key: '?' });
    await waitFor(() => expect(screen.getByRole('region', { name: table.ask.open })).toBeVisible());
    expect(screen.getByRole('region', { name: table.ask.open })).toHaveTextContent('Skip movement');
    fireEvent.keyDown(end, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: table.ask.open })).toBeNull();
  });

  it('while it asks, nothing that is pressed is carried out', async () => {
    layGame('oct7 british movement; 0605 b-24 b-li; 0612 a-1nh');
    render(
      <>
        <AskTool />
        <GameCards />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: table.ask.open }));
    await screen.findByText(table.ask.lead);
    fireEvent.click(screen.getByRole('button', { name: /^Skip movement/ }));
    expect(viewNow().decision?.kind).toBe('move');
    expect(screen.queryByText(table.ask.lead)).toBeNull();
    usePointer.getState().clear();
  });
});
