import { XMLParser } from 'fast-xml-parser';
import { identifyEntries, meaningful, type ReadEntry } from './identify-entries';
import { type StatementEntry, StatementError } from './statement';

// camt.052, 053 and 054 (ISO 20022), versions 02 to 08: what differs between them is read in either form.

type Node = Record<string, unknown>;

const LISTS = new Set(['Stmt', 'Rpt', 'Ntfctn', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: false,
  isArray: (name) => LISTS.has(name),
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Node at a path of tags; undefined where one is absent. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), value);

const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  const inner = at(value, '#text');
  return typeof inner === 'string' ? inner.trim() || null : null;
};

const textAt = (value: unknown, ...path: string[]): string | null => textOf(at(value, ...path));

const readCents = (amount: unknown): number => {
  const text = textOf(amount) ?? '';
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new StatementError(`Montant illisible\u00a0: «\u00a0${text}\u00a0».`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

const signed = (node: unknown, amount: unknown): number => {
  const indicator = textAt(node, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new StatementError('CdtDbtInd manque.');
  return indicator === 'CRDT' ? readCents(amount) : -readCents(amount);
};

const dayOf = (entry: unknown): string => {
  const day = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new StatementError('La date comptable (BookgDt) manque.');
  return day;
};

const communicationOf = (details: unknown): string => {
  const structured = listAt(details, 'RmtInf', 'Strd')
    .map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
    .find((one) => one !== null);
  if (structured) return structured;
  return listAt(details, 'RmtInf', 'Ustrd')
    .map((one) => textOf(one) ?? '')
    .join(' ')
    .trim();
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

/** Transactions of a batch, when their amounts make up the entry's; otherwise the entry alone. */
const partsOf = (entry: unknown): { details: unknown; cents: number }[] => {
  const cents = signed(entry, at(entry, 'Amt'));
  const all = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'));
  if (all.length <= 1) return [{ details: all[0], cents }];
  const parts = all.map((details) => {
    const amount = at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt');
    return { details, cents: amount === undefined ? 0 : Math.sign(cents) * readCents(amount) };
  });
  const total = parts.reduce((sum, part) => sum + part.cents, 0);
  return total === cents ? parts : [{ details: undefined, cents }];
};

/** What tells a transaction apart. NtryRef is left out: banks number the entries of each file anew. */
const contentOf = (entry: unknown, details: unknown): (string | null)[] => [
  meaningful(textAt(details, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef')),
  meaningful(textAt(details, 'Refs', 'EndToEndId')),
  meaningful(textAt(details, 'Refs', 'TxId')),
  meaningful(textAt(details, 'Refs', 'InstrId')),
  textAt(details, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN') ??
    textAt(details, 'RltdPties', 'DbtrAcct', 'Id', 'Othr', 'Id'),
  textAt(details, 'RltdPties', 'Dbtr', 'Nm') ?? textAt(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
  ...listAt(details, 'RmtInf', 'Ustrd').map(textOf),
  textAt(entry, 'RvslInd') === 'true' ? 'reversal' : null,
];

const toEntries = (source: Source, entry: unknown, rank: number): ReadEntry[] => {
  const reference = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? `n${rank + 1}`;
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '');
  const parts = partsOf(entry);
  return parts.map(({ details, cents }, index) => ({
    ...source,
    currency: textAt(entry, 'Amt', '@Ccy') ?? source.currency,
    reference:
      parts.length === 1 ? reference : `${reference}/${textAt(details, 'Refs', 'AcctSvcrRef') ?? index + 1}`,
    day: dayOf(entry),
    cents,
    // What was given back to the school is no payment, whatever reference it bears.
    communication: isReversal && cents > 0 ? '' : communicationOf(details),
    isReversal: isReversal || at(details, 'RtrInf') !== undefined,
    content: contentOf(entry, details),
  }));
};

const balanceOf = (statement: unknown, code: string): number | null => {
  const balance = listAt(statement, 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
  return balance === undefined ? null : signed(balance, at(balance, 'Amt'));
};

const checkBalances = (statement: unknown, booked: unknown[]): void => {
  const opening = balanceOf(statement, 'OPBD');
  const closing = balanceOf(statement, 'CLBD');
  if (opening === null || closing === null) return;
  const total = booked.reduce<number>((sum, entry) => sum + signed(entry, at(entry, 'Amt')), opening);
  if (total !== closing) throw new StatementError('Les mouvements ne mènent pas au solde de clôture.');
};

const readStatement = (statement: unknown): ReadEntry[] => {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN');
  const id = textAt(statement, 'Id');
  if (!account || !id) throw new StatementError('Le compte ou le numéro du relevé manque.');
  const booked = listAt(statement, 'Ntry').filter(isBooked);
  checkBalances(statement, booked);
  const source = { account, statement: id, currency: textAt(statement, 'Acct', 'Ccy') ?? '' };
  return booked.flatMap((entry, rank) => toEntries(source, entry, rank));
};

/** The booked movements of a camt file; throws StatementError. A document type is refused unread. */
export const readCamt = (bytes: Uint8Array): StatementEntry[] => {
  const text = Buffer.from(bytes).toString('utf8');
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new StatementError('Un relevé ne contient pas de DTD.');
  let document: unknown;
  try {
    document = parser.parse(text, true);
  } catch {
    throw new StatementError('Ce fichier XML n’est pas bien formé.');
  }
  const statements = [
    ...listAt(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...listAt(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
    ...listAt(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (statements.length === 0)
    throw new StatementError('Ce fichier XML n’est pas un relevé camt.052, 053 ou 054.');
  return identifyEntries(statements.flatMap(readStatement));
};
