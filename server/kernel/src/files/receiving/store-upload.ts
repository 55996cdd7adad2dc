import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileUsage } from 'shared-contract/documents/documents';
import type { AuditAct } from '../../access/audit-trail';
import { validateFile } from '../checks/validate-file';
import { holdBytes } from '../kept-bytes';
import { sha256 } from '../store/file-store';
import { inTurn } from './judging-turns';
import { type FileOwner, insertUpload } from './uploads.queries';

export interface SentFile {
  name: string;
  usage: FileUsage;
  /** Reads the whole content; called when its turn comes. */
  read(): Promise<Buffer>;
  audit: AuditAct;
}

/** Audits a received file, without its usage, which may reveal health data. */
export const auditUpload =
  (request: FastifyRequest, { etudiantId }: FileOwner): AuditAct =>
  (tx, target) =>
    request.server.audit.record(request, { action: 'fichier.depose', etudiantId, target }, tx);

/** Judges a file, keeps it and writes it down; nothing of a refused one stays. Resolves to its DocumentID. */
export const storeUpload = (app: FastifyInstance, owner: FileOwner, sent: SentFile): Promise<number> =>
  inTurn(owner.compteId, async () => {
    const bytes = await sent.read();
    const file = await validateFile(sent.name, bytes, sent.usage);
    const empreinte = await app.files.put(file.bytes);
    const kept = { file, usage: sent.usage, empreinte, empreinteRecue: sha256(bytes) };
    return app.db.transaction(async (tx) => {
      await holdBytes(tx, app.files, empreinte, () => app.files.put(file.bytes));
      const documentId = await insertUpload(tx, owner, kept, app.clock.now());
      await sent.audit(tx, `document:${documentId}`);
      return documentId;
    });
  });
