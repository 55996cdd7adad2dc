import { AsyncLocalStorage } from 'node:async_hooks';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_LIMITS } from 'shared-contract/base/limits';
import { findFileUsage } from 'shared-contract/documents/documents';
import type { AuditAct } from '../../access/audit-trail';
import { asProblem } from '../../plugins/refusals/problems';
import { auditUpload, storeUpload } from '../receiving/store-upload';
import type { FileOwner } from '../receiving/uploads.queries';
import type { ResumableFiles } from './resumable-files';
import { refusal, TusServer } from './tus-refusals';
import { deleteResumable, findResumable, finishResumable } from './uploads.queries';

/** Request context for the library's callbacks. */
interface Scope {
  owner: FileOwner;
  /** Identifier that a new upload is to get. */
  newId: string | null;
}

interface OpenScope extends Scope {
  audit: AuditAct;
}

/** The document in which an upload ended, in a header for clients that read no body. */
export const DOCUMENT_HEADER = 'document-id';

const scopes = new AsyncLocalStorage<OpenScope>();

const currentScope = (): OpenScope => {
  const scope = scopes.getStore();
  if (!scope) throw new Error('an upload is served outside of its request');
  return scope;
};

/** tus 1.0 over the files that arrive; whoever calls `handle` has checked whose upload it is. */
export const createTusServer = (app: FastifyInstance, files: ResumableFiles, path: string) => {
  const { orm } = app.db;

  /** Judges what has arrived whole; a refused file leaves nothing behind, one that could not be kept waits. */
  const finish = async (id: string): Promise<number> => {
    const { owner, audit } = currentScope();
    const upload = await findResumable(orm, id, owner.compteId);
    const usage = findFileUsage(upload?.usage);
    if (!upload || !usage) throw new Error('a finished upload is unknown');
    try {
      const read = () => files.read(id);
      const documentId = await storeUpload(app, owner, { name: upload.nom, usage, read, audit: audit });
      await finishResumable(orm, id, documentId);
      await files.remove(id);
      return documentId;
    } catch (error) {
      if (asProblem(error).status < 500) {
        await deleteResumable(orm, id);
        await files.remove(id);
      } else app.log.warn({ err: error }, 'a dependency fails');
      throw error;
    }
  };

  const server = new TusServer({
    path,
    datastore: files.datastore,
    relativeLocation: true,
    maxSize: FILE_LIMITS.thesisBytes,
    namingFunction: () => files.keyOf(currentScope().newId ?? ''),
    generateUrl: (_request, { id }) => `${path}/${basename(id)}`,
    getFileIdFromRequest: (_request, id) => id && files.keyOf(id),
    onUploadFinish: async (_request, { id }) => {
      try {
        const DocumentID = await finish(basename(id));
        return {
          status_code: 200,
          headers: { 'content-type': 'application/json; charset=utf-8', [DOCUMENT_HEADER]: DocumentID },
          body: JSON.stringify({ DocumentID }),
        };
      } catch (error) {
        throw refusal(error);
      }
    },
  });

  return {
    /** Lets the library answer, behind the headers that the portal has set already. */
    handle: async (request: FastifyRequest, reply: FastifyReply, scope: Scope): Promise<void> => {
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // A method override would change what was checked.
      delete request.raw.headers['x-http-method-override'];
      reply.hijack();
      const audit = auditUpload(request, scope.owner);
      await scopes.run({ ...scope, audit: audit }, () => server.handle(request.raw, reply.raw));
    },
  };
};
