import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SERVER } from '../../build/paths.mjs';

/** What throws on inputs that nobody thought of, and the only places that know how it is called. */
const KNOWN = new Map([
  // yup looks fields up through the prototype chain: `checkBody` takes away what a schema does not name.
  [/\b(validateSync|validate|isValidSync|validateAt|validateSyncAt)\(/, []],
  // It throws on two lengths: `isSameSecret` compares digests.
  [/\btimingSafeEqual\(/, ['server/demo/src/provider/password.ts', 'server/kernel/src/same-secret.ts']],
]);

const sources = SERVER.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(name, 'src', file),
  ),
).filter((file) => /\.ts$/.test(file) && !/\.test\./.test(file));

describe('what comes from outside', () => {
  it.each([...KNOWN])('is judged in one place: %s', (call, places) => {
    const calling = sources.filter((file) => call.test(readFileSync(join(root, file), 'utf8')));
    expect(calling.sort()).toEqual(places);
  });
});
