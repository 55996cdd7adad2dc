import fc, { type Arbitrary } from 'fast-check';
import { jsonBodies, multipartBodies, type SentBody } from './bodies';
import type { Operation } from './operations';
import { hardText, wrongValue } from './values';

/** One request, as it is sent. */
export interface FuzzRequest {
  /** Which of the people sends it. */
  who: number;
  method: Operation['method'] | 'PATCH' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload: string | null;
}

/** Parts of an address: identifiers that may exist, and what no address should hold; already encoded. */
const pathPart: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 400 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '-1',
      '0',
      '2147483648',
      '9'.repeat(30),
      '1.5',
      '%zz',
      '%',
      '%00',
      '%c3%28',
      '%ed%a0%80',
      '..%2f..%2fetc',
      '%2e%2e',
      'constructor',
      '__proto__',
      'a'.repeat(250),
      'b'.repeat(5000),
      '230101',
      'Commandes',
      ';',
      '%20',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(encodeURIComponent),
  },
);

const queryValue: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', 'nom', 'matricule', 'dupont', '1', '-1', '%zz', '%00', '%', 'a'.repeat(5000)),
  fc.string({ unit: 'grapheme', maxLength: 50 }).map(encodeURIComponent),
);

const address = ({ path, parameters }: Operation): Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([found]) => found);
  const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const query = fc.array(
    fc.tuple(fc.constantFrom(...queries, 'inconnu', 'constructor', '__proto__[a]', 'a[]'), queryValue),
    { maxLength: 4 },
  );
  return fc
    .tuple(fc.array(pathPart, { minLength: names.length, maxLength: names.length }), query)
    .map(([parts, pairs]) => {
      const filled = names.reduce((url, name, rank) => url.replace(name, () => parts[rank] ?? ''), path);
      return pairs.length === 0 ? filled : `${filled}?${pairs.map((pair) => pair.join('=')).join('&')}`;
    });
};

/** What a header may hold: no control characters, one byte each (Node refuses to send the rest). */
const headerText: Arbitrary<string> = hardText.map((text) =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000),
);

const NAMES = [
  'idempotency-key',
  'x-matricule',
  'range',
  'if-none-match',
  'accept',
  'accept-encoding',
  'accept-version',
  'cookie2',
  'x-http-method-override',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'upload-defer-length',
  'upload-concat',
  'tus-resumable',
] as const;

const KEYS = ['6f1c7a0e-6c0f-4a53-9f0e-7d5b8a7c1e22', '0b8f8e7e-3c52-4a7e-9d0b-2f5a1f0f6c11', 'abc'];

const headerPair: Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(fc.constantFrom(...NAMES), headerText),
  fc.constantFrom(...KEYS).map((key) => ['idempotency-key', key] as const),
  fc.constantFrom('1.0.0', '0.2.2').map((version) => ['tus-resumable', version] as const),
  fc.constantFrom('0', '1', '1000', '99999999999999').map((length) => ['upload-length', length] as const),
);

const bodies = ({ path, method, body }: Operation): Arbitrary<SentBody | null> => {
  if (method === 'GET' || method === 'DELETE') return fc.constant(null);
  if (/\/(files|imports|releves|releves\/essai)$/.test(path)) return multipartBodies;
  if (body) return jsonBodies(body);
  return fc.option(wrongValue.map((value) => ({ type: 'application/json', text: JSON.stringify(value) })));
};

/** Requests of one call, by any of so many people. */
export const requestsOf = (operation: Operation, people: number): Arbitrary<FuzzRequest> =>
  fc
    .record({
      who: fc.nat({ max: people - 1 }),
      url: address(operation),
      more: fc.array(headerPair, { maxLength: 3 }),
      isWrite: fc.integer({ min: 0, max: 19 }),
      body: bodies(operation),
    })
    .map(({ who, url, more, isWrite, body }) => ({
      who,
      method: operation.method,
      url,
      headers: {
        ...Object.fromEntries(more),
        ...(isWrite > 0 ? { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' } : {}),
        ...(body?.type ? { 'content-type': body.type } : {}),
      },
      payload: body?.text ?? null,
    }));
