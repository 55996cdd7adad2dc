import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('print-styles.mjs', import.meta.url));

/** What jsdom says of the probe's pages, in a process of its own. @param {string} how */
const stylesOf = (how) =>
  JSON.parse(execFileSync(process.execPath, [PROBE, how], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));

test('every element has the style that jsdom would compute, whatever changed on its page before', () => {
  const own = stylesOf('jsdom');
  expect(own).toHaveLength(9);
  expect(own[0]['#hidden'].display).toBe('none');
  expect(own[3]['#late'].visibility).toBe('hidden');
  expect(stylesOf('index')).toEqual(own);
});
