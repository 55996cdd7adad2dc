import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { FileUsage } from 'shared-contract/documents/documents';
import type { TellAct } from '../../access/audit-trail';
import { judgeFile } from '../checks/judge';
import { sha256 } from '../store/file-store';
import { type FileOwner, insertUpload } from './uploads.queries';

/** Files judged at once: each is held whole in memory while it is. */
const inTurn = pLimit(2);

export interface SentFile {
  name: string;
  usage: FileUsage;
  /** Reads the whole content; called when its turn comes. */
  read(): Promise<Buffer>;
  tell: TellAct;
}

/** Tells the audit of a file that came; not of what for, which may be the student's health. */
export const tellUpload =
  (request: FastifyRequest, { etudiantId }: FileOwner): TellAct =>
  (tx, target) =>
    request.server.audit.record(request, { action: 'fichier.depose', etudiantId, target }, tx);

/** Judges a file, keeps it and writes it down; nothing of a refused one stays. Resolves to its DocumentID. */
export const storeUpload = (app: FastifyInstance, owner: FileOwner, sent: SentFile): Promise<number> =>
  inTurn(async () => {
    const bytes = await sent.read();
    const file = await judgeFile(sent.name, bytes, sent.usage);
    const empreinte = await app.files.put(file.bytes);
    const kept = { file, usage: sent.usage, empreinte, empreinteRecue: sha256(bytes) };
    return app.db.transaction(async (tx) => {
      const documentId = await insertUpload(tx, owner, kept, app.clock.now());
      await sent.tell(tx, `document:${documentId}`);
      return documentId;
    });
  });
