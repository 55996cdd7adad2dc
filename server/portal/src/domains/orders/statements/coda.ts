import { isReversal, type Returnable } from './coda-reversals';
import { identifyEntries, meaningful, type ReadEntry } from './identify-entries';
import { referenceOf } from './order-reference';
import { type StatementEntry, StatementError } from './statement';

// CODA version 2 (Febelfin): lines of 128 characters in Latin-1; positions below count from 0.

const WIDTH = 128;

const field = (line: string, from: number, length: number): string => line.slice(from, from + length);

/** An amount of 15 digits, the last three being decimals, in cents. */
const readCents = (line: string, from: number, sign: string): number => {
  const digits = field(line, from, 15);
  if (!/^\d{14}0$/.test(digits))
    throw new StatementError(`Montant illisible\u00a0: «\u00a0${digits}\u00a0».`);
  const cents = Number(digits.slice(0, 14));
  return sign === '1' ? -cents : cents;
};

const readDay = (line: string, from: number): string => {
  const text = field(line, from, 6);
  if (!/^\d{6}$/.test(text)) throw new StatementError(`Date illisible\u00a0: «\u00a0${text}\u00a0».`);
  return `20${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
};

interface Movement extends Returnable {
  sequence: string;
  detail: string;
  bankReference: string;
  day: string;
  isStructured: boolean;
  communication: string;
  /** Account and name of the other side (23). */
  counterparty: string;
}

/** Records between a header and its trailer. */
interface Part {
  account: string;
  currency: string;
  number: string;
  oldCents: number;
  newCents: number | null;
  movements: Movement[];
  /** Records that the trailer counts (1, 2.x, 3.x, 8), and all of them: some banks count the free messages (4) too. */
  counted: number;
  records: number;
}

const accountOf = (line: string, structure: string): { account: string; currency: string } => {
  const text = field(line, 5, 37);
  const isIban = structure === '2' || structure === '3';
  return isIban
    ? { account: text.slice(0, 31).trim(), currency: text.slice(34, 37).trim() }
    : { account: text.slice(0, 12).trim(), currency: text.slice(13, 16).trim() };
};

const openPart = (line: string): Part => {
  const day = readDay(line, 58);
  return {
    ...accountOf(line, field(line, 1, 1)),
    number: `${day.slice(0, 4)}-${field(line, 2, 3)}`,
    oldCents: readCents(line, 43, field(line, 42, 1)),
    newCents: null,
    movements: [],
    counted: 1,
    records: 1,
  };
};

const readMovement = (line: string): Movement => ({
  sequence: field(line, 2, 4),
  detail: field(line, 6, 4),
  bankReference: field(line, 10, 21).trim(),
  cents: readCents(line, 32, field(line, 31, 1)),
  day: readDay(line, 115),
  operation: field(line, 54, 4),
  returned: '',
  isStructured: field(line, 61, 1) === '1',
  communication: field(line, 62, 53),
  counterparty: '',
});

const lastMovement = (part: Part): Movement => {
  const found = part.movements.at(-1);
  if (!found) throw new StatementError('Une suite (22, 23) ne suit aucun mouvement (21).');
  return found;
};

/** Takes in one record of a statement; information (3x), free messages (4) and what a later standard adds carry no amount. */
const readRecord = (part: Part, line: string): void => {
  const kind = line.slice(0, 2);
  part.records += 1;
  if (/^[238]/.test(kind)) part.counted += 1;
  if (kind === '21') part.movements.push(readMovement(line));
  if (kind === '22') {
    lastMovement(part).communication += field(line, 10, 53);
    lastMovement(part).returned = field(line, 112, 1).trim();
  }
  if (kind === '23') {
    lastMovement(part).communication += field(line, 82, 43);
    lastMovement(part).counterparty += field(line, 10, 72).trim();
  }
  if (kind.startsWith('8')) part.newCents = readCents(line, 42, field(line, 41, 1));
};

const sum = (movements: Movement[]): number => movements.reduce((total, { cents }) => total + cents, 0);

const mains = ({ movements }: Part): Movement[] => movements.filter(({ detail }) => detail === '0000');

const checkPart = (part: Part, trailer: string): void => {
  if (part.newCents === null) throw new StatementError('Le nouveau solde (8) manque.');
  if (part.oldCents + sum(mains(part)) !== part.newCents) {
    throw new StatementError(`Relevé ${part.number}\u00a0: les mouvements ne mènent pas au nouveau solde.`);
  }
  const credits = mains(part).filter(({ cents }) => cents > 0);
  const debits = mains(part).filter(({ cents }) => cents < 0);
  const isWhole =
    [part.counted, part.records].includes(Number(field(trailer, 16, 6))) &&
    readCents(trailer, 22, '1') === sum(debits) &&
    readCents(trailer, 37, '0') === sum(credits);
  if (!isWhole)
    throw new StatementError(`Relevé ${part.number}\u00a0: l’enregistrement final (9) ne correspond pas.`);
};

/** A structured communication begins with three figures that tell its kind: 101 and 102 are transfers'. */
const communicationOf = ({ isStructured, communication }: Movement): string =>
  isStructured && /^10[12]/.test(communication)
    ? communication.slice(3, 15)
    : communication.trim().replace(/\s+/g, ' ');

/** Each total with the details that follow it: some banks give every movement of a statement one sequence number. */
const groups = ({ movements }: Part): Movement[][] =>
  movements.reduce<Movement[][]>((all, movement) => {
    if (movement.detail === '0000' || all.length === 0) all.push([movement]);
    else all.at(-1)?.push(movement);
    return all;
  }, []);

const bearsReference = (movement: Movement): boolean => referenceOf(communicationOf(movement)) !== null;

/**
 * The parts of a total that the bank broke down, when they make it up; otherwise the total alone, and a transfer whose
 * details are its charges.
 */
const leaves = (part: Part): Movement[] =>
  groups(part).flatMap(([main, ...details]) => {
    if (main?.detail !== '0000') return [];
    const isBatch = details.some(bearsReference) || !bearsReference(main);
    return details.length > 0 && isBatch && sum(details) === main.cents ? details : [main];
  });

/** A statement's movements are of no other statement, and a number that comes back has another old balance. */
const toEntries = (part: Part): ReadEntry[] =>
  leaves(part).map((movement) => ({
    account: part.account,
    statement: part.number,
    reference: `${movement.sequence}.${movement.detail} ${movement.bankReference}`.trim(),
    day: movement.day,
    cents: movement.cents,
    currency: part.currency,
    communication: communicationOf(movement),
    isReversal: isReversal(movement),
    content: [
      part.number,
      String(part.oldCents),
      meaningful(movement.bankReference || null),
      movement.counterparty,
    ],
  }));

/** Parser state: the open statement, and the movements of closed ones. */
interface Progress {
  part: Part | null;
  closed: number;
  entries: ReadEntry[];
}

const CUT = 'Le relevé est tronqué\u00a0: l’enregistrement final (9) manque.';
const NOT_CODA = 'Ce fichier n’est pas un relevé CODA.';

const readOpening = (line: string): void => {
  if (line[127] !== '2') throw new StatementError('Seule la version 2 de CODA est lue.');
};

/** Takes in a line between a statement's header (1) and its trailer (9); throws outside of one. */
const readInside = (progress: Progress, line: string): void => {
  const { part } = progress;
  if (!part) throw new StatementError(NOT_CODA);
  if (line.startsWith('9')) {
    checkPart(part, line);
    progress.entries.push(...toEntries(part));
    progress.closed += 1;
    progress.part = null;
  } else {
    readRecord(part, line);
  }
};

const readHead = (progress: Progress, line: string): void => {
  if (progress.part) throw new StatementError(CUT);
  progress.part = openPart(line);
};

const readLine = (progress: Progress, line: string): void => {
  if (line.startsWith('0')) readOpening(line);
  else if (line.startsWith('1')) readHead(progress, line);
  else readInside(progress, line);
};

/** The movements of a CODA 2 file, which may hold several statements; throws StatementError. */
export const readCoda = (bytes: Uint8Array): StatementEntry[] => {
  const progress: Progress = { part: null, closed: 0, entries: [] };
  const lines = Buffer.from(bytes).toString('latin1').split(/\r?\n/);
  for (const line of lines.filter((each) => each.trim() !== '')) {
    if (line.length > WIDTH) throw new StatementError('Une ligne dépasse 128 caractères.');
    readLine(progress, line.padEnd(WIDTH));
  }
  if (progress.part) throw new StatementError(CUT);
  if (progress.closed === 0) throw new StatementError(NOT_CODA);
  return identifyEntries(progress.entries);
};
