import { DrizzleQueryError } from 'drizzle-orm';
import { asProblem } from './problems';

const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('a dependency that fails', () => {
  it.each([
    ['the pool has no free connection in time', new Error('timeout exceeded when trying to connect'), 503],
    [
      'a server whose disk is full takes no new connection',
      Object.assign(new Error('could not write init file'), { code: 'XX000' }),
      503,
    ],
    ['the connection was cut', new Error('Connection terminated unexpectedly'), 503],
    ['the server no longer answers', new Error('Query read timeout'), 503],
    ['a lock was not free in time', coded('55P03'), 503],
    ['a statement took too long', coded('57014'), 503],
    ['the server stops', coded('57P01'), 503],
    ['it has too many connections', coded('53300'), 503],
    ['nobody listens', coded('ECONNREFUSED'), 503],
    ['its name is unknown', coded('ENOTFOUND'), 503],
    ['it became a standby', coded('25006'), 503],
    ['its disk is full', coded('53100'), 507],
    ['our disk is full', coded('ENOSPC'), 507],
    ['our share of the disk is used up', coded('EDQUOT'), 507],
    ['our disk is read-only', coded('EROFS'), 507],
  ])('%s: 503 or 507, with Retry-After, however it is wrapped', (_what, error, status) => {
    for (const one of [error, wrapped(error), new Error('outer', { cause: wrapped(error) })]) {
      const problem = asProblem(one);
      expect(problem.status).toBe(status);
      expect(Number(problem.options.headers?.['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('is not guessed from what somebody wrote', () => {
    const cause = coded('XX000', 'bug');
    const error = new DrizzleQueryError(`insert … 'Connection terminated'`, ['Query read timeout'], cause);
    expect(asProblem(error).status).toBe(500);
  });

  it('is no excuse for a defect', () => {
    expect(asProblem(new TypeError('x is undefined')).status).toBe(500);
    expect(asProblem(wrapped(coded('42P01'))).status).toBe(500);
    expect(asProblem(undefined).status).toBe(500);
  });

  it('tells a value out of bounds and a lost race apart', () => {
    expect(asProblem(wrapped(coded('22003'))).status).toBe(400);
    expect(asProblem(wrapped(coded('23505'))).status).toBe(409);
  });
});
