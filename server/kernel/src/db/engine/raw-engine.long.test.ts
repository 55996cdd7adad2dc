import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { queryMessage, startupMessage } from './messages';
import { rawEngine } from './raw-engine';

let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create();
});
afterAll(() => engine.close());

setFlagsFromString('--expose-gc');
const tidyUp: () => void = runInNewContext('gc');

/** MB that JavaScript uses. */
const used = (): number => {
  tidyUp();
  return process.memoryUsage().heapUsed / 1e6;
};

test('an answer is what PGlite itself would give', () => {
  const raw = rawEngine(engine);
  expect(raw.greet(startupMessage()).length).toBeGreaterThan(0);
  // The first answer of a session tells its settings.
  raw.execute(queryMessage('select 1'));
  for (const text of ['select 1 as a', "select repeat('x', 200000)", 'select 1/0']) {
    const expected = Buffer.from(engine.execProtocolRawSync(queryMessage(text)));
    expect(Buffer.from(raw.execute(queryMessage(text))).equals(expected)).toBe(true);
  }
});

test('nothing of an answer is kept', () => {
  const raw = rawEngine(engine);
  const message = queryMessage('select a, a + 1, a + 2, a + 3 from generate_series(1, 20) a');
  const askOften = () => {
    for (let turn = 0; turn < 2_000; turn += 1) raw.execute(message);
  };
  askOften();
  const before = used();
  askOften();
  expect(used() - before).toBeLessThan(3);
});
