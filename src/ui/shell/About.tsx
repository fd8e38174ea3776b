/** What the game is and is not, who designed the rules, and how far its data can be trusted. */
import { text } from '../text';

export function About() {
  return (
    <div className="about">
      <h3>{text.handbook.aboutTitle}</h3>
      <p>{text.introduction}</p>
      <p>{text.credit}</p>
      <h3>{text.handbook.provenanceTitle}</h3>
      <p>{text.honesty}</p>
      <p>{text.handbook.provenance}</p>
      <p>{text.licence}</p>
    </div>
  );
}
