import { saveQrImage } from './qr-image';
import { qrPath } from './qr-path';

test('a browser that guards its canvas saves the code as a drawing, white ground and quiet zone included', async () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await saveQrImage(qrPath('BCD'), 'qr-commande');
  expect(names).toEqual(['qr-commande.svg']);
  expect(blobs[0]?.type).toBe('image/svg+xml');
  expect(blobs[0]?.size).toBeGreaterThan(1_000);
  jest.restoreAllMocks();
});
