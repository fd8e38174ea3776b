/** What an engraver adds around the country: frame, cartouche, compass rose, scale, and the line below which the sheet is squeezed. */
import { SHEET, UNIT } from '../spots';
import { furniture } from '../text/sheet';

export function Furniture() {
  return (
    <>
      <Frame />
      <Cartouche x={330 * UNIT} y={330 * UNIT} />
      <Rose x={215 * UNIT} y={1270 * UNIT} />
      <Scale x={330 * UNIT} y={473 * UNIT} />
      <Break />
    </>
  );
}

function Frame() {
  const rule = (by: number) => ({ x: by, y: by, width: SHEET.width - 2 * by, height: SHEET.height - 2 * by });
  return (
    <g className="war-frame">
      <rect className="thick" {...rule(20)} />
      <rect className="bars" {...rule(31)} />
      <rect className="thin" {...rule(40)} />
    </g>
  );
}

/** `x`, `y` is its middle. */
function Cartouche({ x, y }: { x: number; y: number }) {
  const [w, h] = [330, 205];
  const edge = `M${-w} ${-h + 40}Q${-w} ${-h} ${-w + 46} ${-h}Q${-w / 2} ${-h - 26} 0 ${-h}Q${w / 2} ${-h - 26} ${w - 46} ${-h}Q${w} ${-h} ${w} ${-h + 40}Q${w - 20} 0 ${w} ${h - 40}Q${w} ${h} ${w - 46} ${h}Q${w / 2} ${h + 26} 0 ${h}Q${-w / 2} ${h + 26} ${-w + 46} ${h}Q${-w} ${h} ${-w} ${h - 40}Q${-w + 20} 0 ${-w} ${-h + 40}Z`;
  const lines = furniture.cartouche;
  return (
    <g className="war-cartouche" transform={`translate(${x} ${y})`}>
      <path className="cast" d={edge} transform="translate(8 10)" />
      <path className="tablet" d={edge} />
      <path className="inner" d={edge} transform="scale(.955 .935)" />
      {lines.map(({ size, text, y: at, isTitle }) => (
        <text key={text} y={at} fontSize={size} className={isTitle ? 'heading' : ''}>
          {text}
        </text>
      ))}
      <path className="flourish" d="M-150 62C-90 48 -50 78 0 64C50 50 90 78 150 62" />
    </g>
  );
}

function Rose({ x, y }: { x: number; y: number }) {
  const points = Array.from({ length: 16 }, (_, i) => ({
    turn: i * 22.5,
    long: i % 4 === 0 ? 120 : i % 2 === 0 ? 82 : 56,
    wide: i % 4 === 0 ? 16 : i % 2 === 0 ? 12 : 7,
  })).sort((a, b) => a.long - b.long);
  return (
    <g className="war-rose" transform={`translate(${x} ${y})`}>
      <circle r="90" className="ring" />
      <circle r="82" className="ring" />
      {points.map(({ turn, long, wide }) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="light" d={`M0 ${-long}L${-wide} ${-wide * 1.6}L0 0Z`} />
          <path className="dark" d={`M0 ${-long}L${wide} ${-wide * 1.6}L0 0Z`} />
        </g>
      ))}
      <circle r="7" className="hub" />
      <text y="-132" fontSize="34">
        N
      </text>
    </g>
  );
}

/** Some eighteen units of the data are ten miles. */
function Scale({ x, y }: { x: number; y: number }) {
  const step = 27.4 * UNIT;
  return (
    <g className="war-scale" transform={`translate(${x - step * 2} ${y})`}>
      {[0, 1, 2, 3].map((i) => (
        <rect key={i} className={i % 2 === 0 ? 'dark' : 'light'} x={i * step} y="0" width={step} height="9" />
      ))}
      {[0, 1, 2, 3, 4].map((i) => (
        <text key={i} x={i * step} y="-9" fontSize="22">
          {i * 10}
        </text>
      ))}
      <text x={step * 2} y="38" fontSize="24" className="slanted">
        {furniture.scale}
      </text>
    </g>
  );
}

function Break() {
  const y = 1385 * UNIT;
  const steps = Array.from({ length: 60 }, (_, i) => `l12 ${i % 2 === 0 ? -9 : 9}`).join('');
  return (
    <g className="war-break">
      <path d={`M${440 * UNIT} ${y}${steps}`} />
      <text x={450 * UNIT} y={y - 16} fontSize="22">
        {furniture.squeezed}
      </text>
    </g>
  );
}
