import type { FastifyInstance } from 'fastify';
import type { RegistryEntry } from 'shared-contract';
import { daysBefore } from 'shared-contract/base/days';
import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { countFailures } from '../federation/federation.queries';
import { findDatabaseState, findLastImport, findMailState } from './status.queries';

const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

type Failures = Awaited<ReturnType<typeof countFailures>>;

const toDomain = (remote: RegistryEntry, failures: Failures): PortalStatus['Domaines'][number] => ({
  Nom: remote.name,
  Libelle: remote.label,
  Version: remote.release?.version ?? null,
  Precedente: remote.previous?.version ?? null,
  Actif: remote.enabled,
  Message: remote.message,
  Pannes: failures
    .filter(({ name }) => name === remote.name)
    .map(({ version, people }) => ({ Version: version, Personnes: people })),
});

const databaseState = async ({ db }: FastifyInstance): Promise<PortalStatus['Base']> => {
  const since = performance.now();
  const { version, size, students } = await findDatabaseState(db.orm);
  const delay = Math.round((performance.now() - since) * 10) / 10;
  return { Moteur: db.engine, Version: version, Taille: size, Etudiants: students, Delai: delay };
};

/** What the page « État du portail » shows; throws when the database does not answer. */
export const portalStatus = async (app: FastifyInstance, startedAt: Date): Promise<PortalStatus> => {
  const { orm } = app.db;
  const now = app.clock.now();
  const [base, mail, failures, registry, lastImport] = await Promise.all([
    databaseState(app),
    findMailState(orm),
    countFailures(orm, daysBefore(now, 1)),
    app.releases.current(),
    findLastImport(orm),
  ]);
  return {
    Version: app.portalVersion,
    Demarrage: startedAt.toISOString(),
    Base: base,
    Courrier: {
      EnAttente: mail.waiting,
      EnEchec: mail.failed,
      PlusAncien: textOf(mail.oldest),
      DernierEnvoi: textOf(mail.lastSent),
    },
    Domaines: registry.remotes.map(({ entry }) => toDomain(entry, failures)),
    DernierImport: lastImport && { Date: lastImport.at.toISOString(), Resume: lastImport.summary },
  };
};
