import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const SPOKEN = /SPEECH OUTPUT: '(.*?)'[[{]/g;
/** Longest wait for the first word, and silence after which everything was said, milliseconds. */
const FIRST_MS = 5000;
const QUIET_MS = 1500;
const LOOK_MS = 100;

/**
 * What Orca says, from its log.
 *
 * @param {string} log
 */
export const listenTo = (log) => {
  let from = 0;
  return {
    /** Everything that was said since the last time, once it is silent. @returns {Promise<string[]>} */
    heard: async () => {
      const count = () => [...readFileSync(log, 'utf8').slice(from).matchAll(SPOKEN)].length;
      let [size, changedAt] = [count(), performance.now()];
      for (;;) {
        const limit = size === 0 ? FIRST_MS : QUIET_MS;
        if (performance.now() - changedAt > limit) break;
        await wait(LOOK_MS);
        if (count() === size) continue;
        [size, changedAt] = [count(), performance.now()];
      }
      const text = readFileSync(log, 'utf8');
      const spoken = [...text.slice(from).matchAll(SPOKEN)].map(([, words = '']) =>
        words.replace(/\s+/g, ' ').trim(),
      );
      from = text.length;
      return spoken.filter(Boolean);
    },
  };
};
