/** The march that is advised, drawn along its road. */
import type { Action } from '../../../engine/campaign';
import { useAdvice } from '../../../store/adviceNow';
import { pathOf } from '../../hexboard/drawing/curve';
import { lineAlong } from '../map/roads';
import { useTable } from '../table';
import { marchOf } from '../text/advice';

export default function Advised() {
  const view = useTable((table) => table.view);
  const given = useAdvice((advice) => (advice.wish === 'order' ? advice.given : undefined));
  const march = view && given && marchOf(view, given.action as Action);
  return march && <path className="march-line advised" d={pathOf(lineAlong(march.path))} />;
}
