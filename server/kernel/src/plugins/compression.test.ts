import { brotliDecompressSync } from 'node:zlib';
import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal?.close());

/** How a stream of brotli that begins so tells a window of 128 kB: 2 to the 17th (RFC 7932, 9.1). */
const WINDOW_BITS = 0b1111111;
const OF_128_KB = 0b0000001;

describe('what is sent compressed', () => {
  test('asks for a window of 128 kB and no more', async () => {
    const url = '/api/v1/openapi.json';
    const plain = await portal.app.inject({ url });
    const sent = await portal.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(sent.headers['content-encoding']).toBe('br');
    expect(Number(sent.rawPayload[0]) & WINDOW_BITS).toBe(OF_128_KB);
    expect(brotliDecompressSync(sent.rawPayload)).toEqual(plain.rawPayload);
  });
});
