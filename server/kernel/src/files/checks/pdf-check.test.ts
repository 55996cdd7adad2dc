import { endlessPdf } from 'server-testing/pdf/endless';
import { goodPdf, lockedPdf } from 'server-testing/sample-files';
import { pdfFault } from './pdf-check';

it('opens a good document, and neither a cut one nor one with a password', async () => {
  expect(await pdfFault(goodPdf())).toBeNull();
  expect(await pdfFault(goodPdf().subarray(0, 300))).toBe('unreadable');
  expect(await pdfFault(await lockedPdf())).toBe('locked');
}, 60_000);

it('refuses a document whose drawing has no end', async () => {
  expect(await pdfFault(endlessPdf())).toBe('heavy');
}, 60_000);

it('says nothing of a document when its thread is missing', async () => {
  await expect(pdfFault(goodPdf(), './absent-worker.mjs')).rejects.toThrow(/absent-worker/);
});
