import { type TSchema, Type } from '@sinclair/typebox';
import type { ISchema } from 'yup';
import type { Access } from './access';
import type { RouteAudit } from './audit-actions';
import type { OtherPlace } from './audit-places';
import type { AnswerOf, BodyOf, Endpoint, Method, PathName, QueryName } from './endpoint';

/** Validation of a path parameter; a mismatch is a 400. */
export interface PathKind {
  readonly pattern: string;
  /** True for identifiers, which the handler gets as numbers. */
  readonly isNumber: boolean;
}

/** A positive identifier, without sign or leading zero. */
export const ID = { pattern: '^[1-9][0-9]{0,18}$', isNumber: true } as const;

/** An identifier, or -1 for something new (S1 §7). */
export const ID_OR_NEW = { pattern: '^(-1|[1-9][0-9]{0,18})$', isNumber: true } as const;

/** A text of a form of its own, as a regular expression. */
export const textOf = (pattern: string) => ({ pattern, isNumber: false }) as const;

/** Route declaration, for any endpoint. */
export interface AnyRule {
  readonly access: Access;
  /** Shape of the 200; absent where the call answers 204 or a file. */
  readonly answer?: TSchema;
  /** True where the answer may be 204 beside its shape. */
  readonly mayBeEmpty?: boolean;
  /** Write schema, of yup; the same one runs in the form. */
  readonly body?: object;
  /** True where the handler judges the body: another refusal comes first, or what is stored says by which schema. */
  readonly isBodyJudgedLater?: true;
  /** Validation of path parameters; identifiers by default. */
  readonly params?: Readonly<Record<string, PathKind>>;
  /** Shape of the query. */
  readonly query?: TSchema;
  /** Audit actions of a write; a write without them does not compile. */
  readonly audit?: RouteAudit;
  /** Place of a staff view, where no screen right names it. */
  readonly place?: OtherPlace;
}

/** Reads leave their line by the student in view, writes by what they declare. */
type AuditOf<M extends Method> = M extends 'GET'
  ? { readonly audit?: never }
  : { readonly audit: RouteAudit };

/** Route declaration, typed by its endpoint. */
export type RouteRule<E extends Endpoint> = TypedRule<E> & AuditOf<E['method']>;

interface TypedRule<E extends Endpoint> extends AnyRule {
  readonly answer?: TSchema & { readonly static: NonNullable<AnswerOf<E>> };
  readonly mayBeEmpty?: null extends AnswerOf<E> ? true : never;
  readonly body?: ISchema<BodyOf<E>>;
  readonly params?: { readonly [Name in PathName<E['path']>]?: PathKind } & Readonly<
    Record<string, PathKind>
  >;
  readonly query?: TSchema & { readonly static: { readonly [Name in QueryName<E['path']>]?: unknown } };
}

/** An endpoint with what the server declares of it. */
export interface Route<E extends Endpoint = Endpoint, Rule extends AnyRule = AnyRule> {
  readonly endpoint: E;
  readonly rule: Rule;
}

/** Binds an endpoint to its schemas and its access; what does not fit its types does not compile. */
export const route = <E extends Endpoint, const Rule extends RouteRule<E>>(
  endpoint: E,
  rule: Rule,
): Route<E, Rule> => ({ endpoint, rule });

/** JSON schema of the path's names. */
export const paramsSchema = ({ endpoint, rule }: Route): TSchema | undefined => {
  const names = [...endpoint.path.matchAll(/\{([^?}]+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  const kinds: Readonly<Record<string, PathKind | undefined>> = rule.params ?? {};
  return Type.Object(
    Object.fromEntries(names.map((name) => [name, Type.String({ pattern: (kinds[name] ?? ID).pattern })])),
  );
};
