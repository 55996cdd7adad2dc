/** @typedef {{ source: string, kind: 'construction' | 'types', words: string[] }} Problem */

/**
 * Server-sent events of the development server: last build of each package, and errors. New connections get the
 * current state at once.
 */
export const createBuildEvents = () => {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @type {Record<string, string>} */
  const builds = {};
  /** @type {Map<string, Problem>} */
  const problems = new Map();
  const line = () => `data: ${JSON.stringify({ builds, problems: [...problems.values()] })}\n\n`;
  const tell = () => {
    for (const response of listeners) response.write(line());
  };
  return {
    /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
    listen: (request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(line());
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    },
    /** @type {(source: string, hash: string) => void} */
    built: (source, hash) => {
      builds[source] = hash;
      problems.delete(`construction ${source}`);
      tell();
    },
    /**
     * Faults of one source, in place of those told of it before; none when `words` is empty.
     *
     * @param {Problem} problem
     */
    failed: (problem) => {
      const key = `${problem.kind} ${problem.source}`;
      if (problem.words.length > 0) problems.set(key, problem);
      else problems.delete(key);
      tell();
    },
  };
};
