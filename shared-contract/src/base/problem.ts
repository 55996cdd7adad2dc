import type * as PROBLEM_CODES from './problem-codes';

/** RFC 9457 problem answer. `detail` is for the user, in French; `code` is stable (CONTRACT §2). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: FieldProblem[];
}

export interface FieldProblem {
  /** Dotted path of the field, as in the body: `Lignes[0].LigneCommandeQuantite`. */
  path: string;
  message: string;
}

/** An empty body with 204 stands for "nothing there" wherever one object is asked for. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Any of the codes of a refusal. */
export type ProblemCode = (typeof PROBLEM_CODES)[keyof typeof PROBLEM_CODES];
