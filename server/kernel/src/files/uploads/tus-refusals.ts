import { Server } from '@tus/server';
import { PROBLEM_MEDIA_TYPE } from 'shared-contract';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import {
  type ApiProblem,
  badRequest,
  conflict,
  notFound,
  precondition,
  tooLarge,
  toProblem,
  unavailable,
} from '../../errors';
import { asProblem } from '../../plugins/refusals/problems';

/** The library's own refusals in our words, by its status; another one of the client's is a 400. */
const OWN_REFUSALS: Record<number, () => ApiProblem> = {
  404: () => notFound('Cet envoi n’existe pas ou n’est pas le vôtre.'),
  409: () =>
    conflict(PROBLEM_CODES.conflict, 'L’envoi n’en est pas là\u00a0: demandez où il en est, puis continuez.'),
  410: () => notFound('Cet envoi n’existe plus\u00a0: recommencez-le.'),
  412: () => precondition(PROBLEM_CODES.badRequest, 'L’envoi ne suit pas le protocole tus 1.0.0.'),
  413: () => tooLarge(),
  // Its 500 are a write that failed and a lock that was not free: both may go well later.
  500: () => unavailable(),
};

const fromLibrary = (status: number): ApiProblem =>
  OWN_REFUSALS[status]?.() ?? badRequest('La demande d’envoi ne suit pas le protocole tus 1.0.0.');

/** A failure as what the library wants to be thrown. */
export const refusal = (error: unknown) => {
  const problem = asProblem(error);
  return {
    status_code: problem.status,
    body: JSON.stringify({ ...toProblem(problem), retryAfter: problem.options.headers?.['retry-after'] }),
  };
};

interface TusAnswer {
  status: number;
  body: string;
  retryAfter?: string;
}

/** Response body: our own refusal, or the library's in our words. */
const toTusAnswer = (status: number, body: string): TusAnswer => {
  if (!body.startsWith('{')) {
    const problem = fromLibrary(status);
    const retryAfter = problem.options.headers?.['retry-after'];
    return {
      status: problem.status,
      body: JSON.stringify(toProblem(problem)),
      ...(retryAfter && { retryAfter }),
    };
  }
  const { retryAfter, ...problem } = JSON.parse(body);
  return { status, body: JSON.stringify(problem), ...(retryAfter && { retryAfter }) };
};

/** tus as the library has it, whose refusals are problem+json in French like all others. */
export class TusServer extends Server {
  override async write(...[context, headers, status, body = '']: Parameters<Server['write']>) {
    if (status < 400) return super.write(context, headers, status, body);
    const told = toTusAnswer(status, body);
    headers.set('content-type', PROBLEM_MEDIA_TYPE);
    if (told.retryAfter) headers.set('retry-after', told.retryAfter);
    return super.write(context, headers, told.status, told.body);
  }
}
