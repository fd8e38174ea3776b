/** Catches what a component throws: the page shows a card instead, and goes on from the last action. */
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { ErrorCard } from './ErrorCard';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly caught: { readonly error: unknown; readonly componentStack: string } | undefined;
  readonly times: number;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: undefined, times: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState(({ times }) => ({
      caught: { error, componentStack: componentStack ?? '' },
      times: times + 1,
    }));
  }

  override render(): ReactNode {
    const { caught, times } = this.state;
    // A new key mounts everything anew; the game itself lies in the store.
    if (!caught) return <Fragment key={times}>{this.props.children}</Fragment>;
    return (
      <ErrorCard
        error={caught.error}
        componentStack={caught.componentStack}
        onAgain={() => this.setState({ caught: undefined })}
      />
    );
  }
}
