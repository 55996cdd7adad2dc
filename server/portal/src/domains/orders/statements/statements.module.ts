import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, forbidden, notFound } from 'server-kernel/errors';
import { acceptMultipart } from 'server-kernel/files/multipart';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { daysBefore } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { StatementReportAnswer } from 'shared-contract/statements/answers';
import * as endpoints from 'shared-contract/statements/endpoints';
import { STATEMENT_ACCESS, statementRoutes } from 'shared-contract/statements/routes';
import { STATEMENT_LIMITS } from 'shared-contract/statements/statements';
import { mayKeepAccounts } from './accounts-act.queries';
import { importStatement, type StatementImport, tryStatement } from './import-statement';
import { findReport, findStatementImports, findTakenBack, forgetReports, markSeen } from './imports.queries';
import { asRefusal, entriesOf, receiveStatement } from './receive-statement';
import { toStatementRow, toTakenBack } from './statements.presenter';
import { TakeBackError, takeBackImport } from './take-back-import';

/** 403 for a desk account to which it was not given by its name. */
const requireAccounts = async (request: FastifyRequest): Promise<void> => {
  if (!(await mayKeepAccounts(request.server.db.orm, principalOf(request))))
    throw forbidden(
      PROBLEM_CODES.roleMissing,
      'Les relevés bancaires sont réservés aux comptes du bureau qui en ont reçu le droit.',
    );
};

const auditOf =
  (request: FastifyRequest): StatementImport['audit'] =>
  (tx, line) =>
    request.server.audit.record(request, line, tx);

const importBy = (request: FastifyRequest, file: string): StatementImport => {
  const { institution, clock } = request.server;
  return {
    file,
    compteId: principalOf(request).userId,
    iban: institution.iban,
    desk: institution.contact.email,
    now: clock.now(),
    audit: auditOf(request),
  };
};

const registerReads = (app: FastifyInstance): void => {
  serve(app, statementRoutes.statements, async ({ request }) => {
    await requireAccounts(request);
    const { waiting, rows } = await findTakenBack(app.db.orm);
    return {
      Imports: (await findStatementImports(app.db.orm)).map(toStatementRow),
      Reprises: rows.map(toTakenBack),
      AVoir: waiting,
      TailleMax: STATEMENT_LIMITS.bytes,
    };
  });

  serve(app, statementRoutes.report, async ({ request, params }) => {
    await requireAccounts(request);
    const report = await findReport(app.db.orm, params.Import);
    if (!report) throw notFound('Ce rapport n’existe pas, ou n’existe plus.');
    return report;
  });
};

const registerImport = (app: FastifyInstance): void => {
  app.post(
    endpoints.tryStatement.path,
    {
      config: {
        access: STATEMENT_ACCESS,
        audit: { none: 'un essai ne change rien' },
        idempotency: 'handler',
      },
      schema: { response: { 200: StatementReportAnswer } },
    },
    async (request) => {
      await requireAccounts(request);
      const received = await receiveStatement(request);
      const entries = await entriesOf(received);
      return asRefusal(() => tryStatement(app.db, entries, importBy(request, received.name)));
    },
  );

  app.post(
    endpoints.importStatement.path,
    {
      config: { access: STATEMENT_ACCESS, audit: ['releve.importe'], idempotency: 'handler' },
      schema: { response: { 200: StatementReportAnswer } },
    },
    async (request, reply) => {
      await requireAccounts(request);
      const received = await receiveStatement(request);
      const digest = createHash('sha256').update(received.bytes).digest('hex');
      return app.onceFor(
        request,
        reply,
        async () => [received.name, digest],
        async () => {
          const entries = await entriesOf(received);
          return asRefusal(() => importStatement(app.db, entries, importBy(request, received.name)));
        },
      );
    },
  );
};

const registerActs = (app: FastifyInstance): void => {
  serve(app, statementRoutes.takeBack, async ({ request, params }) => {
    await requireAccounts(request);
    try {
      await takeBackImport(app.db, params.Import, { now: app.clock.now(), audit: auditOf(request) });
    } catch (error) {
      if (!(error instanceof TakeBackError)) throw error;
      throw error.isKnown ? conflict(PROBLEM_CODES.takeBackOver, error.message) : notFound(error.message);
    }
    return null;
  });

  serve(app, statementRoutes.see, async ({ request, params: { RepriseID } }) => {
    await requireAccounts(request);
    const by = { compteId: principalOf(request).userId, now: app.clock.now() };
    await app.db.transaction(async (tx) => {
      const isNew = await markSeen(tx, RepriseID, by);
      if (isNew === null) throw notFound('Ce mouvement n’existe pas, ou son import a été annulé.');
      if (isNew)
        await app.audit.record(request, { action: 'reprise.vue', target: `reprise:${RepriseID}` }, tx);
      else app.audit.unchanged(request);
    });
    return null;
  });
};

/** Bank statements at the desk: trial, import, taking back, what the bank took back (CONTRACT §8.7). */
export const statementsModule = async (app: FastifyInstance): Promise<void> => {
  await acceptMultipart(app);
  registerReads(app);
  registerImport(app);
  registerActs(app);
  app.retention.add('statements', () =>
    forgetReports(app.db.orm, daysBefore(app.clock.now(), STATEMENT_LIMITS.reportDays)),
  );
};
