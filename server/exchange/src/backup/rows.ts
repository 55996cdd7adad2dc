import { createHash } from 'node:crypto';
import type pg from 'pg';
import pgCopyStreams from 'pg-copy-streams';
import { copyOutOf, type Table } from 'server-kernel/db/transfer/tables';
import type { TableDigest } from './archive';

/** The rows of a table as COPY writes them, in pieces; the same rows are always the same bytes. */
export async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  for await (const piece of client.query(pgCopyStreams.to(copyOutOf(table)))) yield Buffer.from(piece);
}

/** Incremental digest of a stream of rows. */
export const createDigest = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    take: (piece: Buffer) => {
      hash.update(piece);
      bytes += piece.length;
    },
    end: (): TableDigest => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Digest of a table in the database. */
export const digestOf = async (client: pg.Client, table: Table): Promise<TableDigest> => {
  const digest = createDigest();
  for await (const piece of rowsOf(client, table)) digest.take(piece);
  return digest.end();
};
