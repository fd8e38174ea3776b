/** What a surveyor adds around the land: frame, entry letters, cartouche, compass rose, scale bar. */
import { hexOf } from '../../../engine/hexmap/hexId';
import type { Box } from '../../hexboard/camera';
import { sheet } from '../text/sheet';
import type { Ground } from './ground';

export function Furniture({ ground }: { ground: Ground }) {
  const { frame, field } = ground;
  const hasRoom = field.scenario.id === 'battle';
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  return (
    <>
      <Frame frame={frame} />
      {field.scenario.entries.map(({ id, hex }) => {
        const { x, y } = field.layout.centreOf(hexOf(hex));
        return (
          <g key={id} className="fs-entry" transform={`translate(${x} ${y - 62})`}>
            <path d="M-13 -20H13V-2H20L0 16L-20 -2H-13Z" />
            <text y="2">{id}</text>
          </g>
        );
      })}
      {hasRoom && <Cartouche x={right - 150} y={bottom - 105} />}
      {hasRoom && <Compass x={right - 62} y={frame.y + 108} />}
    </>
  );
}

function Frame({ frame: { x, y, width, height } }: { frame: Box }) {
  const rule = (by: number) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
  return (
    <g className="fs-rules">
      <rect className="thin" {...rule(0)} />
      <rect className="thin" {...rule(9)} />
      <rect className="thick" {...rule(16)} />
    </g>
  );
}

function Cartouche({ x, y }: { x: number; y: number }) {
  const [w, h] = [136, 84];
  const edge = `M${-w} ${-h + 12}Q${-w + 12} ${-h + 12} ${-w + 12} ${-h}H${w - 12}Q${w - 12} ${-h + 12} ${w} ${-h + 12}V${h - 12}Q${w - 12} ${h - 12} ${w - 12} ${h}H${-w + 12}Q${-w + 12} ${h - 12} ${-w} ${h - 12}Z`;
  const [over, title, when, note] = sheet.cartouche;
  return (
    <g className="fs-cartouche" transform={`translate(${x} ${y})`}>
      <path className="tablet" d={edge} />
      <path className="rule" d={edge} transform="scale(.95 .92)" />
      <text y="-44" fontSize="14" letterSpacing="2">
        {over}
      </text>
      <text className="title" y="-8" fontSize="34" letterSpacing="1.5">
        {title}
      </text>
      <text className="italic" y="20" fontSize="16">
        {when}
      </text>
      <text y="52" fontSize="10.5" letterSpacing="1.3">
        {note}
      </text>
    </g>
  );
}

function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g className="fs-compass" transform={`translate(${x} ${y})`}>
      <circle r="30" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          className={turn % 90 === 0 ? 'long' : ''}
          d={turn % 90 === 0 ? 'M0 -44L7 -7L0 0L-7 -7Z' : 'M0 -27L5 -5L0 0L-5 -5Z'}
          transform={`rotate(${turn})`}
        />
      ))}
      <text y="-50">N</text>
    </g>
  );
}
