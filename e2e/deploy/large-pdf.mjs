import { randomBytes } from 'node:crypto';

/**
 * A readable PDF of one page with a stream of noise in it, of nearly this many bytes.
 *
 * @param {number} size
 */
export const largePdf = (size) => {
  const noise = randomBytes(size - 1000);
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {number[]} */
  const offsets = [];
  let length = 0;
  /** @param {Buffer} bytes */
  const add = (bytes) => {
    parts.push(bytes);
    length += bytes.length;
  };
  /** @type {(number: number, ...content: (string | Buffer)[]) => void} */
  const object = (number, ...content) => {
    offsets.push(length);
    for (const bytes of [`${number} 0 obj\n`, ...content, '\nendobj\n']) add(Buffer.from(bytes));
  };
  add(Buffer.from('%PDF-1.4\n'));
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>');
  object(4, `<< /Length ${noise.length} >>\nstream\n`, noise, '\nendstream');
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};
