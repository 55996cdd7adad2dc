/** The stable `code` of a refusal (CONTRACT §2), by what happened; domains add theirs below the platform's. */
export * as PROBLEM_CODES from './each-problem-code';

import type * as codes from './each-problem-code';

export type ProblemCode = (typeof codes)[keyof typeof codes];
