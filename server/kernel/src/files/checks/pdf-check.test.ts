import { endlessPdf } from 'server-testing/pdf/endless';
import { goodPdf, lockedPdf } from 'server-testing/sample-files';
import { isReadablePdf } from './pdf-check';

it('opens a good document, and neither a cut one nor one with a password', async () => {
  expect(await isReadablePdf(goodPdf())).toBe(true);
  expect(await isReadablePdf(goodPdf().subarray(0, 300))).toBe(false);
  expect(await isReadablePdf(await lockedPdf())).toBe(false);
}, 60_000);

it('refuses a document whose drawing has no end', async () => {
  expect(await isReadablePdf(endlessPdf())).toBe(false);
}, 60_000);

it('says nothing of a document when its thread is missing', async () => {
  await expect(isReadablePdf(goodPdf(), './absent-worker.mjs')).rejects.toThrow(/absent-worker/);
});
