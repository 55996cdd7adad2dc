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

let tellOfShell: (error: unknown) => void = () => {};

/** Who is told of errors of the shell's own code: of each that no boundary has a teller of its own for. */
export const onShellError = (tell: (error: unknown) => void): void => {
  tellOfShell = tell;
};

const SOUND: State = { error: null, hasFailed: false };

/** Keeps an error of what it holds from reaching what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state = SOUND;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    (this.props.onError ?? tellOfShell)(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  readonly reset = (): void => this.setState(SOUND);

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.reset) : this.props.children;
  }
}

/** What may fail without the page: whatever it throws, nothing stands in its place and nothing around it notices. */
export const Apart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
);
