import type { EndpointParams } from './endpoint-path';

export {
  type EndpointParams,
  fillPath,
  isPathOf,
  type PathArguments,
  type PathName,
  pathOf,
  type QueryName,
} from './endpoint-path';

/** Root of every call, on the page's own origin. */
export const API_BASE = '/api/v1';

/** Methods of the calls under /api/v1. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call under /api/v1, as the browser knows it; `Answer` is null for 204, or holds null where it may be one. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Answer = unknown,
  Body = unknown,
> {
  readonly method: M;
  /** An RFC 6570 template: `/extranet/student/Commandes01/{CommandeID}`. */
  readonly path: Path;
  /** For the type checker alone, never set. */
  readonly '~types'?: { readonly answer: Answer; readonly body: Body };
}

/** Answer type of an endpoint. */
export type AnswerOf<E> = E extends Endpoint<Method, string, infer Answer, infer _Body> ? Answer : never;

/** Body type of an endpoint; undefined without one. */
export type BodyOf<E> = E extends Endpoint<Method, string, infer _Answer, infer Body> ? Body : never;

/** Path parameters of an endpoint. */
export type ParamsOf<E> = E extends Endpoint<Method, infer Path> ? EndpointParams<Path> : never;

interface Draft<M extends Method, Path extends string, Answer, Body> extends Endpoint<M, Path, Answer, Body> {
  readonly takes: <NewBody>() => Draft<M, Path, Answer, NewBody>;
  readonly answers: <NewAnswer>() => Draft<M, Path, NewAnswer, Body>;
}

const draft = <M extends Method, Path extends string, Answer, Body>(
  method: M,
  path: Path,
): Draft<M, Path, Answer, Body> => ({
  method,
  path,
  takes: () => draft(method, path),
  answers: () => draft(method, path),
});

/** A read: `get('/extranet/student/Commandes').answers<Order[]>()`; without `answers` it is a file or nothing. */
export const get = <const Path extends string>(path: Path) =>
  draft<'GET', Path, null, undefined>('GET', path);

/** A write: `post('/extranet/student/SAR').takes<SarWrite>().answers<Sar>()`; without them, no body and 204. */
export const post = <const Path extends string>(path: Path) =>
  draft<'POST', Path, null, undefined>('POST', path);

/** A write that replaces. */
export const put = <const Path extends string>(path: Path) =>
  draft<'PUT', Path, null, undefined>('PUT', path);

/** A removal, which answers 204. */
export const del = <const Path extends string>(path: Path) =>
  draft<'DELETE', Path, null, undefined>('DELETE', path);
