import type { FastifyInstance } from 'fastify';
import { beginUpload } from 'shared-contract/files/endpoints';
import type { TestBrowser } from './portal';
import { url } from './url';

/** What a resumable upload announces. */
interface Announced {
  /** Bytes. */
  size: number;
  name?: string;
  usage?: string;
}

/** The calls of tus 1.0, as a person's browser makes them; each resolves to the answer. */
export interface TusClient {
  call(
    who: TestBrowser,
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: Buffer,
  ): Promise<Response>;
  begin(who: TestBrowser, announced: Announced): Promise<Response>;
  head(who: TestBrowser, path: string): Promise<Response>;
  send(who: TestBrowser, path: string, offset: number, body: Buffer): Promise<Response>;
  remove(who: TestBrowser, path: string): Promise<Response>;
}

const encode = (text: string): string => Buffer.from(text).toString('base64');

/** Listens on a port: the library writes to the socket itself, where `inject` sees nothing. */
export const openTusClient = async (app: FastifyInstance): Promise<TusClient> => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const call: TusClient['call'] = (who, method, path, headers = {}, body) =>
    fetch(origin + path, {
      method,
      body: body ? new Uint8Array(body) : null,
      headers: {
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-requested-with': 'portail',
        'tus-resumable': '1.0.0',
        ...headers,
      },
    });
  return {
    call,
    begin: (who, { size, name = 'memoire.pdf', usage = 'document' }) =>
      call(who, 'POST', url(beginUpload), {
        'upload-length': String(size),
        'upload-metadata': `filename ${encode(name)},usage ${encode(usage)}`,
      }),
    head: (who, path) => call(who, 'HEAD', path),
    send: (who, path, offset, body) => {
      const type = 'application/offset+octet-stream';
      return call(who, 'PATCH', path, { 'content-type': type, 'upload-offset': String(offset) }, body);
    },
    remove: (who, path) => call(who, 'DELETE', path),
  };
};
