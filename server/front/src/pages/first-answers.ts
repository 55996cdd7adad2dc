import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from 'server-kernel/access/types';
import type { Access } from 'shared-contract/base/access';
import { inlineText } from './html';
import { inTime } from './in-time';
import type { OpenedPage } from './opened-screen';
import { readsOf } from './reads';

/** Root of every call. */
const CALLS = '/api/v1';
/** A page waits no longer for an answer, which its browser then asks for itself: milliseconds. */
const PATIENCE = 250;
/** A longer answer would hold up the page that carries it: characters. */
const LONGEST = 48_000;

/** A path of the catalogue, whatever its parameters are called and whatever its query. */
const shapeOf = (template: string): string => template.replace(/\{?\?.*$/, '').replace(/\{[^}]*\}/g, '{}');

/** Who may make each read of the catalogue that answers JSON: what a page may carry, by its shape. */
const carriedReads = ({ routeTable }: FastifyInstance): ReadonlyMap<string, Access> =>
  new Map(
    routeTable
      .filter(({ method, schema }) => method === 'GET' && Object(schema.response)[200] !== undefined)
      .flatMap(({ config: { endpoint, access } }) =>
        endpoint && access ? [[shapeOf(endpoint.path), access] as const] : [],
      ),
  );

/** A call to what is somebody else's alone is kept in the audit: nobody is noted for one that she did not make. */
const isForOthers = (access: Access, { roles }: Principal): boolean =>
  'roles' in access && !access.roles.some((role) => roles.includes(role));

/**
 * One answer, by the very call that the browser would make: the same session, rights, limits, audit and log. The header
 * names the student whom this page shows, so that a view that changed meanwhile is refused.
 */
const ask = async (request: FastifyRequest, principal: Principal, path: string): Promise<string | null> => {
  const { cookie = '', host = '', 'user-agent': agent = '' } = request.headers;
  const shown =
    principal.viewing && principal.matricule !== null ? { 'x-matricule': principal.matricule } : {};
  const answer = await request.server.inject({
    method: 'GET',
    url: CALLS + path,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', cookie, host, 'user-agent': agent, ...shown },
  });
  if (answer.statusCode === 204) return 'null';
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return answer.statusCode === 200 && isJson && answer.payload.length <= LONGEST ? answer.payload : null;
};

/** The answers that a page carries, as the text of its block; null where it carries none. */
export const createFirstAnswers = (app: FastifyInstance, patience = PATIENCE) => {
  const carried = carriedReads(app);
  const mayCarry = (template: string, principal: Principal): boolean => {
    const access = carried.get(shapeOf(template));
    return access !== undefined && !isForOthers(access, principal);
  };

  const answerTo = async (request: FastifyRequest, principal: Principal, path: string) => {
    try {
      return await inTime(ask(request, principal, path), patience);
    } catch (err) {
      request.log.warn({ err }, 'a page goes without an answer');
      return null;
    }
  };

  return async (request: FastifyRequest, principal: Principal | null, page: OpenedPage) => {
    if (!principal) return null;
    const reads = readsOf(page, principal).filter(({ template }) => mayCarry(template, principal));
    const found = await Promise.all(
      reads.map(async ({ path }) => ({ path, answer: await answerTo(request, principal, path) })),
    );
    const members = found.flatMap(({ path, answer }) =>
      answer === null ? [] : [`${JSON.stringify(path)}:${answer}`],
    );
    return members.length === 0 ? null : inlineText(`{${members.join(',')}}`);
  };
};
