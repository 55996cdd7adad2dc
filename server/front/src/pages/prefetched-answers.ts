import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Access } from 'shared-contract/base/access';
import { inlineText } from './html';
import type { OpenedPage } from './opened-screen';
import { prefetchedReads } from './prefetched-reads';
import { withTimeout } from './with-timeout';

/** Root of every call. */
const API_ROOT = '/api/v1';
/** Time limit of a prefetched read, milliseconds; after it the browser asks itself. */
const TIMEOUT = 250;
/** A longer answer would hold up the page that carries it: characters. */
const MAX_LENGTH = 48_000;

/** A path of the catalogue, whatever its parameters are called and whatever its query. */
const shapeOf = (template: string): string => template.replace(/\{?\?.*$/, '').replace(/\{[^}]*\}/g, '{}');

/** Access rule of each JSON read that a page may prefetch, by its path pattern. */
const prefetchableReads = ({ routeTable }: FastifyInstance): ReadonlyMap<string, Access> =>
  new Map(
    routeTable
      .filter(({ method, schema }) => method === 'GET' && Object(schema.response)[200] !== undefined)
      .flatMap(({ config: { endpoint, access } }) =>
        endpoint && access ? [[shapeOf(endpoint.path), access] as const] : [],
      ),
  );

/** A call to what is somebody else's alone is kept in the audit: nobody is noted for one that she did not make. */
const isForOtherRoles = (access: Access, { roles }: Principal): boolean =>
  'roles' in access && !access.roles.some((role) => roles.includes(role));

/**
 * One answer, by the very call that the browser would make: the same session, rights, limits, audit and log. The header
 * names the student whom this page shows, so that a view that changed meanwhile is refused.
 */
const fetchRead = async (
  request: FastifyRequest,
  principal: Principal,
  path: string,
): Promise<string | null> => {
  const { cookie = '', host = '', 'user-agent': agent = '' } = request.headers;
  const shown =
    principal.viewing && principal.matricule !== null ? { 'x-matricule': principal.matricule } : {};
  const answer = await request.server.inject({
    method: 'GET',
    url: API_ROOT + path,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', cookie, host, 'user-agent': agent, ...shown },
  });
  if (answer.statusCode === 204) return 'null';
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return answer.statusCode === 200 && isJson && answer.payload.length <= MAX_LENGTH ? answer.payload : null;
};

/** The answers that a page carries, as the text of its block; null where it carries none. */
export const createPrefetchedAnswers = (app: FastifyInstance, timeout = TIMEOUT) => {
  const prefetchable = prefetchableReads(app);
  const mayPrefetch = (template: string, principal: Principal): boolean => {
    const access = prefetchable.get(shapeOf(template));
    return access !== undefined && !isForOtherRoles(access, principal);
  };

  const answerTo = async (request: FastifyRequest, principal: Principal, path: string) => {
    try {
      return await withTimeout(fetchRead(request, principal, path), timeout);
    } catch (err) {
      request.log.warn({ err }, 'a page goes without an answer');
      return null;
    }
  };

  return async (request: FastifyRequest, principal: Principal | null, page: OpenedPage) => {
    if (!principal) return null;
    const reads = prefetchedReads(page, principal).filter(({ template }) => mayPrefetch(template, principal));
    const found = await Promise.all(
      reads.map(async ({ path }) => ({ path, answer: await answerTo(request, principal, path) })),
    );
    const members = found.flatMap(({ path, answer }) =>
      answer === null ? [] : [`${JSON.stringify(path)}:${answer}`],
    );
    return members.length === 0 ? null : inlineText(`{${members.join(',')}}`);
  };
};
