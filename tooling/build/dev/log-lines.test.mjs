import { lineReader, readableLine } from './log-lines.mjs';

const time = Date.parse('2026-11-29T12:00:00Z');
const line = (/** @type {object} */ entry) => JSON.stringify({ level: 30, time, pid: 1, ...entry });
const HOUR = new Date(time).toLocaleTimeString('fr-BE');

describe('a line of the server’s log', () => {
  it('is one of a call and its outcome', () => {
    const call = { method: 'GET', route: '/api/v1/notices', status: 403, ms: 12, msg: 'request' };
    expect(readableLine(line(call))).toBe(`${HOUR}  GET /api/v1/notices 403 (12 ms)`);
    expect(readableLine(line({ ...call, refusal: 'droit_manquant' }))).toContain('(12 ms)  droit_manquant');
  });

  it('says how bad it is, and where an error came from', () => {
    const err = { type: 'Error', message: 'raté', stack: 'Error: raté\n    at a.ts:1:2' };
    expect(readableLine(line({ level: 50, msg: 'a mail can not be sent', err }))).toBe(
      `${HOUR}  ERREUR  a mail can not be sent\nError: raté\n    at a.ts:1:2`,
    );
    expect(readableLine(line({ level: 40, msg: 'slow' }))).toBe(`${HOUR}  ATTENTION  slow`);
  });

  it('is left as it is when it is none', () => {
    for (const other of ['Compte 230101', '{"level":', '{"a":1}', ''])
      expect(readableLine(other)).toBe(other);
  });
});

test('pieces of lines are put together', () => {
  /** @type {string[]} */
  const lines = [];
  const read = lineReader((each) => lines.push(each));
  for (const piece of ['{"lev', 'el":30}\nsec', 'ond\n', '\n', 'unfinished']) read(piece);
  expect(lines).toEqual(['{"level":30}', 'second', '']);
});
