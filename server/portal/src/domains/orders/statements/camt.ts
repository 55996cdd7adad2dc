import { identifyEntries, meaningful, type ReadEntry } from './identify-entries';
import { mostTelling } from './order-reference';
import { type StatementEntry, StatementError } from './statement';
import { at, listAt, readXml, textAt, textOf } from './xml-nodes';

// camt.052, 053 and 054 (ISO 20022), versions 02 and later: what differs between them is read in either form.

const readCents = (amount: unknown): number => {
  const text = textOf(amount) ?? '';
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new StatementError(`Montant illisible\u00a0: «\u00a0${text}\u00a0».`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

const signOf = (node: unknown): 1 | -1 | null => {
  const indicator = textAt(node, 'CdtDbtInd');
  if (indicator === 'CRDT') return 1;
  return indicator === 'DBIT' ? -1 : null;
};

const signed = (node: unknown, amount: unknown): number => {
  const sign = signOf(node);
  if (sign === null) throw new StatementError('CdtDbtInd manque.');
  return sign * readCents(amount);
};

/** Banks leave the booking day out of a notice of one payment: its value day then. */
const dayOf = (entry: unknown): string => {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    textAt(entry, name, 'Dt'),
    textAt(entry, name, 'DtTm'),
  ]);
  const day = days.find((one) => one !== null)?.slice(0, 10) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new StatementError('La date comptable (BookgDt) manque.');
  return day;
};

/** A free text may be cut anywhere into lines: one reference, whole again, is what was written. */
const communicationOf = (details: unknown): string => {
  const structured = listAt(details, 'RmtInf', 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref') ?? '');
  const lines = listAt(details, 'RmtInf', 'Ustrd').map((one) => textOf(one) ?? '');
  return mostTelling([...structured, lines.join(' ').trim(), lines.join('')]);
};

interface Source {
  account: string;
  statement: string;
  currency: string;
}

const isBooked = (entry: unknown): boolean => {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  return status === 'BOOK' || status === null;
};

interface Part {
  details: unknown;
  cents: number;
}

const partOf = (details: unknown, entrySign: number): Part => {
  const amount = at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt');
  // A return stands with its own sign in a batch of payments.
  return { details, cents: amount === undefined ? 0 : (signOf(details) ?? entrySign) * readCents(amount) };
};

/** Transactions of a batch, when their amounts make up the entry's; otherwise the entry alone. */
const partsOf = (entry: unknown): Part[] => {
  const cents = signed(entry, at(entry, 'Amt'));
  const all = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));
  if (all.length <= 1) return [{ details: all[0], cents }];
  const parts = all.map((details) => partOf(details, Math.sign(cents)));
  const total = parts.reduce((sum, part) => sum + part.cents, 0);
  return total === cents ? parts : [{ details: undefined, cents }];
};

/** Kinds of transaction by which a bank gives a payment back or takes one back. */
const RETURNS = new Set(['RRTN', 'RPCR', 'UPDD', 'RCDD', 'PRDD']);

const isReturn = (entry: unknown, details: unknown): boolean =>
  ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '') ||
  at(details, 'RtrInf') !== undefined ||
  [entry, details].some((one) => RETURNS.has(textAt(one, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') ?? ''));

const partyOf = (details: unknown, role: 'Dbtr' | 'Cdtr'): (string | null)[] => [
  textAt(details, 'RltdPties', `${role}Acct`, 'Id', 'IBAN') ??
    textAt(details, 'RltdPties', `${role}Acct`, 'Id', 'Othr', 'Id'),
  textAt(details, 'RltdPties', role, 'Nm') ?? textAt(details, 'RltdPties', role, 'Pty', 'Nm'),
];

/** What tells a transaction apart. NtryRef is left out: banks number the entries of each file anew. */
const contentOf = (entry: unknown, details: unknown): (string | null)[] => [
  meaningful(textAt(details, 'Refs', 'AcctSvcrRef')) ?? meaningful(textAt(entry, 'AcctSvcrRef')),
  meaningful(textAt(details, 'Refs', 'EndToEndId')),
  meaningful(textAt(details, 'Refs', 'TxId')),
  meaningful(textAt(details, 'Refs', 'InstrId')),
  // Where all else is NONREF, the savings banks have their own number here.
  ...listAt(details, 'Refs', 'Prtry').map((one) => meaningful(textAt(one, 'Ref'))),
  ...partyOf(details, 'Dbtr'),
  ...partyOf(details, 'Cdtr'),
  ...listAt(details, 'RmtInf', 'Ustrd').map(textOf),
  isReturn(entry, details) ? 'return' : null,
];

const toEntries = (source: Source, entry: unknown, rank: number): ReadEntry[] => {
  const reference = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? `n${rank + 1}`;
  const parts = partsOf(entry);
  return parts.map(({ details, cents }, index) => ({
    ...source,
    currency: textAt(entry, 'Amt', '@Ccy') ?? source.currency,
    reference:
      parts.length === 1 ? reference : `${reference}/${textAt(details, 'Refs', 'AcctSvcrRef') ?? index + 1}`,
    day: dayOf(entry),
    cents,
    communication: communicationOf(details),
    isReversal: isReturn(entry, details),
    content: contentOf(entry, details),
  }));
};

/** A statement of several days has a pair of balances for each: the first opens it, the last closes it. */
const balanceOf = (statement: unknown, code: string, place: 0 | -1): number | null => {
  const found = listAt(statement, 'Bal').filter((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
  const dayOfBalance = (one: unknown) =>
    (textAt(one, 'Dt', 'Dt') ?? textAt(one, 'Dt', 'DtTm') ?? '').slice(0, 10);
  const balance = found.sort((a, b) => dayOfBalance(a).localeCompare(dayOfBalance(b))).at(place);
  return balance === undefined ? null : signed(balance, at(balance, 'Amt'));
};

const checkBalances = (statement: unknown, booked: unknown[]): void => {
  const opening = balanceOf(statement, 'OPBD', 0);
  const closing = balanceOf(statement, 'CLBD', -1);
  if (opening === null || closing === null) return;
  const total = booked.reduce<number>((sum, entry) => sum + signed(entry, at(entry, 'Amt')), opening);
  if (total !== closing) throw new StatementError('Les mouvements ne mènent pas au solde de clôture.');
};

const readStatement = (statement: unknown): ReadEntry[] => {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  const id = textAt(statement, 'Id');
  if (!account || !id) throw new StatementError('Le compte ou le numéro du relevé manque.');
  const booked = listAt(statement, 'Ntry').filter(isBooked);
  checkBalances(statement, booked);
  const source = { account, statement: id, currency: textAt(statement, 'Acct', 'Ccy') ?? '' };
  return booked.flatMap((entry, rank) => toEntries(source, entry, rank));
};

/** The booked movements of a camt file; throws StatementError. */
export const readCamt = (bytes: Uint8Array): StatementEntry[] => {
  const document = readXml(bytes);
  const statements = [
    ...listAt(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...listAt(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
    ...listAt(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (statements.length === 0)
    throw new StatementError('Ce fichier XML n’est pas un relevé camt.052, 053 ou 054.');
  return identifyEntries(statements.flatMap(readStatement));
};
