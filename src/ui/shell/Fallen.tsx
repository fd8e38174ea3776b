/** Catches what a component throws: the page shows a card instead, and goes on from the last action. */
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { FallenCard } from './FallenCard';

interface Props {
  readonly children: ReactNode;
  /** Where showing it again is of no use, what is. */
  readonly reload?: () => void;
}

interface State {
  readonly fall: { readonly error: unknown; readonly componentStack: string } | undefined;
  readonly falls: number;
}

export class Fallen extends Component<Props, State> {
  override state: State = { fall: undefined, falls: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fall: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState(({ falls }) => ({
      fall: { error, componentStack: componentStack ?? '' },
      falls: falls + 1,
    }));
  }

  override render(): ReactNode {
    const { fall, falls } = this.state;
    // A new key mounts everything anew; the game itself lies in the store.
    if (!fall) return <Fragment key={falls}>{this.props.children}</Fragment>;
    return (
      <FallenCard
        error={fall.error}
        componentStack={fall.componentStack}
        onAgain={() => this.setState({ fall: undefined })}
        onReload={this.props.reload}
      />
    );
  }
}
