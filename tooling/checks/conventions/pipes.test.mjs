import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SERVER } from '../../build/paths.mjs';

/** `a.pipe(b)` hands no error of a to b: where nobody listens to a, it ends the process (`server/kernel/src/streams` does). */
const PIPES = /\.pipe\(/;

/** Where both ends listen to each other. */
const KNOWN = ['server/exchange/src/backup/archive-writer.ts', 'server/kernel/src/db/engine/local-socket.ts'];

const sources = SERVER.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(name, 'src', file),
  ),
).filter((file) => /\.ts$/.test(file) && !/\.test\./.test(file));

describe('the streams of the server', () => {
  it('hand on what fails: none is piped by hand', () => {
    const piping = sources.filter((file) => PIPES.test(readFileSync(join(root, file), 'utf8')));
    expect(piping.sort()).toEqual(KNOWN);
  });
});
