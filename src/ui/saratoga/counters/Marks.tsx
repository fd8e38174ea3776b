/** The states that lie on a counter: beside the picture or over the lower edge, never on a name, a band or a number. */
import type { Mark } from '../../../engine/saratoga';

export function Marks({ has }: { has: (mark: Mark) => boolean }) {
  return (
    <>
      {has('fired') && (
        <g className="powder">
          <path className="smoke" d={SMOKE} transform="translate(-28 .9) scale(.94)" />
        </g>
      )}
      {has('outOfCommand') && <OutOfCommand />}
      {has('stepLost') && <StepLoss />}
    </>
  );
}

/** Under the numbers, which are printed over it. */
export const TornBand = () => <path className="torn" d={TORN} />;

/** 7.3 a pip for the hit; the next one turns the counter over. */
function StepLoss() {
  return (
    <g className="step-loss" transform="translate(28.5 1.8)">
      <circle r="10.6" />
    </g>
  );
}

function OutOfCommand() {
  return (
    <g className="out-of-command" transform="translate(1.7 34)">
      <rect x="-13" y="-6.5" width="26" height="13" rx="2.6" />
      <text y="3.8">OUT</text>
    </g>
  );
}

const TORN =
  'M-36 1.4L-30 5.2L-24 -.2L-18 3.6L-12 -1.8L-6 1.9L0 -3.5L6 .3L12 -5.1L18 -1.4L24 -6.8L30 -3L36 -8.4L36 -.2L30 5L24 1.2L18 6.6L12 2.9L6 8.3L0 4.5L-6 9.9L-12 6.2L-18 11.6L-24 7.8L-30 12.6L-36 9.4Z';

const SMOKE =
  'M-12 6C-17 5 -17 -3 -11.5 -3.5C-12 -9.5 -4 -11.5 -1.5 -7C2 -11.5 9.5 -9.5 9 -4C14.5 -4 15 4 9.5 5.5C9 10 2.5 11 0 7.5C-3 11 -10.5 10.5 -12 6ZM-8 1.5q3.5 -4.5 7 0M2 -1q4.5 -3 6 2';
