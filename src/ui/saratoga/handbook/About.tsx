/** What the game is and is not, who designed the rules, and how far its data can be trusted. */
import { handbook } from '../text/handbookWords';
import { saratoga } from '../../../games/saratoga';
import { title } from '../../text/title';
import { text } from '../text';

export function About() {
  return (
    <div className="about">
      <h3>{handbook.aboutTitle}</h3>
      <p>{text.introduction}</p>
      <p>{saratoga.credit}</p>
      <h3>{handbook.provenanceTitle}</h3>
      <p>{saratoga.honesty}</p>
      <p>{handbook.provenance}</p>
      <p>{title.licence}</p>
    </div>
  );
}
