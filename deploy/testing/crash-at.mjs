import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded by `node --import`, its address says where the process is to die: `?under=<folder>&step=<n>&moment=avant`
 * kills it (SIGKILL) before its nth write below that folder, `moment=pendant` in the middle of it. No line of what is
 * tested knows of it.
 */
/** @typedef {(...args: unknown[]) => unknown} Operation one of node:fs */

const { searchParams } = new URL(import.meta.url);
const under = searchParams.get('under') ?? '';
const fatal = Number(searchParams.get('step'));
const isMidway = searchParams.get('moment') === 'pendant';
let steps = 0;

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

/**
 * What a write leaves when it is cut: half of the text; of a copy, its first files. Other writes are whole or not.
 *
 * @type {(write: Operation, path: unknown, text: unknown, ...options: unknown[]) => void}
 */
const half = (write, path, text, ...options) => {
  const whole = String(text);
  write(path, whole.slice(0, whole.length / 2), ...options);
};
/** @type {Record<string, (write: Operation, ...args: unknown[]) => void>} */
const HALVES = {
  writeFileSync: half,
  appendFileSync: half,
  cpSync: (copy, from, to, options) => {
    let copied = 0;
    /** @type {{ filter?: (source: string, target: string) => boolean }} */
    const given = Object(options);
    /** @type {(source: string, target: string) => boolean} */
    const filter = (source, target) => {
      copied += 1;
      if (copied > 3) die();
      return given.filter?.(source, target) ?? true;
    };
    copy(from, to, { ...given, filter });
  },
};

/** @type {Record<string, number>} */
const TARGETS = { cpSync: 1, renameSync: 1 };

for (const name of ['mkdirSync', 'writeFileSync', 'appendFileSync', 'renameSync', 'rmSync', 'cpSync']) {
  /** @type {Operation} */
  const original = Reflect.get(fs, name);
  /** @type {Operation} */
  const mortal = (...args) => {
    if (String(args[TARGETS[name] ?? 0]).startsWith(under)) {
      steps += 1;
      if (steps === fatal) {
        if (isMidway) HALVES[name]?.(original, ...args);
        die();
      }
    }
    return original(...args);
  };
  Reflect.set(fs, name, mortal);
}
syncBuiltinESMExports();
