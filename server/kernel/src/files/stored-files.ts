import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FoundFile } from './files.queries';
import type { FileStore } from './store/file-store';
import { openFileStore } from './store/open-store';
import { sweepFiles } from './sweep';

/** The digest of nothing that anybody has. */
const NO_FILE = '0'.repeat(64);

/** True when a student may read a file that belongs to no student; not asked for students' own files. */
export type SharedFilePolicy = (documentId: number, etudiantId: number) => Promise<boolean>;

/** Hears of a file that is about to be sent; what it throws keeps the file back. */
export type ReadListener = (request: FastifyRequest, file: FoundFile['file']) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Bytes, by the SHA-256 of their content. */
    files: FileStore;
    storedFiles: {
      /** Opens files that belong to nobody, such as the attachments of notices; one yes is enough. */
      allow(policy: SharedFilePolicy): void;
      onRead(listener: ReadListener): void;
      isShared: SharedFilePolicy;
      tellRead: ReadListener;
    };
  }
}

/** The file store, with the hooks by which domains share files and learn of reads. */
export const storedFiles = fp(
  async (app) => {
    const policies: SharedFilePolicy[] = [];
    const listeners: ReadListener[] = [];
    app.decorate('files', openFileStore(app.config));
    app.decorate('storedFiles', {
      allow: (policy: SharedFilePolicy) => {
        policies.push(policy);
      },
      onRead: (listener: ReadListener) => {
        listeners.push(listener);
      },
      isShared: async (documentId: number, etudiantId: number) => {
        for (const isAllowed of policies) if (await isAllowed(documentId, etudiantId)) return true;
        return false;
      },
      tellRead: async (request: FastifyRequest, file: FoundFile['file']) => {
        for (const listener of listeners) await listener(request, file);
      },
    });
    app.retention.add('files', () => sweepFiles(app));
    // Settings that are wrong are told at the start, not by the first file; a bucket that is down stops no process.
    app.addHook('onReady', async () => {
      app.files.open(NO_FILE).catch((error: unknown) => {
        app.log.error({ err: error }, 'deposited files can not be read');
      });
    });
  },
  { name: 'stored-files', dependencies: ['retention'] },
);
