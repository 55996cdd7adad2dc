import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { findContent } from 'server-kernel/files/files.queries';
import type { FileStore } from 'server-kernel/files/store/file-store';
import { joinStreams } from 'server-kernel/streams/join-streams';
import { zipStream } from 'server-kernel/streams/zip-stream';
import { ZipFile } from 'yazl';
import { escapeFormula } from '../package/format/formulas';
import { findOwnFiles } from './copies.queries';
import { readMe } from './copy-texts';
import { nameOfTable, OWN_TABLES } from './own-tables.queries';
import { type DataSubject, readOwnRows } from './rows.queries';

type Rows = AsyncGenerator<Record<string, unknown>>;

const asJson = async function* (rows: Rows): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n  ${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
};

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : escapeFormula(String(value));
};

const asCells = async function* (rows: Rows): AsyncGenerator<Record<string, string>> {
  for await (const row of rows)
    yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)]));
};

const asCsv = (rows: Rows): Readable =>
  joinStreams(
    Readable.from(asCells(rows)),
    stringify({ header: true, bom: true, record_delimiter: 'windows' }),
  );

/** A ZIP of streams; each is opened only when its turn has come, so that one stands in memory at a time. */
const zipOfStreams = () => {
  const zip = new ZipFile();
  const output = zipStream(zip);
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  const failed = (error: unknown) => {
    zip.emit('error', error);
  };
  const addLater = (path: string, mtime: Date, open: () => Promise<Readable> | Readable) => {
    zip.addReadStreamLazy(path, { mtime }, (give) => {
      Promise.resolve()
        .then(open)
        .then((stream) => {
          current = stream;
          stream.once('error', failed);
          if (output.destroyed) stream.destroy();
          give(null, stream);
        })
        .catch(failed);
    });
  };
  return { zip, output, addLater };
};

const plainName = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 120);

/** Source of a data copy: the running portal, or a command beside it. */
export type CopySource = Pick<FastifyInstance, 'db' | 'institution' | 'clock'> & {
  files: Pick<FileStore, 'open'>;
};

/** All that the portal holds about a person, as a ZIP that is written while it is read: JSON, CSV and the files. */
export const writeCopy = async (
  app: CopySource,
  { etudiantId, compteId }: DataSubject,
): Promise<Readable> => {
  const now = app.clock.now();
  const subject: DataSubject = { etudiantId, compteId };
  const files = await findOwnFiles(app.db.orm, etudiantId);
  const { zip, output, addLater } = zipOfStreams();
  zip.addBuffer(Buffer.from(readMe(app.institution.name, now)), 'LISEZ-MOI.txt', { mtime: now });
  for (const table of OWN_TABLES) {
    const rows = () => readOwnRows(app.db, table, subject);
    const name = `donnees/${nameOfTable(table)}`;
    addLater(`${name}.json`, now, () => Readable.from(asJson(rows())));
    addLater(`${name}.csv`, now, () => asCsv(rows()));
  }
  for (const file of files) {
    const name = `${file.documentId}-${plainName(file.nom)}.${file.extension}`;
    addLater(`fichiers/${name}`, file.modifieLe, async () => {
      const bytes = await findContent(app.db.orm, file.empreinte);
      return bytes ? Readable.from([bytes]) : ((await app.files.open(file.empreinte)) ?? Readable.from([]));
    });
  }
  zip.end();
  return output;
};
