import { request as ask, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendFile } from './release-files.mjs';

/** Time a request waits for a restarting server, and its retry interval: milliseconds. */
const TIMEOUT_MS = 100_000;
const PAUSE = 100;

/**
 * Asks the server once; the answer begins, or the line is cut.
 *
 * @type {(target: URL, from: import('node:http').IncomingMessage, body: Buffer) => Promise<import('node:http').IncomingMessage>}
 */
const askOnce = (target, { url, method, headers }, body) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = target;
    ask({ hostname, port, path: url, method, headers }, resolve).once('error', reject).end(body);
  });

/** @param {import('node:http').IncomingMessage} message */
const wholeOf = async (message) => {
  const parts = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
};

/**
 * Reverse proxy of a server that is killed and restarted: retries requests that did not arrive, and interrupted
 * reads; never interrupted writes.
 *
 * @param {URL} target
 * @param {import('node:http').IncomingMessage} request
 */
const answerTo = async (target, request) => {
  const body = await wholeOf(request);
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const answer = await askOnce(target, request, body);
      return { answer, content: await wholeOf(answer) };
    } catch (error) {
      const reached = Object(error).code !== 'ECONNREFUSED';
      if ((reached && request.method !== 'GET') || Date.now() > until) throw error;
      await wait(PAUSE);
    }
  }
};

/**
 * Listens on `port` in front of `target`; serves release files from disk, as nginx does.
 *
 * @param {number} port
 * @param {string} target
 * @param {string} releases
 */
export const startProxy = async (port, target, releases) => {
  const server = createServer(async (request, response) => {
    try {
      if (sendFile(releases, request, response)) return;
      const { answer, content } = await answerTo(new URL(target), request);
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)));
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
