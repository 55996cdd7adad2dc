import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { samplePdf } from 'server-demo/records/pdf';
import { uploadFile } from 'shared-contract/files/endpoints';
import sharp from 'sharp';
import type { TestBrowser } from './portal';
import { url } from './url';

/** A good one-page PDF; another title gives other bytes. */
export const goodPdf = (title = 'Justificatif'): Buffer => samplePdf(title, ['Une ligne de texte.']);

/** A plain picture of a size, with GPS-like metadata when it is a JPEG. */
export const picture = (format: 'png' | 'jpeg', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0c6a72' } })
    .withExif({ IFD0: { Copyright: 'Rue Secrete 12' } })
    .toFormat(format)
    .toBuffer();

/** A PDF that opens with a password alone. */
export const lockedPdf = (): Promise<Buffer> => {
  const doc = new PDFDocument({ userPassword: 'secret', ownerPassword: 'maître' });
  const bytes = buffer(doc);
  doc.text('Confidentiel');
  doc.end();
  return bytes;
};

/** The end of an archive without entries: what makes a file an archive to those who read from the end. */
const ZIP_END = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)]);

/** A file that is also an archive. */
export const asArchive = (bytes: Buffer): Buffer => Buffer.concat([bytes, ZIP_END]);

/** A PNG of which the header promises more pixels than anybody may send. */
export const pixelBomb = async (): Promise<Buffer> =>
  sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

export interface Sent {
  bytes: Buffer;
  name: string;
  usage?: string;
}

const BOUNDARY = '----essai-du-portail';

/** Content type of `multipartOf`. */
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of POST /files, as a browser writes it. */
export const multipartOf = ({ bytes, name, usage }: Sent): Buffer => {
  const field = usage
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="usage"\r\n\r\n${usage}\r\n`
    : '';
  const escaped = name.replaceAll('"', '%22');
  const head = `${field}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${escaped}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
};

/** Sends a file and resolves to the whole answer. */
export const sendUpload = (browser: TestBrowser, sent: Sent, headers: Record<string, string> = {}) =>
  browser.send({
    method: 'POST',
    url: url(uploadFile),
    headers: {
      'x-requested-with': 'portail',
      'sec-fetch-site': 'same-origin',
      'content-type': MULTIPART,
      ...headers,
    },
    payload: multipartOf(sent),
  });

/** Sends a good file and resolves to its DocumentID. */
export const uploaded = async (browser: TestBrowser, sent: Sent): Promise<number> => {
  const answer = await sendUpload(browser, sent);
  if (answer.statusCode !== 200) throw new Error(`the upload was refused: ${answer.body}`);
  const { DocumentID }: { DocumentID: number } = answer.json();
  return DocumentID;
};
