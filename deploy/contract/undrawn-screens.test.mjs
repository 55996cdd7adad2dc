import { PassThrough } from 'node:stream';
import { readUndrawnScreens } from './test-portal/undrawn-screens.mjs';

/** @type {(path: string, message: string, isLeftOut: boolean) => string} */
const line = (path, message, isLeftOut) =>
  `${JSON.stringify({ msg: 'a screen could not be drawn', remote: 'mf-a', path, isLeftOut, err: { message } })}\n`;

test('what the log of a portal says of screens that could not be drawn', async () => {
  const log = new PassThrough();
  const undrawn = readUndrawnScreens(log);
  log.write(line('/un', 'document is not defined', false));
  log.write('Warning: something else\n{"msg":"autre chose","remote":"mf-b","path":"/trois"}\n');
  expect(undrawn.isLeftOut('mf-a')).toBe(false);
  log.write(line('/deux', 'nothing was drawn', true) + line('/deux', 'panne', false));
  await new Promise((resolve) => log.end(resolve));
  await new Promise(setImmediate);
  expect(undrawn.find('mf-a', '/un')).toEqual({ reason: 'document is not defined', isLeftOut: false });
  expect(undrawn.find('mf-a', '/deux')).toEqual({ reason: 'nothing was drawn', isLeftOut: true });
  expect([undrawn.find('mf-a', '/trois'), undrawn.find('mf-b', '/trois')]).toEqual([null, null]);
  expect([undrawn.isLeftOut('mf-a'), undrawn.isLeftOut('mf-b')]).toEqual([true, false]);
});
