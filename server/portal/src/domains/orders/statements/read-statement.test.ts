import { readFileSync } from 'node:fs';
import { readStatement } from './read-statement';
import { StatementError } from './statement';
import { codaFile } from './write-statements';

const sample = (name: string): Buffer => readFileSync(new URL(`./samples/${name}`, import.meta.url));
const coda = sample('exemple.coda');
const camt = sample('exemple-camt053-v08.xml').toString();

/** The CODA sample with one line put in place of another. */
const codaWith = (change: (line: string) => string): Buffer =>
  Buffer.from(coda.toString('latin1').split('\r\n').map(change).join('\r\n'), 'latin1');

describe('a CODA statement', () => {
  it('gives its movements, with what was broken down in place of its total', () => {
    const entries = readStatement(coda);
    expect(entries.map(({ cents }) => cents)).toEqual([
      1920, 500, 2000, 1500, 1200, 1920, -25_000, 1080, 1920,
    ]);
    expect(entries[0]).toEqual({
      account: 'BE68539007547034',
      statement: '2026-210',
      reference: '0001.0000 REF00010000',
      day: '2026-11-24',
      cents: 1920,
      currency: 'EUR',
      communication: '126000000272',
      isReversal: false,
      identity: expect.stringMatching(/^[0-9a-f]{32}-1$/),
    });
    expect(entries[4]?.communication).toBe('Merci pour les syllabus de 230101');
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(entries.length);
  });

  it.each([
    ['a free message that the trailer leaves out', { messages: ['4 00010000  CONTRAT RENOUVELE'] }],
    ['a free message that the trailer counts', { messages: ['4 00010000  AVIS'], isCounted: true }],
    ['several messages and a record of a later standard', { messages: ['4 0001', '4 0002', '5100010000'] }],
  ])('with %s is read', (_, file) => {
    expect(readStatement(codaFile([{ cents: 1920 }], file)).map(({ cents }) => cents)).toEqual([1920]);
  });

  it('with further details (22 alone, 23 alone, 31 to 33) is read', () => {
    const more = ['2200010000', '3100010001REF', '3200010001SUITE', '3300010001FIN'];
    const movements = [
      { cents: 1920, more: more.map((text) => text.padEnd(128)) },
      { cents: 500, sequence: '0002', more: ['2300020000BE51001000000362'.padEnd(128)] },
    ];
    expect(readStatement(codaFile(movements)).map(({ cents }) => cents)).toEqual([1920, 500]);
  });

  it.each([
    [
      'whose movements miss the new balance',
      (line: string) => line.replace(/^(8.{41}).{15}/, '$1000000000000000'),
    ],
    ['whose trailer counts other records', (line: string) => line.replace(/^(9.{15}).{6}/, '$1000001')],
    ['without its end', (line: string) => (line.startsWith('9') ? '' : line)],
    ['of another version', (line: string) => line.replace(/^(0.{126})2/, '$11')],
    ['with an amount in words', (line: string) => line.replace(/^(210001.{26}).{15}/, '$1DIX EUROS 00000')],
  ])('%s is refused', (_, change) => {
    expect(() => readStatement(codaWith(change))).toThrow(StatementError);
  });

  it.each(['', 'bonjour', '21'.padEnd(128)])('that is « %s » is refused', (text) => {
    expect(() => readStatement(Buffer.from(text))).toThrow(StatementError);
  });
});

describe('a camt.053 statement', () => {
  it('of version 08 gives its booked movements, and says which was given back', () => {
    const entries = readStatement(Buffer.from(camt));
    expect(entries.map(({ cents, communication, isReversal }) => [cents, communication, isReversal])).toEqual(
      [
        [1420, '126000002292', false],
        [1920, expect.stringMatching(/^\+{3}126\/0000\/\d{5}\+{3}$/), false],
        [999, 'Don', false],
        [-4200, 'Frais & débours', false],
        [1920, expect.stringMatching(/126/), true],
      ],
    );
    expect(entries[0]).toMatchObject({
      account: 'BE68539007547034',
      statement: '2026-211-08',
      reference: '2026112500001',
      day: '2026-11-25',
      currency: 'EUR',
    });
  });

  it('of version 02 gives the transactions of a batch, without what is only announced', () => {
    const entries = readStatement(sample('exemple-camt053-v02.xml'));
    expect(entries.map(({ cents, reference }) => [cents, reference])).toEqual([
      [1920, 'LOT-77/1'],
      [1920, 'LOT-77/2'],
    ]);
  });

  it.each([
    ['that brings a document type', camt.replace('<Document', '<!DOCTYPE x [<!ENTITY e "x">]><Document')],
    ['that is cut off', camt.slice(0, 900)],
    ['whose balances do not meet', camt.replace('14.20', '14.21')],
    ['without an account', camt.replace(/<IBAN>.*<\/IBAN>/, '')],
    ['of another kind', '<?xml version="1.0"?><Document><Autre/></Document>'],
    ['with an amount in words', camt.replace('>9.99<', '>dix<')],
  ])('%s is refused', (_, text) => {
    expect(() => readStatement(Buffer.from(text))).toThrow(StatementError);
  });
});
