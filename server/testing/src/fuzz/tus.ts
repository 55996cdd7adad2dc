import fc, { type Arbitrary } from 'fast-check';
import { beginUpload } from 'shared-contract/files/endpoints';
import type { TestBrowser } from '../portal';
import { url } from '../url';
import type { FuzzRequest } from './requests';

const OCTETS = 'application/offset+octet-stream';
const LENGTH = 1000;
const UPLOADS = url(beginUpload);

/** Begins an upload for each person who may; resolves to their addresses. */
export const beginUploads = async (browsers: readonly TestBrowser[]): Promise<string[]> => {
  const name = Buffer.from('a.pdf').toString('base64');
  const usage = Buffer.from('document').toString('base64');
  const answers = await Promise.all(
    browsers.map((browser) =>
      browser.post(UPLOADS, undefined, {
        'tus-resumable': '1.0.0',
        'upload-length': String(LENGTH),
        'upload-metadata': `filename ${name},usage ${usage}`,
      }),
    ),
  );
  return answers.flatMap(({ headers }) => (headers.location === undefined ? [] : [headers.location]));
};

const strangeIds = fc.constantFrom(
  '0'.repeat(32),
  'f'.repeat(32),
  'F'.repeat(32),
  '..%2f..',
  'abc',
  '%zz',
  '-1',
);

const offsets = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('0', '1', '10', String(LENGTH)) },
  { weight: 1, arbitrary: fc.constantFrom('-1', '1.5', 'abc', '', '9'.repeat(30), ' 0', '0x10') },
);

const header = <Value>(name: string, values: Arbitrary<Value>) =>
  fc.option(values).map((value) => (value === null ? {} : { [name]: String(value) }));

/**
 * What goes on with a resumable upload, which the document of the API does not describe: pieces in and out of order,
 * too long, by somebody else, with strange headers; and its end.
 */
export const tusRequests = (uploads: readonly string[], people: number): Arbitrary<FuzzRequest> =>
  fc
    .record({
      who: fc.nat({ max: people - 1 }),
      method: fc.constantFrom(
        'PATCH' as const,
        'PATCH' as const,
        'PATCH' as const,
        'HEAD' as const,
        'DELETE' as const,
      ),
      address: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...uploads) },
        { weight: 1, arbitrary: strangeIds.map((id) => `${UPLOADS}/${id}`) },
      ),
      offset: header('upload-offset', offsets),
      version: header('tus-resumable', fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2.2', '')),
      checksum: header('upload-checksum', fc.constantFrom('sha1 AAAA', 'x', '')),
      length: header('upload-length', fc.constantFrom('0', '5', '-1', '99999999999999')),
      type: fc.constantFrom(OCTETS, OCTETS, OCTETS, 'application/json', 'text/plain', 'x'),
      piece: fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.constantFrom('', '%PDF-1.4\n', 'x'.repeat(LENGTH), 'x'.repeat(5 * LENGTH)),
      ),
    })
    .map(({ who, method, address, offset, version, checksum, length, type, piece }) => {
      const isPiece = method === 'PATCH';
      return {
        who,
        method,
        url: address,
        headers: {
          'x-requested-with': 'portail',
          'sec-fetch-site': 'same-origin',
          ...offset,
          ...version,
          ...checksum,
          ...length,
          ...(isPiece ? { 'content-type': type } : {}),
        },
        payload: isPiece ? piece : null,
      };
    });
