import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { largePdf } from './large-pdf.mjs';

/**
 * Theses of 40 MB sent at the same time, over HTTP to a portal in a process of its own: its highest memory with
 * BENCH_UPLOADS at once against five at once. Memory that follows the number of uploads makes the bench fail.
 */
const FEW = 5;
const MANY = Number(process.env.BENCH_UPLOADS ?? 50);
const SIZE = 40 * 1024 * 1024;
/** A flat memory varies with the collector; one that followed the uploads would be ten times as high. */
const FLAT = 1.5;

/** @param {string} text */
const encode = (text) => Buffer.from(text).toString('base64');

/** @param {number} pid */
const residentOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** @type {(origin: string, cookie: string, bytes: Buffer) => Promise<string>} */
const upload = async (origin, cookie, bytes) => {
  const headers = { cookie, 'x-requested-with': 'portail', 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${origin}/api/v1/files/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${encode('memoire.pdf')},usage ${encode('memoire')}`,
    },
  });
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 200) throw new Error(`${sent.status} ${await sent.text()}`);
  return (await sent.json()).DocumentID;
};

/**
 * @param {{ origin: string, sessions: string[] }} portal
 * @param {number} pid
 * @param {number} count
 * @param {Buffer} bytes
 */
const measure = async ({ origin, sessions }, pid, count, bytes) => {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid));
  }, 50);
  const since = performance.now();
  const ids = await Promise.all(sessions.slice(0, count).map((cookie) => upload(origin, cookie, bytes)));
  clearInterval(timer);
  if (new Set(ids).size !== count) throw new Error('a document was given to two uploads');
  return { count, peak, seconds: (performance.now() - since) / 1000 };
};

const child = fork(join(import.meta.dirname, 'portal-process.mjs'), [String(MANY)], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const [portal] = await once(child, 'message');
const { pid = 0 } = child;
const bytes = largePdf(SIZE);
await measure(portal, pid, 1, bytes);
const few = await measure(portal, pid, FEW, bytes);
const many = await measure(portal, pid, MANY, bytes);
child.send('close');
await once(child, 'exit');

const ratio = many.peak / few.peak;
console.log(
  JSON.stringify({
    name: 'mémoires de 40 Mo envoyés ensemble',
    unit: 'Mo de mémoire au plus',
    rows: [few, many].map(({ count, peak, seconds }) => ({
      case: `${count} envois, ${seconds.toFixed(1)} s`,
      value: peak,
      ratio: Number((peak / few.peak).toFixed(2)),
    })),
  }),
);
process.exitCode = ratio > FLAT ? 1 : 0;
