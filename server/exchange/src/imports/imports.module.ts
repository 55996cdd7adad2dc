import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from 'server-kernel/db/client';
import { conflict, notFound } from 'server-kernel/errors';
import { holdBytes } from 'server-kernel/files/kept-bytes';
import { sendFile } from 'server-kernel/files/send-file';
import { principalOf } from 'server-kernel/plugins/access';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';
import { serve } from 'server-kernel/plugins/serve';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { ImportRowAnswer } from 'shared-contract/imports/answers';
import { depositImport } from 'shared-contract/imports/endpoints';
import type { ImportState } from 'shared-contract/imports/imports';
import { importRoutes } from 'shared-contract/imports/routes';
import { erasePackages } from './erase-packages';
import { exportZip } from './export-zip';
import { registerFindings } from './findings.routes';
import { toImport, toImportRow } from './imports.presenter';
import {
  abandonImport,
  beginImport,
  findImport,
  findImports,
  insertImport,
  interruptAbandoned,
  lockImports,
} from './imports.queries';
import { receivePackage } from './receive-package';
import { createRunner, type ImportParts, type ImportRunner } from './run-imports';

/** Pause between two looks for imports whose process died, milliseconds. */
const POLL_INTERVAL = 15_000;

const absent = () => notFound('Cet import n’existe pas.');
const moved = () =>
  conflict(
    PROBLEM_CODES.importChanged,
    'Cet import a changé entre-temps\u00a0: relisez ce qui en est dit maintenant.',
  );

const find = async ({ db }: FastifyInstance, importId: number) => {
  const found = await findImport(db.orm, importId);
  if (!found) throw absent();
  return found;
};

/** One at a time, whichever process works at it. */
const requireNoneRunning = async (tx: Executor): Promise<void> => {
  if (await lockImports(tx))
    throw conflict(
      PROBLEM_CODES.importRunning,
      'Un paquet est en cours de contrôle ou d’import. Attendez qu’il ait fini.',
    );
};

const registerReads = (app: FastifyInstance, { kinds }: ImportParts): void => {
  serve(app, importRoutes.imports, async () => ({
    Imports: (await findImports(app.db.orm)).map(toImportRow),
    TailleMax: app.config.importBytes,
  }));
  serve(app, importRoutes.importOf, async ({ params }) => toImport(await find(app, params.ImportID)));
  serve(app, importRoutes.exported, async ({ request, reply }) => {
    const { size, content } = await exportZip(app, kinds);
    await app.audit.record(request, { action: 'donnees.exportees' });
    const name = `paquet-${dayOf(app.clock.now())}.zip`;
    return sendFile(reply, { name, type: 'application/zip', size, content });
  });
};

const registerDeposit = (app: FastifyInstance, runner: ImportRunner): void => {
  app.post(
    depositImport.path,
    {
      config: {
        access: { roles: ['admin'] },
        audit: ['paquet.depose'],
        idempotency: 'handler',
        isTransfer: true,
      },
      schema: { response: { 200: ImportRowAnswer } },
    },
    async (request, reply) => {
      const { name: fichier, empreinte, taille } = await receivePackage(request);
      return app.onceFor(
        request,
        reply,
        async () => [fichier, empreinte],
        async () => {
          const { userId: compteId } = principalOf(request);
          const deposeLe = app.clock.now();
          const importId = await app.db.transaction(async (tx) => {
            await requireNoneRunning(tx);
            await holdBytes(tx, app.files, empreinte);
            const id = await insertImport(tx, { compteId, fichier, empreinte, taille, deposeLe });
            await app.audit.record(request, { action: 'paquet.depose', target: `import:${id}` }, tx);
            return id;
          });
          runner.start(importId);
          return toImportRow(await find(app, importId));
        },
      );
    },
  );
};

interface Begun {
  importId: number;
  from: readonly ImportState[];
  to: 'controle' | 'ecriture';
  action: 'paquet.controle' | 'paquet.confirme';
}

const registerActs = (app: FastifyInstance, runner: ImportRunner): void => {
  const begin = (request: FastifyRequest, { importId, from, to, action }: Begun): Promise<void> =>
    app.db.transaction(async (tx) => {
      await requireNoneRunning(tx);
      if (!(await beginImport(tx, importId, from, to))) throw moved();
      await app.audit.record(request, { action, target: `import:${importId}` }, tx);
    });

  serve(app, importRoutes.check, async ({ request, params: { ImportID: importId } }) => {
    await find(app, importId);
    await begin(request, {
      importId,
      from: ['interrompu', 'fautes', 'a_relire'],
      to: 'controle',
      action: 'paquet.controle',
    });
    runner.start(importId);
    return toImportRow(await find(app, importId));
  });

  serve(app, importRoutes.write, async ({ request, params: { ImportID: importId }, body }) => {
    const { head } = await find(app, importId);
    if (head.empreinte !== body.Empreinte || head.resume !== body.Resume) throw moved();
    await begin(request, { importId, from: ['a_relire'], to: 'ecriture', action: 'paquet.confirme' });
    const { username } = principalOf(request);
    runner.start(importId, { resume: body.Resume, actor: username, role: 'admin' });
    return toImportRow(await find(app, importId));
  });

  serve(app, importRoutes.giveUp, async ({ request, params: { ImportID: importId } }) => {
    await find(app, importId);
    await app.db.transaction(async (tx) => {
      if (!(await abandonImport(tx, importId, app.clock.now()))) throw moved();
      await app.audit.record(request, { action: 'paquet.abandonne', target: `import:${importId}` }, tx);
    });
    runner.stop(importId);
    await erasePackages(app);
    return null;
  });
};

/**
 * Packages of the school's data, deposited, checked, imported and exported at the desk (docs/decisions/school-data.md).
 */
export const createImportsModule =
  (parts: ImportParts) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { throwFileSizeLimit: false });
    const runner = createRunner(app, parts);
    registerReads(app, parts);
    registerFindings(app);
    registerDeposit(app, runner);
    registerActs(app, runner);
    runInBackground(app, {
      every: POLL_INTERVAL,
      work: async () => {
        await interruptAbandoned(app.db.orm, runner.own());
        return false;
      },
      onError: (error) => app.log.warn({ err: error }, 'imports: will be looked at again'),
    });
    app.retention.add('imports', () => erasePackages(app));
    app.addHook('onClose', () => runner.close());
  };
