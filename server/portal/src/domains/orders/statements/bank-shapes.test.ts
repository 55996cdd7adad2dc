import { referenceOf } from './order-reference';
import { readStatement } from './read-statement';
import { camtEntry, camtFile, codaFile } from './write-statements';

// What public samples and reports of these banks show, in files of our own.

const VCS = '126000000272';
const MARKED = '+++126/0000/00272+++';

const strd = (ref: string): string => `<Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`;
const rmt = (text: string): string => `<RmtInf>${text}</RmtInf>`;
const tx = (text: string): string => `<TxDtls>${text}</TxDtls>`;

const read = (file: Buffer) =>
  readStatement(file).map(({ cents, communication, isReversal }) => ({
    cents,
    order: referenceOf(communication),
    isReversal,
  }));

const paid = (cents: number) => ({ cents, order: MARKED, isReversal: false });
const taken = (cents: number, order: string | null = MARKED) => ({ cents, order, isReversal: true });

describe('a payment is found in the shape of', () => {
  it.each([
    ['ING Belgium: both forms of the communication', rmt(`${strd(VCS)}<Ustrd>${MARKED}</Ustrd>`)],
    ['KBC: a creditor reference before it', rmt(`${strd('RF18539007547034')}${strd(VCS)}`)],
    [
      'Commerzbank: a text cut into lines of 27',
      rmt('<Ustrd>SVWZ+Syllabus +++126/0000/0</Ustrd><Ustrd>0272+++ Camille</Ustrd>'),
    ],
    [
      'ABN AMRO: a text of slashes',
      rmt(`<Ustrd>/TRTP/SEPA OVERBOEKING/REMI/${MARKED}/EREF/NOTPROVIDED</Ustrd>`),
    ],
    ['Belfius: stars', rmt('<Ustrd>***126/0000/00272***</Ustrd>')],
  ])('%s', (_, remittance) => {
    expect(read(camtFile([camtEntry({ cents: 100, details: tx(remittance) })]))).toEqual([paid(100)]);
  });

  it('PostFinance: a notice of a packet whose details stand in blocks of their own', () => {
    const one = (amount: string) => tx(`<Amt Ccy="EUR">${amount}</Amt>${rmt(strd(VCS))}`);
    const details = `<Btch><NbOfTxs>2</NbOfTxs></Btch>${one('1.00')}</NtryDtls><NtryDtls>${one('2.00')}`;
    expect(read(camtFile([camtEntry({ cents: 300, details })], { kind: '054', version: '04' }))).toEqual([
      paid(100),
      paid(200),
    ]);
  });

  it('Rabobank: a total without details, which a person has to look at', () => {
    const details = '<Btch><NbOfTxs>12</NbOfTxs></Btch>';
    expect(read(camtFile([camtEntry({ cents: 300, details })]))).toEqual([
      { cents: 300, order: null, isReversal: false },
    ]);
  });

  it('a French bank: ISO-8859-1, and an account without an IBAN', () => {
    const text = camtFile([camtEntry({ cents: 100, details: tx(rmt(`<Ustrd>Été ${MARKED}</Ustrd>`)) })])
      .toString()
      .replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>')
      .replace(/<IBAN>BE68(\d+)<\/IBAN>/, '<Othr><Id>$1</Id></Othr>');
    const [entry] = readStatement(Buffer.from(text, 'latin1'));
    expect(entry).toMatchObject({ account: '539007547034', communication: `Été ${MARKED}` });
  });

  it('BNP Paribas: one statement of two days, each with its balances', () => {
    const balance = (code: string, day: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
    const balances = [
      balance('OPBD', '2026-11-24', '10.00'),
      balance('CLBD', '2026-11-24', '11.00'),
      balance('OPBD', '2026-11-25', '11.00'),
      balance('CLBD', '2026-11-25', '13.00'),
    ].join('');
    const entry = (cents: number, day: string) => camtEntry({ cents, day, details: tx(rmt(strd(VCS))) });
    const file = camtFile([balances, entry(100, '2026-11-24'), entry(200, '2026-11-25')]);
    expect(read(file)).toEqual([paid(100), paid(200)]);
  });

  it('Sparkasse: NONREF everywhere, but a number of its own', () => {
    const entry = (id: string) =>
      camtEntry({
        cents: 100,
        head: '<AcctSvcrRef>NONREF</AcctSvcrRef>',
        details: tx(`<Refs><Prtry><Tp>FI-UMSATZ-ID</Tp><Ref>${id}</Ref></Prtry></Refs>${rmt(strd(VCS))}`),
      });
    const [first] = readStatement(camtFile([entry('2026-11-24-09.25.19.1')]));
    const [second] = readStatement(camtFile([entry('2026-11-24-09.25.19.2')]));
    expect(first?.identity).not.toBe(second?.identity);
  });

  it('an instant payment’s notice: no booking day, only its value day', () => {
    const file = camtFile(
      [camtEntry({ cents: 100 }).replace('BookgDt', 'ValDt').replace('/BookgDt', '/ValDt')],
      {
        kind: '054',
      },
    );
    expect(readStatement(file)[0]?.day).toBe('2026-11-24');
  });

  const detail = (rank: number, cents: number, communication = '') => {
    const amount = `${cents < 0 ? 1 : 0}${String(Math.abs(cents) * 10).padStart(15, '0')}`;
    const structured = communication === '' ? '0' : `1101${communication}`;
    return `210001000${rank}`
      .padEnd(31)
      .concat(amount, '24112680150000', structured)
      .padEnd(115)
      .concat('241126')
      .padEnd(128);
  };

  it('KBC: a transfer whose details are its charges is the whole of it', () => {
    const file = codaFile([{ cents: 900, more: [detail(1, 1000), detail(2, -100)] }]);
    expect(read(file)).toEqual([paid(900)]);
  });

  it('BNP Paribas Fortis: totals of one sequence number, each with its own details', () => {
    const total = (more: string[]) => ({ cents: 300, communication: 'REMISE', more });
    const file = codaFile([total([detail(1, 100, VCS), detail(2, 200, VCS)]), total([detail(1, 300, VCS)])]);
    expect(read(file).filter(({ order }) => order !== null)).toEqual([paid(100), paid(200), paid(300)]);
  });

  it('Belfius: a statement that a second one follows before its end is refused', () => {
    const lines = codaFile([{ cents: 100 }])
      .toString('latin1')
      .split('\r\n');
    const cut = [...lines.slice(0, -1), ...lines.slice(1)].join('\r\n');
    expect(() => readStatement(Buffer.from(cut, 'latin1'))).toThrow('tronqué');
  });
});

describe('what no database keeps', () => {
  it.each([
    ['CODA', codaFile([{ cents: 100, code: '00150000', communication: 'A\u0000B' }])],
    ['camt', camtFile([camtEntry({ cents: 100, details: tx(rmt('<Ustrd>A&#xD800;&#0;B</Ustrd>')) })])],
  ])('is not in what is read (%s)', (_, file) => {
    const [entry] = readStatement(file);
    expect(JSON.stringify(entry)).not.toMatch(/\\u(0000|d800)/i);
  });
});

describe('what a bank takes back is told apart in the shape of', () => {
  const back = (head: string, details: string) =>
    read(camtFile([camtEntry({ cents: -100, head, details: tx(`${details}${rmt(strd(VCS))}`) })]));

  it.each([
    ['an entry that is turned round', '<RvslInd>true</RvslInd>', ''],
    ['a return with its reason (Deutsche Bank)', '', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'],
    [
      'a recall by its code (UBS)',
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RPCR</SubFmlyCd></Fmly></Domn></BkTxCd>',
      '',
    ],
  ])('%s', (_, head, details) => {
    expect(back(head, details)).toEqual([taken(-100)]);
  });

  it('a return among the payments of a packet (Volksbank)', () => {
    const one = (sign: string, amount: string) =>
      tx(`<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${rmt(strd(VCS))}`);
    const file = camtFile([camtEntry({ cents: 300, details: one('CRDT', '4.00') + one('DBIT', '1.00') })]);
    expect(read(file).map(({ cents }) => cents)).toEqual([400, -100]);
  });

  it.each([
    ['01490000', 'a correction (49)'],
    ['02490000', 'an instant payment corrected'],
    ['00390000', 'a cancellation without a family'],
    ['05030000', 'an unpaid collection'],
    ['01500000', 'an incoming kind with a debit’s sign'],
  ])('CODA %s: %s', (code) => {
    expect(read(codaFile([{ cents: -100, code: `0${code.slice(0, 7)}` }]))).toEqual([taken(-100)]);
  });

  it('CODA: a record that names its kind of R-transaction', () => {
    const record = '2200010000'.padEnd(112).concat('2AC04').padEnd(128);
    expect(read(codaFile([{ cents: -100, code: '00101000', more: [record] }]))).toEqual([taken(-100)]);
  });

  it.each(['00199000', '00154000'])('CODA %s gives the school back what it had paid: no payment', (code) => {
    expect(read(codaFile([{ cents: 100, code }]))).toEqual([taken(100)]);
  });

  it('CODA: a transfer that the school made is its own business', () => {
    expect(read(codaFile([{ cents: -100, code: '00101000' }]))).toEqual([
      { cents: -100, order: MARKED, isReversal: false },
    ]);
  });
});
