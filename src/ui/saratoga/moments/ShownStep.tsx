/** The step that was just played, or is played back: its marches, shots and verdicts, and its great moments. */
import { Happenings } from '../Happenings';
import { useStep } from '../useStep';
import { Moments } from './Moments';

export interface Pacing {
  /** Milliseconds for a way of so many hexes; none where nothing should move. */
  readonly march: (hexes: number) => number;
  /** How long a great moment lasts that usually lasts so many milliseconds. */
  readonly moment: (usual: number) => number;
  /** Great moments are shown, but nothing in them moves. */
  readonly isStill: boolean;
}

export default function ShownStep({ march, moment, isStill }: Pacing) {
  const step = useStep();
  return (
    <>
      {step && <Happenings key={step.place} {...step} duration={march} />}
      <Moments time={moment} isStill={isStill} />
    </>
  );
}
