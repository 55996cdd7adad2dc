const escapeText = (text: string): string => text.replace(/[\\()]/g, (found) => `\\${found}`);

/** French text in the encoding of the standard fonts; what has no place there is written plainly. */
const toWinAnsi = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/œ/g, 'oe');

const contentOf = (title: string, lines: string[]): string => {
  const body = lines.map((line) => `0 -20 Td (${escapeText(toWinAnsi(line))}) Tj`).join('\n');
  return `BT /F1 18 Tf 60 770 Td (${escapeText(toWinAnsi(title))}) Tj /F1 11 Tf 0 -16 Td\n${body}\nET`;
};

/** A one-page PDF with a title and lines of text: the sample files of the demo institution. Same text, same bytes. */
export const samplePdf = (title: string, lines: string[]): Buffer => {
  const content = contentOf(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-BE) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
