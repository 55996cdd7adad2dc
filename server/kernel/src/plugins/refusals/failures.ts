import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { type ApiProblem, badRequest, conflict, storageFull, unavailable } from '../../errors';

/** SQLSTATE classes and codes, and codes of the system, that say what failed. */
const BY_CODE: readonly (readonly [RegExp, () => ApiProblem])[] = [
  // Disk full, of the server, of the embedded engine or of the file store.
  [/^(53100|ENOSPC|EDQUOT|EROFS)$/, storageFull],
  // Lost or refused connections, too many of them, shut-down, time-outs, lost races, a standby, a lost password.
  [
    /^(08|53|57P)...$|^(57P0.|40001|40P01|57014|55P03|25P0[34]|25006|58030|3D000|28000|28P01)$/,
    () => unavailable(),
  ],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/, () => unavailable()],
  [/^(EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|EMFILE|ENFILE|EIO)$/, () => unavailable()],
  [/^22...$/, () => badRequest('Une valeur envoyée est hors limites.', PROBLEM_CODES.outOfRange)],
  [
    /^23...$/,
    () => conflict(PROBLEM_CODES.conflict, 'Ces données ont changé entre-temps. Rechargez la page.'),
  ],
];

/**
 * Messages of `pg` and its pool without a code: pool time-out, lost connection; and a server with a full disk, which
 * answers with a generic code.
 */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout|pool after calling end|could not write init file/;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** An error and its causes, outermost first: drizzle wraps what the driver throws, which may wrap the socket's. */
const chainOf = (error: unknown): unknown[] => {
  const chain: unknown[] = [];
  for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one);
  return chain.length > 0 ? chain : [error];
};

const byCode = (error: unknown): ApiProblem | null => {
  const code = property(error, 'code');
  if (typeof code !== 'string') return null;
  return BY_CODE.find(([pattern]) => pattern.test(code))?.[1]() ?? null;
};

const byMessage = (error: unknown): ApiProblem | null => {
  const message = property(error, 'message');
  return typeof message === 'string' && LOST_CONNECTION.test(message) ? unavailable() : null;
};

/**
 * Maps a database, network or disk failure to 503 or 507 with Retry-After, 400 or 409 for a value that the database
 * refuses; null for any other error.
 */
export const failureProblem = (error: unknown): ApiProblem | null => {
  const chain = chainOf(error);
  for (const one of chain) {
    const problem = byCode(one);
    if (problem) return problem;
  }
  // The innermost alone: the outer messages quote the statement, with whatever it holds.
  return byMessage(chain.at(-1));
};
