import { goodPdf, lockedPdf, picture } from 'server-testing/sample-files';
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
  [
    'a picture of the screen with bytes behind its end',
    async () => withRest(await picture('png'), 500),
    'a.png',
  ],
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

/** First bytes of a format, and nothing more. */
const head = (latin1: string): Buffer => Buffer.from(latin1.padEnd(64, '\0'), 'latin1');

it.each<[string, Buffer, FileUsage, RegExp]>([
  ['IMG_0001.HEIC', head('\0\0\0\x18ftypheic'), 'photo', /HEIC, le format des iPhone.*un JPEG ou un PNG/],
  ['IMG_0001.jpg', head('\0\0\0\x18ftypmif1'), 'document', /HEIC/],
  ['image.webp', head('RIFF\0\0\0\0WEBPVP8 '), 'photo', /autre format/],
  ['scan.tif', head('II*\0'), 'document', /autre format/],
  ['lettre.docx', head('PK\x03\x04'), 'absence', /traitement de texte.*Il faut un PDF/],
  ['lettre.pdf', head('\xd0\xcf\x11\xe0'), 'absence', /traitement de texte/],
  ['page.pdf', Buffer.from('\ufeff\n<!DOCTYPE html><title>x'), 'document', /page web/],
  ['notes.pdf', Buffer.from('Bonjour'), 'document', /Ce n’est pas un PDF, un JPEG ou un PNG/],
  ['vide.pdf', Buffer.alloc(0), 'document', /est vide/],
  ['cours.exe', goodPdf(), 'document', /programme/],
  ['photo.pdf', goodPdf(), 'photo', /Ici, il faut un JPEG ou un PNG/],
  ['photo.jpg', goodPdf(), 'document', /Son nom dit un autre format/],
  ['coupe.pdf', goodPdf().subarray(0, 300), 'document', /incomplet/],
])('%s: the refusal says why and what to do', async (name, bytes, usage, reason) => {
  await expect(judge(bytes, name, usage)).rejects.toMatchObject({
    status: 415,
    detail: "Ce type de fichier n'est pas autorisé!",
    options: { errors: [{ path: 'fichier', message: expect.stringMatching(reason) }] },
  });
});

it('a PDF that asks for a password says so', async () => {
  await expect(judge(await lockedPdf(), 'a.pdf')).rejects.toMatchObject({
    options: { errors: [{ message: expect.stringMatching(/sans mot de passe/) }] },
  });
}, 60_000);
