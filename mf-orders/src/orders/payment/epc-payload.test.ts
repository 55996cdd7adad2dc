import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { epcPayload } from './epc-payload';
import { qrPath } from './qr/qr-path';

const transfer = {
  beneficiary: 'Haute École du Parc ASBL',
  iban: 'BE68 5390 0754 7034',
  cents: 2570,
  reference: '+++126/0000/01272+++',
};

const PIXELS = 4;

/** Paints the squares of the path, as the browser would, into a picture file and back. */
const paint = ({ side, path }: ReturnType<typeof qrPath>): PNG => {
  const picture = new PNG({ width: side * PIXELS, height: side * PIXELS });
  picture.data.fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < PIXELS; row += 1) {
      for (let column = 0; column < PIXELS; column += 1) {
        const at = ((Number(y) * PIXELS + row) * picture.width + Number(x) * PIXELS + column) * 4;
        picture.data.fill(0, at, at + 3);
      }
    }
  }
  return PNG.sync.read(PNG.sync.write(picture));
};

describe('the QR code of a transfer', () => {
  it('has the lines of an EPC code, version 2', () => {
    expect(epcPayload(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Haute École du Parc ASBL',
      'BE68539007547034',
      'EUR25.70',
      '',
      '',
      '+++126/0000/01272+++',
    ]);
  });

  it('cuts a name of more than 70 characters', () => {
    const lines = epcPayload({ ...transfer, beneficiary: 'É'.repeat(80) }).split('\n');
    expect(lines[5]).toHaveLength(70);
  });

  it('is read back as it was written, accents included', () => {
    const payload = epcPayload(transfer);
    const picture = paint(qrPath(payload));
    const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    expect(new TextDecoder().decode(new Uint8Array(read?.binaryData ?? []))).toBe(payload);
  });
});
