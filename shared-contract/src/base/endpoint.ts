/** Methods of the calls under /api/v1. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Braced<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;
type Listed<Names> = Names extends `${infer First},${infer Rest}` ? First | Listed<Rest> : Names;
type QueryNames<Name> = Name extends `?${infer Names}` ? Listed<Names> : never;

/** Names in the braces of a path: `CommandeID` of `/Commandes01/{CommandeID}`. */
export type PathName<Path> = Exclude<Braced<Path>, `?${string}`>;

/** Names of a path's query: `search` and `by` of `/verifications{?search,by}`. */
export type QueryName<Path> = QueryNames<Braced<Path>>;

/** What fills a path: every name in braces, and those of the query that are wanted. */
export type EndpointParams<Path> = { readonly [Name in PathName<Path>]: string | number } & {
  readonly [Name in QueryName<Path>]?: string | number;
};

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

/** What an endpoint answers. */
export type AnswerOf<E> = E extends Endpoint<Method, string, infer Answer, infer _Body> ? Answer : never;

/** What an endpoint takes; undefined where it takes nothing. */
export type BodyOf<E> = E extends Endpoint<Method, string, infer _Answer, infer Body> ? Body : never;

/** What fills the path of an endpoint. */
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

type Values = Readonly<Record<string, string | number | undefined>>;

const encoded = (value: string | number | undefined): string => encodeURIComponent(value ?? '');

const query = (names: string, values: Values): string => {
  const given = names.split(',').filter((name) => values[name] !== undefined);
  return given.length === 0 ? '' : `?${given.map((name) => `${name}=${encoded(values[name])}`).join('&')}`;
};

/** A template with its braces filled by name; a part of the query that is not given is left out. */
export const fillPath = (path: string, values: Values): string =>
  path.replace(/\{(\??)([^}]+)\}/g, (_, mark: string, names: string) =>
    mark ? query(names, values) : encoded(values[names]),
  );

/** What a call is given to fill its path: nothing where the path has no braces. */
export type PathArguments<Path> = keyof EndpointParams<Path> extends never
  ? [params?: undefined]
  : [params: EndpointParams<Path>];

/** The path of a call under /api/v1, its braces filled. */
export const pathOf = <Path extends string>(
  { path }: { readonly path: Path },
  ...[params]: PathArguments<Path>
): string => fillPath(path, params ?? {});

/** Whether a path, its query aside, is a template filled with anything. */
export const isPathOf = (template: string, path: string): boolean => {
  const parts = template.replace(/\{\?.*$/, '').split('/');
  const given = path.replace(/\?.*$/, '').split('/');
  return (
    parts.length === given.length && parts.every((part, rank) => part.includes('{') || part === given[rank])
  );
};
