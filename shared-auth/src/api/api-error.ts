import type { FieldProblem, Problem, ProblemCode } from 'shared-contract';

/** Failure classes that screens tell apart. */
export type ApiFailure = 'network' | 'unavailable' | 'unauthorized' | 'forbidden' | 'stale-view' | 'refused';

/** Problem code of the 409 for a page that shows another student than the session's (CONTRACT §2). */
export const STALE_VIEW_CODE: ProblemCode = 'etudiant_different';

const failureOf = (status: number, code: string | undefined): ApiFailure => {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 409 && code === STALE_VIEW_CODE) return 'stale-view';
  // A full disk (507) is said by the server, with what to do.
  return status >= 500 && status !== 507 ? 'unavailable' : 'refused';
};

/** Error of a failed call. The client shows nothing: the screen decides what to display. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's problem answer, or null when it sent none. */
  readonly problem: Problem | null;
  readonly failure: ApiFailure;

  /** Path of the call, without its parameters, which may be personal. */
  readonly path: string;

  constructor(status: number, problem: Problem | null = null, path = '') {
    super(problem?.detail ?? `HTTP ${status}`);
    this.status = status;
    this.path = path.split('?', 1)[0] ?? '';
    this.problem = problem;
    this.failure = failureOf(status, problem?.code);
  }

  /** Nothing was judged: no answer came, or the server could not give one. */
  get isPassing(): boolean {
    return this.failure === 'network' || this.failure === 'unavailable';
  }

  /** French, for the user; null when the server did not say. */
  get detail(): string | null {
    return this.problem?.detail ?? null;
  }

  get code(): string | null {
    return this.problem?.code ?? null;
  }

  get fieldErrors(): FieldProblem[] {
    return this.problem?.errors ?? [];
  }
}
