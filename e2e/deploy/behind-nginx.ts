import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, startNginx } from '../../deploy/testing/nginx.mjs';
import { root } from '../../tooling/build/paths.mjs';
import { FIRST_PORT, type PortalProcess, startPortal } from './portal-process';
import { publishCurrent, publishShell, type Versions } from './publish';

/** A portal behind nginx with TLS. */
export interface ServedPortal {
  portal: PortalProcess;
  versions: Versions;
  /** Address for browsers. */
  url: string;
  /** Where the remotes' files are served when they have an origin of their own. */
  remotesUrl: string;
  plainUrl: string;
  key: Buffer;
  certificate: Buffer;
  /** Files in which nginx says what was asked, and what went wrong. */
  journal: string;
  errors: string;
  /** Ends the portal's process; nginx goes on. */
  takeDown: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Topology {
  rank: number;
  /** The remotes on another origin than the portal's. */
  isApart: boolean;
}

/** Starts a portal behind nginx on its own ports. */
export const serveBehindNginx = async ({ rank, isApart }: Topology): Promise<ServedPortal> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-nginx-'));
  const { key, certificate } = makeCertificate(folder);
  const [plain, secure, apart] = [0, 1, 2].map((n) => FIRST_PORT + 10 + 3 * rank + n);
  const journal = join(folder, 'acces.log');
  const url = `https://localhost:${secure}`;
  const remotesUrl = `https://localhost:${apart}`;
  const process = await startPortal(FIRST_PORT + rank, {
    PUBLIC_URL: url,
    NODE_EXTRA_CA_CERTS: certificate,
    ...(isApart && { REMOTES_ORIGIN: remotesUrl }),
  });
  const { portal } = process;
  const stopNginx = await startNginx(folder, isApart ? ['portail', 'distants'] : ['portail'], {
    PORTAIL_AMONT: new URL(portal.url).host.replace('localhost', '127.0.0.1'),
    PORTAIL_HTTP: String(plain),
    PORTAIL_HTTPS: String(secure),
    PORTAIL_HOTE: 'localhost',
    PORTAIL_ORIGINE: url,
    PORTAIL_CERTIFICAT: certificate,
    PORTAIL_CLE: key,
    PORTAIL_JOURNAL: journal,
    PORTAIL_VERSIONS: portal.releases,
    PORTAIL_PAGES: join(root, 'deploy/nginx'),
    DISTANTS_HTTPS: String(apart),
    DISTANTS_HOTE: 'localhost',
    DISTANTS_CERTIFICAT: certificate,
    DISTANTS_CLE: key,
    DISTANTS_JOURNAL: join(folder, 'distants.log'),
  });
  const versions = await publishCurrent(portal);
  await publishShell(portal);
  return {
    portal,
    versions,
    url,
    remotesUrl,
    plainUrl: `http://localhost:${plain}`,
    key: readFileSync(key),
    certificate: readFileSync(certificate),
    journal,
    errors: join(folder, 'error.log'),
    takeDown: process.end,
    stop: async () => {
      await stopNginx();
      await process.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One HTTP/2 request, body not decoded; repeated headers are joined by commas. */
export const ask = (
  { certificate }: ServedPortal,
  address: string,
  { method = 'GET', body, ...headers }: { method?: string; body?: Buffer; [header: string]: unknown } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(address);
    const session = connect(origin, { ca: certificate });
    session.once('error', reject);
    const stream = session.request({
      ':path': pathname + search,
      ':method': method,
      // As browsers do, also for a call without a body.
      ...(method !== 'GET' && { 'content-length': String(body?.length ?? 0) }),
      ...(headers as Record<string, string>),
    });
    const parts: Buffer[] = [];
    let answer: Record<string, string> = {};
    stream.on('response', (received) => {
      answer = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
    });
    stream.on('data', (part) => parts.push(part));
    stream.once('error', reject);
    stream.once('end', () => {
      session.close();
      resolve({ status: Number(answer[':status']), headers: answer, body: Buffer.concat(parts) });
    });
    stream.end(body);
  });
