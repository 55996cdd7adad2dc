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

/** Bound on the reads that a rendering asks for. */
const MAX_FURTHER = 6;

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

/** Answers that a page carries, as JSON by path. */
export type Answers = ReadonlyMap<string, string>;

/** Text of their block; null where the page carries none. */
export const answersText = (answers: Answers): string | null => {
  const members = [...answers].map(([path, answer]) => `${JSON.stringify(path)}:${answer}`);
  return members.length === 0 ? null : inlineText(`{${members.join(',')}}`);
};

/** The segments of a path of the catalogue, a parameter being `{}`. */
const segmentsOf = (path: string): string[] => path.replace(/\?.*$/s, '').split('/');

const isOfShape = (shape: readonly string[], path: readonly string[]): boolean =>
  shape.length === path.length && shape.every((segment, rank) => segment === '{}' || segment === path[rank]);

/** The catalogue's own path of what a screen asks for; the one with the fewest parameters. */
const createFindShape = (shapes: Iterable<string>) => {
  const known = [...shapes]
    .map((shape) => ({ shape, segments: segmentsOf(shape) }))
    .sort((a, b) => a.shape.split('{}').length - b.shape.split('{}').length);
  return (path: string): string | undefined => {
    const asked = segmentsOf(path);
    return known.find(({ segments }) => isOfShape(segments, asked))?.shape;
  };
};

/** Reads for pages: those that their screen declares, and those that its rendering turns out to make. */
export const createPrefetchedAnswers = (app: FastifyInstance, timeout = TIMEOUT) => {
  const prefetchable = prefetchableReads(app);
  const findShape = createFindShape(prefetchable.keys());
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

  const answersTo = async (
    request: FastifyRequest,
    principal: Principal,
    paths: readonly string[],
  ): Promise<Answers> => {
    const found = await Promise.all(
      paths.map(async (path) => [path, await answerTo(request, principal, path)] as const),
    );
    return new Map(found.flatMap(([path, answer]) => (answer === null ? [] : [[path, answer]])));
  };

  return {
    /** What the opened screen declares to read first. */
    first: async (request: FastifyRequest, principal: Principal, page: OpenedPage): Promise<Answers> => {
      const reads = prefetchedReads(page, principal);
      const allowed = reads.filter(({ template }) => mayPrefetch(template, principal));
      return answersTo(
        request,
        principal,
        allowed.map(({ path }) => path),
      );
    },
    /** What its rendering asked for besides. */
    further: (request: FastifyRequest, principal: Principal, paths: readonly string[]): Promise<Answers> => {
      const allowed = paths.filter((path) => mayPrefetch(findShape(path) ?? '', principal));
      return answersTo(request, principal, allowed.slice(0, MAX_FURTHER));
    },
  };
};

export type PrefetchedAnswers = ReturnType<typeof createPrefetchedAnswers>;
