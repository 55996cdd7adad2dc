import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FoundFile } from './files.queries';
import type { FileStore } from './store/file-store';
import { openFileStore } from './store/open-store';
import { sweepFiles } from './sweep';

/** The digest of nothing that anybody has. */
const NO_FILE = '0'.repeat(64);

/** Whether a file that is no student's own may be read by a student; says nothing about students' own files. */
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

/** Where the bytes of files are kept, and where domains say who else reads which and hear of it. */
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
