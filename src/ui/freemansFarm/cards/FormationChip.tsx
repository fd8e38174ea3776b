/** 4.1 A Formation card along the edge of the field, at a glance; pressed, it opens to read. */
import type { FormationId, FormationView, View } from '../../../engine/freemansFarm';
import { useSpot } from '../spot';
import { useTable } from '../table';
import { titleOf } from '../text/names';
import { play } from '../text/play';
import { Badge } from './Badge';
import { Markers } from './Markers';
import { MoraleTrack } from './MoraleTrack';

export function FormationChip({ id }: { id: FormationId }) {
  const view = useTable((table) => table.view?.formations[id]);
  const isActive = useTable(({ view: all }) => activeIn(all) === id);
  const isOpen = useSpot((spot) => spot.formation === id);
  const open = useSpot((spot) => spot.open);
  if (!view) return null;
  const { side, out } = view;
  const state = out ? `out ${out.how}` : isActive ? 'active' : '';
  return (
    <button
      type="button"
      className={`ff-chip ${side} ${state} ${view.nextTestFails ? 'shaken' : ''}`}
      aria-pressed={isOpen}
      aria-label={`${titleOf(id)}: ${stateWords(view)}`}
      onClick={() => open(id)}
    >
      <span className="ff-chip-head">
        <Badge side={side} />
        <b>{titleOf(id)}</b>
      </span>
      {out ? (
        <span className="ff-fate">{play.formation[out.how](out.round)}</span>
      ) : (
        <>
          <MoraleTrack view={view} />
          <span className="ff-chip-foot">
            <Markers view={view} />
            <small>{shortWords(view)}</small>
            {isInDanger(view) && (
              <small className="ff-danger" title={play.formation.dangerMeans}>
                {play.formation.danger(view.nextTestFails ?? 0)}
              </small>
            )}
          </span>
        </>
      )}
    </button>
  );
}

/** Who acts, pays or is struck at this moment. */
export const activeIn = (view: View | undefined): FormationId | undefined =>
  view?.attack?.attacker ??
  (view?.decision && 'formation' in view.decision ? view.decision.formation : undefined);

const shortWords = ({ cards }: FormationView): string =>
  cards.all === 0 ? '' : play.formation.short(cards.played, cards.all, cards.inHand);

const isInDanger = ({ out, nextTestFails = 0 }: FormationView): boolean => !out && nextTestFails > 0;

export function stateWords(view: FormationView): string {
  const { out, morale, markers, spaces, nextTestFails, cards } = view;
  if (out) return play.formation[out.how](out.round);
  const parts = [
    morale === undefined ? play.formation.noTrack : `${play.formation.morale} ${morale}`,
    play.formation.markers(markers, spaces),
    ...(isInDanger(view) ? [play.formation.next(nextTestFails ?? 0)] : []),
    cards.all === 0 ? play.formation.noCards : play.formation.cards(cards.played, cards.all, cards.inHand),
  ];
  return parts.join(', ');
}
