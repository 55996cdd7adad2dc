// Statements that the tests write, in the shapes of several banks.

const amountOf = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);

interface CamtEntry {
  cents: number;
  day?: string;
  /** Tags between the amounts and the details, as the bank writes them. */
  head?: string;
  /** `TxDtls` and what is in them. */
  details?: string;
}

export const camtEntry = ({ cents, day = '2026-11-24', head = '', details = '' }: CamtEntry): string =>
  `<Ntry><Amt Ccy="EUR">${amountOf(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>${
    head.includes('<RvslInd>') ? '<RvslInd>true</RvslInd>' : ''
  }<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${head.replace(/<RvslInd>.*<\/RvslInd>/, '')}<NtryDtls>${details}</NtryDtls></Ntry>`;

const ROOTS = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
};

interface CamtFile {
  kind?: keyof typeof ROOTS;
  id?: string;
  iban?: string;
  version?: string;
}

export const camtFile = (
  entries: readonly string[],
  { kind = '053', id = '1', iban = 'BE68539007547034', version = '08' }: CamtFile = {},
): Buffer => {
  const [root, statement] = ROOTS[kind];
  return Buffer.from(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}><GrpHdr/><${statement}><Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('')}</${statement}></${root}></Document>`,
  );
};

/** A line of 128 characters with texts put at their places. */
const line = (texts: readonly [number, string][]): string =>
  texts.reduce(
    (whole, [at, text]) => whole.slice(0, at) + text + whole.slice(at + text.length),
    ' '.repeat(128),
  );

const amount = (cents: number): string =>
  `${cents < 0 ? 1 : 0}${String(Math.abs(cents) * 10).padStart(15, '0')}`;

interface CodaMovement {
  cents: number;
  sequence?: string;
  reference?: string;
  /** Type, family, operation and category: 8 figures. */
  code?: string;
  communication?: string;
  /** Lines after the movement (22, 23, 31 …). */
  more?: string[];
}

interface CodaFile {
  number?: string;
  day?: string;
  old?: number;
  account?: string;
  /** Free messages and unknown records, before the trailer. */
  messages?: string[];
  /** Whether the bank counts them in the trailer. */
  isCounted?: boolean;
}

const movementLines = (movement: CodaMovement, day: string): string[] => {
  const {
    cents,
    sequence = '0001',
    reference = '',
    code = '00150000',
    communication = '126000000272',
  } = movement;
  const main = line([
    [0, `21${sequence}0000${reference}`],
    [31, `${amount(cents)}${day}${code}1101${communication}`],
    [115, day],
    [125, '0 0'],
  ]);
  return [main, ...(movement.more ?? [])];
};

const sum = (movements: readonly CodaMovement[], sign: number): number =>
  movements.reduce((total, { cents }) => total + (Math.sign(cents) === sign ? Math.abs(cents) : 0), 0);

export const codaFile = (movements: readonly CodaMovement[], file: CodaFile = {}): Buffer => {
  const { number = '001', day = '241126', old = 100_000, account = 'BE68539007547034', messages = [] } = file;
  const net = sum(movements, 1) - sum(movements, -1);
  const body = movements.flatMap((movement) => movementLines(movement, day));
  const counted = body.length + 2 + (file.isCounted ? messages.length : 0);
  const balance = `${account.padEnd(34)}EUR`;
  return Buffer.from(
    [
      line([
        [0, `00000${day}53905`],
        [127, '2'],
      ]),
      line([[0, `12${number}${balance}${amount(old)}${day}`]]),
      ...body,
      line([
        [0, `8${number}${balance}`],
        [41, `${amount(old + net)}${day}`],
      ]),
      ...messages.map((text) => line([[0, text]])),
      line([
        [0, '9'],
        [
          16,
          String(counted).padStart(6, '0') +
            amount(sum(movements, -1)).slice(1) +
            amount(sum(movements, 1)).slice(1),
        ],
        [127, '2'],
      ]),
    ].join('\r\n'),
    'latin1',
  );
};
