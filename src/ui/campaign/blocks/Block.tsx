/**
 * A wooden block of 72 by 72 around 0, 0. Its owner sees the label: name, sign, and its steps on the four edges, the present one
 * on top; a loss turns them by a quarter. Everybody else sees bare wood with the sign of the side.
 */
import type { BlockType, Side } from '../../../engine/campaign';
import { blockOf } from '../spots';
import { coatOf, WOOD } from './coats';

export const SIZE = 72;
const HALF = SIZE / 2;
/** A sign that lies on its side keeps clear of disc and name. */
const LYING = 0.72;

/** Bare wood: nothing of it tells one block from another. */
export function Back({ side }: { side: Side }) {
  return (
    <g className={`wood ${side}`}>
      <Wood side={side} />
      <path
        className="grain"
        d="M-28 -20Q0 -26 28 -18M-28 -4Q-2 -10 28 -6M-28 12Q4 6 28 14M-28 24Q0 20 28 26"
      />
      <path className="emblem" d={side === 'british' ? CROWN : STAR} />
    </g>
  );
}

export function Face({ id, sp }: { id: string; sp: number }) {
  const block = blockOf(id);
  const { label, panel, ink } = coatOf(block);
  const isLeader = block.type === 'leader';
  // The lost lie as they were made.
  const lost = sp > 0 ? block.sp - sp : 0;
  return (
    <g className={`wood ${block.side} ${block.type}`} style={{ color: ink }}>
      <Wood side={block.side} />
      <rect x="-30" y="-30" width="60" height="60" rx="3" fill={label} />
      {panel !== label && <rect x="-21" y="-17" width="42" height="34" rx="2" fill={panel} />}
      {isLeader && (
        <rect className="rim" x="-28" y="-28" width="56" height="56" rx="2" stroke={WOOD[block.side].front} />
      )}
      <g className="sign" transform={isLeader ? 'translate(0 2)' : 'translate(0 3)'}>
        <g className="turned" style={turned(lost, lost % 2 === 0 ? 1 : LYING)}>
          <Sign type={block.type} side={block.side} />
        </g>
      </g>
      <text className={block.name.length > 10 ? 'block-name narrow' : 'block-name'} y={isLeader ? -15 : 25}>
        {block.name}
      </text>
      {isLeader ? (
        <>
          <text className="rate" x="-20" y="26">
            {block.group}
          </text>
          <text className="rate" x="20" y="26">
            {block.move}
          </text>
        </>
      ) : (
        <Steps sp={sp} full={block.sp} lost={lost} />
      )}
    </g>
  );
}

/** Each loss turns it by a quarter, counter-clockwise: the next step comes from the right edge to the upper one. */
const turned = (lost: number, scale = 1) => ({ transform: `rotate(${-90 * lost}deg) scale(${scale})` });

/** The steps on the four edges turn with the block; the present one is repeated upright. */
function Steps({ sp, full, lost }: { sp: number; full: number; lost: number }) {
  // On the right the next step, on the left the one just lost or the last; disc and name cover the others.
  const isSeen = (edge: number) => edge === lost + 1 || (edge - lost + 4) % 4 === 3;
  return (
    <>
      <g className="turned" style={turned(lost)}>
        {Array.from({ length: full }, (_, edge) => (
          <text
            key={edge}
            className={sp > 0 && isSeen(edge) ? 'step-next' : 'step-next under'}
            transform={`rotate(${90 * edge}) translate(0 -25)`}
          >
            {full - edge}
          </text>
        ))}
      </g>
      <circle className="step-disc" cy="-19" r="11.5" />
      <text className="step-now" y="-12.5">
        {sp}
      </text>
    </>
  );
}

function Wood({ side }: { side: Side }) {
  const { front, side: dark, lit } = WOOD[side];
  return (
    <>
      <path d={`M${HALF - 3} ${-HALF}l7 7v${SIZE - 4}l-4 4h${-SIZE + 6}l-7 -7z`} fill={dark} />
      <rect x={-HALF} y={-HALF} width={SIZE} height={SIZE} rx="6" fill={front} />
      <path
        d={`M${-HALF + 2} ${HALF - 5}V${-HALF + 5}q0 -3 3 -3H${HALF - 5}`}
        fill="none"
        stroke={lit}
        strokeWidth="2.4"
        strokeOpacity="0.8"
      />
    </>
  );
}

function Sign({ type, side }: { type: BlockType; side: Side }) {
  switch (type) {
    case 'regular':
      return <path d="M-17 11L15 -9M17 11L-15 -9M-17 11l6 1M17 11l-6 1" className="drawn" />;
    case 'elite':
      return <path d="M-18 6L16 -7M-18 6l2 6M-2 3q6 10 15 5" className="drawn" />;
    case 'militia':
      return (
        <path d="M-19 5C-15 -4 -10 -4 -7 -4C-6 -11 6 -11 7 -4C10 -4 15 -4 19 5C12 2 8 4 0 8C-8 4 -12 2 -19 5Z" />
      );
    case 'native':
      return (
        <path d="M-4 14L4 -12M4 -12Q14 -14 13 -3L3 -6M-14 10L-8 -10M-8 -10q-7 -1 -6 6" className="drawn" />
      );
    case 'artillery':
      return <GunSign />;
    case 'lightArtillery':
      return (
        <path
          d="M-6 -3L14 -7L15 -3L-1 1A6 6 0 1 1 -9 4L-17 9L-18 7L-8 0ZM-3 3A3.4 3.4 0 1 0 -2.9 3Z"
          fillRule="evenodd"
        />
      );
    case 'leader':
      return <path d={side === 'british' ? CROWN : STAR} transform="scale(0.95)" />;
  }
}

export const GunSign = () => (
  <path
    d="M-8 -6L19 -10L20 -5L-2 -1A8.6 8.6 0 1 1 -12 4L-22 11L-23 8L-11 -1ZM-4 2A5 5 0 1 0 -3.9 2Z"
    fillRule="evenodd"
  />
);

const STAR = 'M0 -15L4 -5L15 -4.6L6.4 2.2L9.4 13L0 6.8L-9.4 13L-6.4 2.2L-15 -4.6L-4 -5Z';
const CROWN = 'M-14 11L-17 -8L-8 -1L0 -14L8 -1L17 -8L14 11Z';
