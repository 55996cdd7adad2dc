import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An object of the test bucket. */
export interface TestObject {
  body: Buffer;
  /** Its Content-Type. */
  type?: string | undefined;
  /** Its Cache-Control. */
  cache?: string | undefined;
}

/** Metadata of a stored object. */
export interface WrittenObject {
  /** Last write, milliseconds. */
  at: number;
  /** Its `x-amz-meta-*` headers. */
  meta: Record<string, string>;
}

/** Stored objects, and how faithfully conditions are applied. */
export interface ObjectTable {
  objects: Map<string, TestObject>;
  written: Map<string, WrittenObject>;
  /** false: an older store, which ignores the conditions of a write. */
  hasConditions: boolean;
  /** true: If-Match is compared without quotes on writing, as Ceph does. */
  hasBareETags: boolean;
}

/** Request on one key. */
export interface TableRequest {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Response: `error` is S3's error code. */
export interface TableAnswer {
  status: number;
  error?: string;
  body?: Buffer;
  type?: string | undefined;
  etag?: string;
  /** Headers that the object was written with. */
  meta?: Record<string, string>;
}

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const NO_SUCH_KEY: TableAnswer = { status: 404, error: 'NoSuchKey' };

const metaOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const get = ({ objects, written }: ObjectTable, key: string, headers: IncomingHttpHeaders): TableAnswer => {
  const found = objects.get(key);
  if (!found) return NO_SUCH_KEY;
  const etag = etagOf(found.body);
  if (headers['if-none-match'] === etag) return { status: 304 };
  return { status: 200, body: found.body, type: found.type, etag, meta: written.get(key)?.meta ?? {} };
};

const put = (
  { objects, written, hasBareETags }: ObjectTable,
  { key, body, headers }: TableRequest,
  conditions: IncomingHttpHeaders,
): TableAnswer => {
  const found = objects.get(key);
  const given = conditions['if-match'];
  const wanted = given && hasBareETags ? `"${given}"` : given;
  if (wanted && !found) return NO_SUCH_KEY;
  if (found && (conditions['if-none-match'] === '*' || (wanted && wanted !== etagOf(found.body))))
    return { status: 412, error: 'PreconditionFailed' };
  objects.set(key, { body, type: headers['content-type'], cache: headers['cache-control'] });
  written.set(key, { at: Date.now(), meta: metaOf(headers) });
  return { status: 200, etag: etagOf(body) };
};

/** Answers a request as S3 does, with conditional reads and writes. */
export const answerRequest = (table: ObjectTable, request: TableRequest): TableAnswer => {
  const conditions = table.hasConditions ? request.headers : {};
  if (request.method === 'GET' || request.method === 'HEAD') return get(table, request.key, conditions);
  if (request.method === 'PUT') return put(table, request, conditions);
  if (request.method === 'DELETE') {
    table.objects.delete(request.key);
    table.written.delete(request.key);
    return { status: 204 };
  }
  return { status: 405, error: 'MethodNotAllowed' };
};
