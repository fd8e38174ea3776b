/** What a surveyor adds around the land: frame, cartouche, compass rose, scale bar. */
import { HEX_HEIGHT } from '../../hexboard/layout';
import { text } from '../text';
import { FRAME } from './ground';

export function Furniture() {
  return (
    <>
      <Frame />
      <Cartouche x={1905} y={1452} />
      <CompassRose x={2040} y={1030} />
      <ScaleBar x={1905} y={1662} />
    </>
  );
}

function Frame() {
  const rule = (by: number) => ({
    x: FRAME.x - by,
    y: FRAME.y - by,
    width: FRAME.width + 2 * by,
    height: FRAME.height + 2 * by,
  });
  return (
    <g className="frame">
      <rect className="thin" {...rule(0)} />
      <Scallops />
      <rect className="thin" {...rule(14)} />
      <rect className="thick" {...rule(20)} />
    </g>
  );
}

/** Black and white by turns, an even number to each side. */
function Scallops() {
  const by = 7;
  const [x, y, width, height] = [FRAME.x - by, FRAME.y - by, FRAME.width + 2 * by, FRAME.height + 2 * by];
  const dash = (length: number) => length / (2 * Math.round(length / 104) + 1);
  return (
    <>
      <path className="band" d={`M${x} ${y}h${width}m0 ${height}h${-width}`} strokeDasharray={dash(width)} />
      <path
        className="band"
        d={`M${x} ${y}v${height}m${width} 0v${-height}`}
        strokeDasharray={dash(height)}
      />
    </>
  );
}

/** A scrolled tablet; `x`, `y` is its middle. */
function Cartouche({ x, y }: { x: number; y: number }) {
  const w = 236;
  const h = 148;
  const edge = `M${-w + 40} ${-h}C${-w / 2} ${-h - 16} ${-60} ${-h + 6} 0 ${-h - 10}C60 ${-h + 6} ${w / 2} ${-h - 16} ${w - 40} ${-h}C${w - 6} ${-h} ${w + 12} ${-h + 26} ${w - 8} ${-h + 50}C${w + 14} ${-h / 3} ${w + 14} ${h / 3} ${w - 8} ${h - 50}C${w + 12} ${h - 26} ${w - 6} ${h} ${w - 40} ${h}C${w / 2} ${h + 14} 60 ${h - 6} 0 ${h + 10}C-60 ${h - 6} ${-w / 2} ${h + 14} ${-w + 40} ${h}C${-w + 6} ${h} ${-w - 12} ${h - 26} ${-w + 8} ${h - 50}C${-w - 14} ${h / 3} ${-w - 14} ${-h / 3} ${-w + 8} ${-h + 50}C${-w - 12} ${-h + 26} ${-w + 6} ${-h} ${-w + 40} ${-h}Z`;
  const lines = text.map.cartouche;
  return (
    <g className="cartouche" transform={`translate(${x} ${y})`}>
      <path className="shadow" d={edge} transform="translate(7 9)" />
      <path className="tablet" d={edge} />
      <path className="rule" d={edge} transform="scale(.945 .92)" />
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className="scroll" d={SCROLL} transform={`translate(${w - 10} 0)`} />
          <path className="scroll" d={SPRIG} transform={`translate(${w - 46} ${-h + 8})`} />
          <path className="scroll" d={SPRIG} transform={`translate(${w - 46} ${h - 8}) scale(1 -1)`} />
        </g>
      ))}
      <text className="small-caps" y={-94} fontSize="21" letterSpacing="3">
        {lines[0]}
      </text>
      <text className="title" y={-28} fontSize="66" letterSpacing="5">
        {lines[1]}
      </text>
      <text y={8} fontSize="25" letterSpacing="1">
        {lines[2]}
      </text>
      <path
        className="flourish"
        d="M-120 24C-70 14 -40 34 0 24C40 14 70 34 120 24M0 24m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
      />
      <text className="italic" y={58} fontSize="21">
        {lines[3]}
      </text>
      <text className="italic" y={84} fontSize="21">
        {lines[4]}
      </text>
      <text className="small-caps" y={114} fontSize="15" letterSpacing="1.6">
        {lines[5]}
      </text>
    </g>
  );
}

const SCROLL = 'M0 -46C26 -40 30 -8 8 -4C-2 -3 -4 -16 6 -16M0 46C26 40 30 8 8 4C-2 3 -4 16 6 16M12 0L30 0';
const SPRIG =
  'M0 0C22 -22 48 -18 56 2C60 16 44 22 40 10M14 -10C14 -26 26 -34 38 -28M34 -15C44 -30 60 -28 64 -16';

/** Sixteen points, the north one crowned by a lily. */
function CompassRose({ x, y }: { x: number; y: number }) {
  const points = Array.from({ length: 16 }, (_, i) => ({
    turn: i * 22.5,
    long: i % 4 === 0 ? 92 : i % 2 === 0 ? 64 : 44,
    wide: i % 4 === 0 ? 13 : i % 2 === 0 ? 10 : 6,
  })).sort((a, b) => a.long - b.long);
  return (
    <g className="compass" transform={`translate(${x} ${y})`}>
      <circle r="70" className="ring" />
      <circle r="64" className="ring" />
      {Array.from({ length: 72 }, (_, i) => (
        <path
          key={i}
          className="tick"
          d={`M0 -64V-${i % 2 === 0 ? 70 : 67}`}
          transform={`rotate(${i * 5})`}
        />
      ))}
      {points.map(({ turn, long, wide }) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="light" d={`M0 ${-long}L${-wide} ${-wide * 1.6}L0 0Z`} />
          <path className="dark" d={`M0 ${-long}L${wide} ${-wide * 1.6}L0 0Z`} />
        </g>
      ))}
      <circle r="6" className="hub" />
      <path
        className="lily"
        d="M0 -132C9 -120 8 -112 2 -102H-2C-8 -112 -9 -120 0 -132ZM3 -102C8 -116 20 -118 19 -108C18 -103 12 -104 13 -108C8 -106 6 -102 5 -98H3ZM-3 -102C-8 -116 -20 -118 -19 -108C-18 -103 -12 -104 -13 -108C-8 -106 -6 -102 -5 -98H-3ZM-9 -98H9V-95H-9Z"
      />
      {(['E', 'S', 'W'] as const).map((letter, i) => (
        <text key={letter} x={[106, 0, -106][i]} y={[9, 117, 9][i]} fontSize="26">
          {letter}
        </text>
      ))}
    </g>
  );
}

/** 1.1 a hex is about 200 yards. */
function ScaleBar({ x, y }: { x: number; y: number }) {
  const step = HEX_HEIGHT;
  const steps = 5;
  const left = -(steps * step) / 2;
  return (
    <g className="scale" transform={`translate(${x} ${y})`}>
      {Array.from({ length: steps }, (_, i) => (
        <rect
          key={i}
          className={i % 2 === 0 ? 'dark' : 'light'}
          x={left + i * step}
          y="0"
          width={step}
          height="8"
        />
      ))}
      <rect className="light" x={left} y="8" width={step * steps} height="3" />
      {Array.from({ length: steps + 1 }, (_, i) => (
        <text key={i} x={left + i * step} y="-7" fontSize="18">
          {i * 200}
        </text>
      ))}
      <text className="italic" y="33" fontSize="19">
        {text.map.scale}
      </text>
    </g>
  );
}
