import { readStatement } from './read-statement';
import { camtEntry, camtFile, codaFile } from './write-statements';

const idsOf = (...files: Buffer[]): string[] =>
  files.flatMap((file) => readStatement(file).map(({ identity }) => identity));

const paid = '<RmtInf><Strd><CdtrRefInf><Ref>126000000272</Ref></CdtrRefInf></Strd></RmtInf>';
const refs = (text: string): string => `<Refs>${text}</Refs>`;
const payer = (iban: string): string =>
  `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>`;
const tx = (text: string): string => `<TxDtls>${text}${paid}</TxDtls>`;

describe('two payments that differ anywhere are two', () => {
  it.each([
    [
      'UBS: a batch whose transactions bear the packet’s reference',
      [
        camtEntry({
          cents: 300,
          details: ['1.00', '2.00']
            .map(
              (amt) =>
                `<TxDtls>${refs('<AcctSvcrRef>PAQ-1</AcctSvcrRef>')}<Amt Ccy="EUR">${amt}</Amt>${paid}</TxDtls>`,
            )
            .join(''),
        }),
      ],
    ],
    [
      'Deutsche Bank: NONREF on every entry',
      ['A', 'B'].map((id) =>
        camtEntry({
          cents: 100,
          head: '<AcctSvcrRef>NONREF</AcctSvcrRef>',
          details: tx(refs(`<EndToEndId>${id}</EndToEndId>`)),
        }),
      ),
    ],
    [
      'Nordea: no reference, equal in all',
      [1, 2].map(() => camtEntry({ cents: 100, details: tx(refs('<EndToEndId>NOTPROVIDED</EndToEndId>')) })),
    ],
    [
      'Rabobank: two payers',
      ['NL91ABNA0417164300', 'NL02RABO0123456789'].map((iban) =>
        camtEntry({ cents: 100, details: tx(payer(iban)) }),
      ),
    ],
    [
      'PostFinance: two references of one entry number',
      ['1', '2'].map((id) =>
        camtEntry({
          cents: 100,
          head: '<NtryRef>CH01</NtryRef>',
          details: tx(refs(`<AcctSvcrRef>${id}</AcctSvcrRef>`)),
        }),
      ),
    ],
  ])('%s', (_, entries) => {
    const ids = idsOf(camtFile(entries));
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it.each([
    ['Belfius: sequence and reference repeated', [codaFile([{ cents: 100 }, { cents: 100 }])]],
    [
      'ING: the statement number stays at 000',
      [
        codaFile([{ cents: 100 }], { number: '000' }),
        codaFile([{ cents: 100 }], { number: '000', old: 100_100 }),
      ],
    ],
    [
      'KBC: two statements of a day',
      [codaFile([{ cents: 100 }]), codaFile([{ cents: 100 }], { number: '002' })],
    ],
    [
      'BNP Paribas Fortis: the number begins anew',
      [codaFile([{ cents: 100 }]), codaFile([{ cents: 100 }], { day: '251126' })],
    ],
  ])('%s', (_, files) => {
    const ids = idsOf(...files);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });
});

describe('the same payment is known again', () => {
  const day = camtEntry({ cents: 100, details: tx(refs('<EndToEndId>A</EndToEndId>')) });
  const next = camtEntry({ cents: 100, day: '2026-11-25', details: tx('') });

  it('in a file that overlaps, whatever its number and the numbers of its entries', () => {
    const first = idsOf(camtFile([day, day], { id: '1' }));
    const second = idsOf(
      camtFile(
        [day, day, next].map((each, rank) =>
          each.replace('<NtryDtls>', `<NtryRef>${rank}</NtryRef><NtryDtls>`),
        ),
        { id: '2' },
      ),
    );
    expect(second.slice(0, 2)).toEqual(first);
    expect(first).not.toContain(second[2]);
  });

  it('in the report of the day (052), the statement (053) and the notice (054)', () => {
    const ids = (['052', '053', '054'] as const).map((kind) => idsOf(camtFile([day], { kind, id: kind })));
    expect(new Set(ids.flat()).size).toBe(1);
  });

  it('in a CODA file sent again, alone or behind another', () => {
    const first = codaFile([{ cents: 100 }, { cents: 100 }]);
    const both = Buffer.concat([
      codaFile([{ cents: 100 }], { number: '000', old: 0 }),
      Buffer.from('\r\n'),
      first,
    ]);
    expect(idsOf(both).slice(1)).toEqual(idsOf(first));
  });
});
