import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What stands in place of what threw; `reset` tries it again. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Told once for each error. */
  onError?: (error: unknown) => void;
  /** A new value tries again by itself, for example the path after a navigation. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasFailed: boolean;
}

let reportShellError: (error: unknown) => void = () => {};

/** Sets the reporter of errors caught by boundaries without an `onError` of their own. */
export const onShellError = (tell: (error: unknown) => void): void => {
  reportShellError = tell;
};

const NO_ERROR: State = { error: null, hasFailed: false };

/** Error boundary with a fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = NO_ERROR;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    (this.props.onError ?? reportShellError)(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = (): void => this.setState(NO_ERROR);

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.reset) : this.props.children;
  }
}

/** Error boundary of an optional part: renders nothing after an error. */
export const IsolatedBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
);
