import type { LightMyRequestResponse } from 'fastify';
import { openTestPortal, type TestPortal } from '../portal';
import { faultsOf, runFuzz } from './run-fuzz';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

/** The long run, twenty thousand and more, is `npm run lab -- fuzz`. */
const REQUESTS = 1200;

test('no input of any call ends in 500, or in a refusal that is not one', async () => {
  const report = await runFuzz(portal, { requests: REQUESTS, seed: 20_261_122, maxMs: 240_000 });
  expect(report.faults).toEqual([]);
  expect(report.sent).toBeGreaterThanOrEqual(report.operations);
  // It reached the calls behind the refusals too.
  expect(report.byStatus['200']).toBeGreaterThan(0);
  expect(report.byStatus['422']).toBeGreaterThan(0);
}, 300_000);

test('the judge finds a 500, an English refusal and a missing header', () => {
  const answer = (statusCode: number, headers: object, body: string) =>
    ({ statusCode, headers, body }) as unknown as LightMyRequestResponse;
  expect(faultsOf(answer(500, {}, ''))).toContain('answers 500');
  expect(faultsOf(answer(503, {}, ''))).toContain('answers 503');
  const plain = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
  expect(faultsOf(answer(404, plain, '{}'))).toEqual(['content-type application/json']);
  expect(faultsOf(answer(200, {}, ''))).toEqual(['no nosniff']);
});
