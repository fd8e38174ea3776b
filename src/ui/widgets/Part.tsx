/** A part of the page that comes when it is wanted. If it does not come, or fails, it falls alone, and can be tried again. */
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart, partHere } from '../../loading';
import { common } from '../text/common';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A whole screen, like React's lazy, but a load that failed is tried again the next time; whoever stands around it catches. */
export function screen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function Screen(props: Props) {
    const Found = useLoaded(load)?.default;
    return Found ? <Found {...props} /> : null;
  };
}

/** A part of a screen, in a boundary of its own. */
export function part<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { readonly onClose?: () => void }> {
  const Loaded = screen(load);
  return function Part(props) {
    return (
      <PartBoundary onClose={props.onClose}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

/** Asks for it before it is wanted. Whoever wants it asks again, and says what is wrong. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => void loadPart(load).catch(() => undefined), [load]);
}

/** Undefined until it is here; a failure is thrown to whoever catches it. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [, setCome] = useState(0);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isHere = true;
    loadPart(load).then(
      () => isHere && setCome((times) => times + 1),
      (error: unknown) => isHere && setFailure({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return partHere(load)?.value;
}

/** A part of a drawing: where it does not come, the drawing stays without it until it is asked for again. */
export function drawnPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Loaded = screen(load);
  return function DrawnPart(props) {
    return (
      <PartBoundary isDrawn>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly isDrawn?: boolean;
  readonly onClose?: (() => void) | undefined;
}

/** The game stands behind it as before. */
export class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, isDrawn, onClose } = this.props;
    if (!this.state.hasFailed) return children;
    if (isDrawn) return null;
    return <PartFailed onAgain={() => this.setState({ hasFailed: false })} onClose={onClose} />;
  }
}

interface FailedProps {
  readonly onAgain: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** Something did not come: the ways on. */
export function PartFailed({ onAgain, onClose }: FailedProps) {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <div className="part-failed" role="alert">
      <p>
        {common.part.failed} {isOffline && common.part.offline}
      </p>
      <div className="answers">
        <button type="button" className="answer chief" onClick={onAgain}>
          {common.part.again}
        </button>
        {onClose && (
          <button type="button" className="answer" onClick={onClose}>
            {common.close}
          </button>
        )}
        <button type="button" className="answer" onClick={() => window.location.reload()}>
          {common.part.reload}
        </button>
      </div>
    </div>
  );
}
