import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { listObjects } from './list-objects';
import { answerRequest, type ObjectTable, type TableAnswer, type TableRequest } from './object-table';
import { isSigned } from './signature';
import { answerUpload, type UploadTable } from './upload-table';

const KEYS = { keyId: 'portail-essai', secret: 'une clé d’essai' };

/** Injected fault: none, a cut before the request is executed, or before its answer. */
export type Cut = undefined | 'refused' | 'unanswered';

/** A bucket for tests on a port of this machine. */
export interface BucketServer extends ObjectTable, UploadTable {
  /** `METHOD key`, oldest first. */
  requests: string[];
  /** May cut a request; `rank` counts all requests from 1. */
  onRequest: (rank: number, request: { method: string; key: string }) => Cut;
  /** Environment that points a client at this bucket. */
  env: Record<string, string>;
  /** For RELEASES_BUCKET. */
  address: string;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

const FORBIDDEN: TableAnswer = { status: 403, error: 'SignatureDoesNotMatch' };

const answerAny = (state: ObjectTable & UploadTable, request: TableRequest): TableAnswer =>
  (request.key === '' ? listObjects(state, request) : answerUpload(state, request)) ??
  answerRequest(state, request);

const listener =
  (
    bucket: string,
    state: Pick<BucketServer, keyof (ObjectTable & UploadTable) | 'requests' | 'onRequest'>,
  ): RequestListener =>
  async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const [, name, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    state.requests.push(`${method} ${key}`);
    const cut = state.onRequest(state.requests.length, { method, key });
    if (cut === 'refused') return response.destroy();
    const isAllowed = name === bucket && isSigned(request, body, KEYS);
    const answer = isAllowed ? answerAny(state, { method, key, query, headers, body }) : FORBIDDEN;
    if (cut === 'unanswered') return response.destroy();
    response.writeHead(answer.status, {
      // What a HEAD tells of a body that it does not bring.
      ...(answer.body && { 'content-length': answer.body.length }),
      ...(answer.etag && { etag: answer.etag }),
      ...answer.meta,
      'content-type': answer.type ?? 'application/xml',
    });
    return response.end(answer.error ? `<Error><Code>${answer.error}</Code></Error>` : answer.body);
  };

const listen = async (http: Server): Promise<number> => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the test bucket has no port');
  return address.port;
};

/**
 * Opens a bucket that speaks what the release store and the deposited files need of S3: signed requests, writes with
 * If-Match and If-None-Match, lists, and uploads in parts.
 */
export const openBucketServer = async (bucket = 'portail'): Promise<BucketServer> => {
  const server: BucketServer = {
    objects: new Map(),
    written: new Map(),
    uploads: new Map(),
    requests: [],
    hasConditions: true,
    hasBareETags: false,
    onRequest: () => undefined,
    env: {},
    address: `s3://${bucket}/essai`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  const http = createServer(listener(bucket, server));
  server.env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listen(http)}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: KEYS.keyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secret,
  };
  return server;
};
