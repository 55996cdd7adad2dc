import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { isSigned } from './signature.mjs';

const KEYS = { keyId: 'portail-essai', secret: 'une clé d’essai' };

const markOf = (body) => `"${createHash('md5').update(body).digest('hex')}"`;

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

/** What the store of S3 answers to one request, with its conditions on reading and writing. */
const answerTo = ({ method, headers: given }, key, body, { objects, hasConditions, hasBareMarks }) => {
  const headers = hasConditions ? given : {};
  const found = objects.get(key);
  if (method === 'GET') {
    if (!found) return { status: 404, error: 'NoSuchKey' };
    if (headers['if-none-match'] === markOf(found.body)) return { status: 304 };
    return { status: 200, body: found.body, type: found.type, mark: markOf(found.body) };
  }
  if (method === 'PUT') {
    const wanted = headers['if-match'] && (hasBareMarks ? `"${headers['if-match']}"` : headers['if-match']);
    if (wanted && !found) return { status: 404, error: 'NoSuchKey' };
    if ((headers['if-none-match'] === '*' && found) || (wanted && wanted !== markOf(found.body)))
      return { status: 412, error: 'PreconditionFailed' };
    objects.set(key, { body, type: headers['content-type'], cache: headers['cache-control'] });
    return { status: 200, mark: markOf(body) };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return { status: 405, error: 'MethodNotAllowed' };
};

/**
 * A bucket for tests on a port of this machine, which speaks what the depot needs of S3: signed requests, and writes
 * with If-Match and If-None-Match. `server.onRequest(rank, { method, key })` may cut a request: 'refused' before it is
 * carried out, 'unanswered' after. `hasConditions: false` makes it an older store,
 * `hasBareMarks: true` one that compares If-Match without quotes on writing, as Ceph does.
 */
export const openBucketServer = async (bucket = 'portail') => {
  const objects = new Map();
  const server = {
    objects,
    requests: [],
    hasConditions: true,
    hasBareMarks: false,
    onRequest: () => undefined,
  };
  const answer = async (request, response) => {
    const body = await bodyOf(request);
    const [, name, key] = /^\/([^/]+)\/(.*?)(?:\?.*)?$/.exec(decodeURIComponent(request.url)) ?? [];
    server.requests.push(`${request.method} ${key}`);
    const cut = server.onRequest(server.requests.length, { method: request.method, key });
    if (cut === 'refused') return response.destroy();
    const { status, error, ...said } =
      name === bucket && isSigned(request, body, KEYS)
        ? answerTo(request, key, body, server)
        : { status: 403, error: 'SignatureDoesNotMatch' };
    if (cut === 'unanswered') return response.destroy();
    response.writeHead(status, {
      ...(said.mark && { etag: said.mark }),
      'content-type': said.type ?? 'application/xml',
    });
    response.end(error ? `<Error><Code>${error}</Code></Error>` : said.body);
  };
  const http = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
  /** What a client's environment says to reach this bucket. */
  server.env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${http.address().port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: KEYS.keyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secret,
  };
  server.address = `s3://${bucket}/essai`;
  server.close = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return server;
};
