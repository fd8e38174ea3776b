/** Names on the field, a cartouche and a compass rose. */
import { lettering as words } from '../text/board';

export function Lettering() {
  return (
    <g className="ff-lettering">
      <text transform="translate(975 330) rotate(90)" className="water" letterSpacing="9">
        {words.hudson}
      </text>
      <text transform="translate(931 165) rotate(90)" className="small">
        {words.riverRoad}
      </text>
      <text x="605" y="249" className="small" transform="rotate(-3 605 249)" letterSpacing="4">
        {words.ravine}
      </text>
      <text x="655" y="407" className="small water">
        {words.creek}
      </text>
      <text x="236" y="612" className="big" letterSpacing="6">
        {words.heights}
      </text>
      <text x="606" y="553" className="small" transform="rotate(-4 606 553)">
        {words.works}
      </text>
      <text x="60" y="250" className="small" letterSpacing="3">
        {words.woods}
      </text>
      <g transform="translate(150 693)" className="ff-cartouche">
        <path d="M-128 -30H128Q120 0 128 30H-128Q-120 0 -128 -30Z" />
        <text className="title" y="-6" textAnchor="middle">
          {words.title}
        </text>
        <text className="sub" y="14" textAnchor="middle">
          {words.date}
        </text>
      </g>
      <g transform="translate(60 70)" className="ff-compass">
        <circle r="24" />
        <path d="M0 -34L5 -5L34 0L5 5L0 34L-5 5L-34 0L-5 -5Z" />
        <path className="dark" d="M0 -34L5 -5L0 0ZM34 0L5 5L0 0ZM0 34L-5 5L0 0ZM-34 0L-5 -5L0 0Z" />
        <text y="-38" textAnchor="middle">
          N
        </text>
      </g>
    </g>
  );
}
