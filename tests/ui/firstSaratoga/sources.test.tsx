/** Whoever asks is told what everything rests on: nothing of the data's provenance is left out. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CHART_SOURCES,
  COUNTER_SOURCES,
  HEX_SOURCES,
  LINE_SOURCES,
  NAMED_HEXES,
  PLACE_SOURCES,
  SCENARIOS,
  SHEET,
  TURN_SOURCES,
} from '../../../src/engine/firstSaratoga';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { usePointer } from '../../../src/store/pointer';
import Sources from '../../../src/ui/firstSaratoga/handbook/Sources';
import HexCard from '../../../src/ui/firstSaratoga/play/HexCard';
import { play } from '../../../src/ui/firstSaratoga/text/play';
import { allSources } from '../../../src/ui/firstSaratoga/text/sources';
import { position } from '../../helpers/firstSaratoga/position';
import { clearGame, layState } from '../../helpers/firstSaratoga/shown';

afterEach(clearGame);

const print = (text: string) => text.replaceAll("'", '’').replaceAll(/"(.+?)"/g, '‘$1’');

describe('what it rests on', () => {
  it('is printed for every hex, line, place, chart, turn and counter', () => {
    const { container } = render(<Sources />);
    const text = container.textContent;
    const ids = [
      ...HEX_SOURCES.flatMap(({ hexes }) => hexes),
      ...Object.keys(LINE_SOURCES).filter((id) => id !== 'works'),
      ...Object.keys(PLACE_SOURCES),
      ...Object.keys(NAMED_HEXES),
      ...SCENARIOS.battle.counters.map(({ name }) => name),
    ];
    expect(ids.filter((id) => !text.includes(print(id)))).toEqual([]);
    const told = [
      ...HEX_SOURCES,
      ...[LINE_SOURCES, PLACE_SOURCES, CHART_SOURCES, SHEET, COUNTER_SOURCES].flatMap((all) =>
        Object.values(all),
      ),
      ...TURN_SOURCES,
    ];
    expect(told.filter(({ why }) => !text.includes(print(why)))).toEqual([]);
  });

  it('has a name in words for every code', () => {
    const { charts, sheet, lines } = allSources();
    for (const { what } of [...charts, ...sheet, ...lines]) expect(what).not.toMatch(/^[a-z]/);
  });

  it('is told of a hex and of those who stand there on its card', async () => {
    layState(position({ '0308': 'learned arnold' }));
    usePointer.setState({ cursor: hexOf('0308') });
    render(<HexCard />);
    await userEvent.click(screen.getByText(play.hex.why));
    await waitFor(() => expect(screen.getByText(/cleared ground of the American camp/)).toBeVisible());
    expect(screen.getByText(/14\.1: British major victory/)).toBeVisible();
    expect(screen.getByText(/closed, so that it must be stormed/)).toBeVisible();
    expect(screen.getByText(/13\.4 names the leader/)).toBeVisible();
    expect(screen.getByText(/Continental brigade: CF 7/)).toBeVisible();
  });
});
