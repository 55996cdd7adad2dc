import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../paths.mjs';
import { runQuietly, whileSaying } from './progress.mjs';

/** @type {string[]} */
let said = [];
beforeEach(() => {
  said = [];
});
const say = (/** @type {string} */ line) => void said.push(line);
const complain = (/** @type {string} */ words) => void said.push(`! ${words}`);

/** @type {(script: string, more?: object) => Promise<number>} */
const node = (script, more = {}) =>
  runQuietly('Essai', [process.execPath, '-e', script], { cwd: root, say, complain, ...more });

describe('work that takes a while', () => {
  it('says what is done, then since when and how far, until it ends', async () => {
    const progress = () => '3 sur 7';
    expect(await whileSaying('Essai', wait(120, 'fait'), { say, progress, period: 30 })).toBe('fait');
    expect(said[0]).toBe('Essai…');
    expect(said.at(-1)).toMatch(/^ {2}… \d+ s, 3 sur 7$/);
    const { length } = said;
    await wait(80);
    expect(said).toHaveLength(length);
  });

  it('says no more when it fails', async () => {
    const failing = wait(10).then(() => Promise.reject(new Error('raté')));
    await expect(whileSaying('Essai', failing, { say, period: 1000 })).rejects.toThrow('raté');
    expect(said).toEqual(['Essai…']);
  });
});

describe('a command that runs quietly', () => {
  it('keeps its warnings to itself as long as it succeeds', async () => {
    expect(await node(`console.log('a'); console.warn('WARN deprecated x')`)).toBe(0);
    expect(said).toEqual(['Essai…']);
  });

  it('tells from its words how far it is', async () => {
    const progressOf = (/** @type {string} */ words) => words.trim().toUpperCase();
    await node(`console.log('un'); setTimeout(() => {}, 2000)`, { progressOf, period: 900 });
    expect(said.at(-1)).toMatch(/^ {2}… \d+ s, UN$/);
  });

  it('says all that it said when it fails, and its code, unless the caller explains', async () => {
    const failing = `console.log('a'); console.error('b'); process.exitCode = 3`;
    expect(await node(failing)).toBe(3);
    expect(said[1]).toMatch(/^! (a\nb|b\na)$/);
    expect(await node(failing, { explains: false })).toBe(3);
    expect(said).toHaveLength(3);
    expect(await runQuietly('Essai', ['/nulle/part'], { cwd: root, say, complain })).toBe(127);
    expect(said.at(-1)).toContain('ENOENT');
  });
});
