import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ConnectionOptions, connect, createServer, getCiphers, type SecureVersion } from 'node:tls';

/** Negotiated protocol and cipher suite (OpenSSL names), null when refused. */
export interface NegotiatedTls {
  protocol: string | null;
  suite: string;
}

/** Accepts everything that OpenSSL supports, so that a refusal is the server's. */
const LENIENT = 'ALL:@SECLEVEL=0';

/** One TLS handshake with `origin`; null when refused. */
const handshake = (origin: string, options: ConnectionOptions): Promise<NegotiatedTls | null> =>
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

/** Handshake with a single protocol version. */
export const negotiateVersion = (origin: string, version: SecureVersion) =>
  handshake(origin, { minVersion: version, maxVersion: version, ciphers: LENIENT });

/** Handshake with these TLS 1.2 suites, in order of preference. */
export const negotiateSuites = (origin: string, suites: string) =>
  handshake(origin, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: `${suites}:@SECLEVEL=0` });

/** TLS 1.2 suites accepted by the server, each offered alone. */
export const suitesOf = async (origin: string): Promise<string[]> => {
  const known = getCiphers().filter((name) => !name.startsWith('tls_'));
  const answers = await Promise.all(known.map((name) => negotiateSuites(origin, name.toUpperCase())));
  return answers.flatMap((one) => one?.suite ?? []).toSorted();
};

/** Server that accepts everything, to learn what a client offers; resolves to its origin and a stop function. */
export const startLenient = async (key: Buffer, cert: Buffer) => {
  const server = createServer({ key, cert, minVersion: 'TLSv1', ciphers: LENIENT }, (socket) => socket.end());
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
};

/** Sends raw bytes over TLS (HTTP/1.1); resolves to the response. */
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
