import { goodPdf, picture } from 'server-testing/sample-files';
import type { FileUsage } from 'shared-contract/documents/documents';
import { validateFile } from './validate-file';

/** Start of scan of a baseline JPEG: its header ends 00 3F 00. */
const SCAN = Buffer.from([0xff, 0xda]);
const END_OF_SCAN_HEADER = Buffer.from([0x00, 0x3f, 0x00]);

/** As the front camera of some phones writes it: the spectral selection of the scan is 0 to 0. */
const withOddScan = (jpeg: Buffer): Buffer => {
  const bytes = Buffer.from(jpeg);
  const at = bytes.indexOf(END_OF_SCAN_HEADER, bytes.indexOf(SCAN));
  bytes[at + 1] = 0;
  return bytes;
};

/** Bytes that belong to nothing, before the first table. */
const withStrayBytes = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0x00, 0x00]), jpeg.subarray(2)]);

/** A rest behind the end, as a scanner's memory leaves it. */
const withRest = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.from('\r\n'), Buffer.alloc(length, 0x41)]);

const judge = (bytes: Buffer, name: string, usage: FileUsage = 'document') =>
  validateFile(name, bytes, usage);

it.each<[string, () => Promise<Buffer>, string]>([
  ['a photo whose scan header is odd', async () => withOddScan(await picture('jpeg', 200, 200)), 'moi.jpg'],
  ['a photo with stray bytes before a marker', async () => withStrayBytes(await picture('jpeg')), 'moi.jpg'],
  ['a photo with bytes behind its end', async () => withRest(await picture('jpeg'), 11_000), 'moi.jpg'],
  ['a scan with 11 kB behind its end', async () => withRest(goodPdf(), 11_000), 'scan.pdf'],
])(
  '%s is taken',
  async (_what, make, name) => {
    expect((await judge(await make(), name)).bytes.length).toBeGreaterThan(0);
  },
  60_000,
);

it.each<[string, () => Promise<Buffer>, string]>([
  [
    'a photo that is cut',
    async () => {
      const whole = await picture('jpeg', 600, 600);
      return whole.subarray(0, whole.length / 2);
    },
    'moi.jpg',
  ],
  [
    'a PDF cut after an earlier end',
    async () => Buffer.concat([goodPdf(), goodPdf().subarray(0, -40)]),
    'a.pdf',
  ],
])(
  '%s is refused',
  async (_what, make, name) => {
    await expect(judge(await make(), name)).rejects.toMatchObject({ status: 415 });
  },
  60_000,
);

it.each([
  'Migration vers Node.js.pdf',
  'confirmation booking.com.pdf',
  'schéma.xml.pdf',
  'facture.exe.pdf',
  'Sans extension',
  'SCAN0001.PDF',
  '2026.11.29 – preuve.pdf',
])(
  'a sound PDF called « %s » is taken',
  async (name) => {
    expect((await judge(goodPdf(name), name)).kind.extension).toBe('pdf');
  },
  60_000,
);

it.each(['photo.jfif', 'photo.JPE', 'IMG_0001'])(
  'a sound photo called « %s » is taken',
  async (name) => {
    expect((await judge(await picture('jpeg'), name, 'photo')).kind.extension).toBe('jpg');
  },
  60_000,
);
