import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/paths.mjs';

/** `a.pipe(b)` hands no error of a to b: where nobody listens to a, it ends the process (`api/src/streams` does). */
const PIPES = /\.pipe\(/;

const FOLDER = 'api/src';

/** Where both ends listen to each other. */
const KNOWN = ['cli/backup/archive-writer.ts', 'db/engine/local-socket.ts'];

const sources = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.test\.|^testing\//.test(file),
);

describe('the streams of the server', () => {
  it('hand on what fails: none is piped by hand', () => {
    const piping = sources.filter((file) => PIPES.test(readFileSync(join(root, FOLDER, file), 'utf8')));
    expect(piping.sort()).toEqual(KNOWN);
  });
});
