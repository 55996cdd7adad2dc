import type { FastifyInstance } from 'fastify';
import type { FileUsage } from 'shared-contract/documents/documents';
import { createGate } from './checks/gate';
import { judgeFile } from './checks/judge';
import { sha256 } from './file-store';
import { type FileOwner, insertUpload } from './uploads.queries';

/** Files judged at once: each is held whole in memory while it is. */
const inTurn = createGate(2);

export interface SentFile {
  name: string;
  usage: FileUsage;
  /** Reads the whole content; called when its turn comes. */
  read(): Promise<Buffer>;
}

/** Judges a file, keeps it and writes it down; nothing of a refused one stays. Resolves to its DocumentID. */
export const storeUpload = (app: FastifyInstance, owner: FileOwner, sent: SentFile): Promise<number> =>
  inTurn(async () => {
    const bytes = await sent.read();
    const file = await judgeFile(sent.name, bytes, sent.usage);
    const empreinte = await app.files.put(file.bytes);
    const kept = { file, usage: sent.usage, empreinte, empreinteRecue: sha256(bytes) };
    return insertUpload(app.db.orm, owner, kept, app.clock.now());
  });
