/** What the levels of the server's log are called, from the worst; what is usual has no name. */
const LEVELS = [
  { from: 60, name: 'ARRÊT' },
  { from: 50, name: 'ERREUR' },
  { from: 40, name: 'ATTENTION' },
];

/** @type {(line: string) => Record<string, unknown> | null} */
const parse = (line) => {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Of an error, where it came from. @param {unknown} error */
const traceOf = (error) => {
  const { stack, message } = Object(error);
  return stack ?? message;
};

/** @param {unknown} time epoch milliseconds */
const hourOf = (time) => new Date(Number(time)).toLocaleTimeString('fr-BE');

/**
 * A line of the server's log as a person reads it: the hour, how bad it is, the call and its outcome, what is said, where
 * an error came from. Any other line as it is.
 *
 * @param {string} line
 */
export const readableLine = (line) => {
  const entry = parse(line);
  if (!entry) return line;
  const { level, time, method, route, status, ms, refusal, msg, err } = entry;
  const name = LEVELS.find(({ from }) => Number(level) >= from)?.name;
  const call = method && route && status ? `${method} ${route} ${status} (${ms} ms)` : null;
  const head = [hourOf(time), name, call, refusal, call && msg === 'request' ? null : msg];
  return [head.filter(Boolean).join('  '), traceOf(err)].filter(Boolean).join('\n');
};

/**
 * Takes what a server writes, in pieces that end anywhere, and gives on whole lines.
 *
 * @param {(line: string) => void} onLine
 */
export const lineReader = (onLine) => {
  let rest = '';
  return (/** @type {string | Buffer} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
};
