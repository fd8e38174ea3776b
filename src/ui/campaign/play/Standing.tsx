/** How it stands, in one strip: action points of both, who holds the places that decide, weeks left, British strength. */
import { BASE_POINTS, RUIN_BELOW, SIDES } from '../../../engine/campaign';
import { CaseLink } from '../../table/CaseLink';
import { useTable } from '../table';
import { play } from '../text/play';
import { standingSentence } from '../text/standing';

/** 5.1 the most that a side can have. */
const MOST = BASE_POINTS + 3;

export function Standing() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const words = play.standing;
  return (
    <div className="standing">
      <p className="standing-sentence">
        {standingSentence(view)} <CaseLink rule="12.1" />
      </p>
      <p className="objectives-held" aria-label={words.objectives}>
        {Object.entries(view.objectives).map(([place, holder]) => (
          <span key={place} className={`held ${holder ?? 'unheld'}`}>
            {words.objective(place, holder)}
          </span>
        ))}
      </p>
      <p className="points">
        {SIDES.map((side) => (
          <span
            key={side}
            className={`tokens ${side}`}
            role="img"
            aria-label={words.tokens(side, view.ap[side])}
            title={words.tokens(side, view.ap[side])}
          >
            {Array.from({ length: MOST }, (_, i) => (
              <i key={i} className={i < view.ap[side] ? 'full' : ''} />
            ))}
          </span>
        ))}
        <span className="weeks-left">{words.weeks(view.turn)}</span>
        {view.britishSp !== undefined && (
          <span
            className={view.britishSp < RUIN_BELOW + 12 ? 'sp-left grave' : 'sp-left'}
            title={words.strength(view.britishSp)}
          >
            {words.strengthShort(view.britishSp)}
          </span>
        )}
      </p>
    </div>
  );
}
