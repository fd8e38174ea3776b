/** What every value of the reconstruction rests on is there to be read, in the handbook and on the card of a place. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BLOCK_PROVENANCE,
  BLOCKS,
  PLACE_PROVENANCE,
  PLACES,
  ROAD_PROVENANCE,
  ROADS,
} from '../../../src/engine/campaign';
import Handbook from '../../../src/ui/campaign/handbook/Handbook';
import PlaceWhy from '../../../src/ui/campaign/panels/PlaceWhy';
import { handbook } from '../../../src/ui/campaign/text/handbook';
import { placeName, roadName } from '../../../src/ui/campaign/text/names';
import { render } from '../../helpers/campaign/gameView';

afterEach(cleanup);

describe('K1 the sources in the handbook', () => {
  beforeEach(() => {
    render(<Handbook onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('tab', { name: handbook.tabs.sources }));
  });
  const rows = (title: string): readonly string[] => {
    const heading = screen.getByRole('heading', { name: title });
    return [...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent ?? '');
  };
  it('print the reason and the grades of each road', () => {
    expect(rows(handbook.sources.roads)).toEqual(
      ROADS.map((road) => {
        const { grades, why } = ROAD_PROVENANCE[road.id] ?? { grades: {}, why: '' };
        return `${roadName(road)}${why} link ${grades['link']}, colour ${grades['colour']}`;
      }),
    );
    expect(rows(handbook.sources.roads)[0]).toMatch(
      /^Skenesboro to Mount Independence, .*example.*link P, colour I$/,
    );
  });
  it('print the reason of each place and each block', () => {
    const [places, blocks] = [rows(handbook.sources.places), rows(handbook.sources.blocks)];
    PLACES.forEach(({ id }, i) => expect(places[i]).toContain(PLACE_PROVENANCE[id]?.why));
    BLOCKS.forEach(({ id }, i) => expect(blocks[i]).toContain(BLOCK_PROVENANCE[id]?.why));
  });
});

it('K1 the card of a place prints the reasons of its roads', () => {
  for (const { id } of PLACES) {
    render(<PlaceWhy id={id} />);
    const lines = screen.queryAllByRole('listitem');
    const roads = ROADS.filter(({ a, b }) => a === id || b === id);
    expect(lines).toHaveLength(roads.length);
    roads.forEach(({ a, b, id: road }, i) => {
      const line = lines[i];
      if (!line) throw new Error(`no line for ${road}`);
      expect(within(line).getByText(placeName(a === id ? b : a))).toBeVisible();
      expect(line).toHaveTextContent(ROAD_PROVENANCE[road]?.why ?? '?');
    });
    cleanup();
  }
});
