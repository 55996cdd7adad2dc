import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ConnectionOptions, connect, createServer, getCiphers, type SecureVersion } from 'node:tls';

/** What an agreement came to: protocol and suite as OpenSSL names them, or null when there was none. */
export interface Agreement {
  protocol: string | null;
  suite: string;
}

/** A client that takes whatever OpenSSL still knows, so that a refusal is the server's. */
const LENIENT = 'ALL:@SECLEVEL=0';

/** Shakes hands once with `origin`; null = the server refused. */
const shake = (origin: string, options: ConnectionOptions): Promise<Agreement | null> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(
      { host: hostname, port: Number(port), servername: hostname, rejectUnauthorized: false, ...options },
      () => {
        resolve({ protocol: socket.getProtocol(), suite: socket.getCipher().name });
        socket.destroy();
      },
    );
    socket.once('error', () => resolve(null));
  });

/** What is agreed when a client speaks this version alone. */
export const agreeOn = (origin: string, version: SecureVersion) =>
  shake(origin, { minVersion: version, maxVersion: version, ciphers: LENIENT });

/** What is agreed when a client offers these suites of TLS 1.2, its favourite first. */
export const offer = (origin: string, suites: string) =>
  shake(origin, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: `${suites}:@SECLEVEL=0` });

/** Suites of TLS 1.2 that the server takes, each offered alone. */
export const suitesOf = async (origin: string): Promise<string[]> => {
  const known = getCiphers().filter((name) => !name.startsWith('tls_'));
  const answers = await Promise.all(known.map((name) => offer(origin, name.toUpperCase())));
  return answers.flatMap((one) => one?.suite ?? []).toSorted();
};

/** A server that takes everything, by whose answers a client is known to offer it; resolves to its origin and its end. */
export const startLenient = async (key: Buffer, cert: Buffer) => {
  const server = createServer({ key, cert, minVersion: 'TLSv1', ciphers: LENIENT }, (socket) => socket.end());
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
};

/** Sends these bytes over TLS and HTTP/1.1; resolves to all that came back. */
export const sendRaw = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(
      { host: hostname, port: Number(port), servername: hostname, rejectUnauthorized: false },
      () => socket.write(bytes),
    );
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.once('error', reject).once('end', () => resolve(answer));
  });
