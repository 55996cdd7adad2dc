type Braced<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;
type Listed<Names> = Names extends `${infer First},${infer Rest}` ? First | Listed<Rest> : Names;
type QueryNames<Name> = Name extends `?${infer Names}` ? Listed<Names> : never;

/** Names in the braces of a path: `CommandeID` of `/Commandes01/{CommandeID}`. */
export type PathName<Path> = Exclude<Braced<Path>, `?${string}`>;

/** Names of a path's query: `search` and `by` of `/verifications{?search,by}`. */
export type QueryName<Path> = QueryNames<Braced<Path>>;

/** Parameters of a path: every name in braces, and optional query names. */
export type EndpointParams<Path> = { readonly [Name in PathName<Path>]: string | number } & {
  readonly [Name in QueryName<Path>]?: string | number;
};

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

/** Arguments of a call for its path; none without braces. */
export type PathArguments<Path> = keyof EndpointParams<Path> extends never
  ? [params?: undefined]
  : [params: EndpointParams<Path>];

/** The path of a call under /api/v1, its braces filled. */
export const pathOf = <Path extends string>(
  { path }: { readonly path: Path },
  ...[params]: PathArguments<Path>
): string => fillPath(path, params ?? {});

/** True when a path, without its query, matches a template. */
export const isPathOf = (template: string, path: string): boolean => {
  const parts = template.replace(/\{\?.*$/, '').split('/');
  const given = path.replace(/\?.*$/, '').split('/');
  return (
    parts.length === given.length && parts.every((part, rank) => part.includes('{') || part === given[rank])
  );
};
