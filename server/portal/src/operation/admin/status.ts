import type { FastifyInstance } from 'fastify';
import type { VersionFailures } from 'release-store';
import { recentFailures, recentOldBrowsers } from 'server-front/federation/publish-counts';
import { SHELL } from 'server-front/registry/shell-releases';
import type { RegistryEntry } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import type { PortalStatus } from 'shared-contract/federation/status-answers';
import {
  countStudentsWithoutAddress,
  findDatabaseState,
  findLastImport,
  findMailState,
} from './status.queries';

const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

type Failures = VersionFailures[];

const failuresOf = (remote: string, failures: Failures) =>
  failures
    .filter(({ name }) => name === remote)
    .map(({ version, people, places = [] }) => ({
      Version: version,
      Personnes: people,
      Lieux: places.map(({ place }) => place),
    }));

const toDomain = (remote: RegistryEntry, failures: Failures): PortalStatus['Domaines'][number] => ({
  Nom: remote.name,
  Libelle: remote.label,
  Version: remote.release?.version ?? null,
  Precedente: remote.previous?.version ?? null,
  Actif: remote.enabled,
  Message: remote.message,
  Pannes: failuresOf(remote.name, failures),
});

const databaseState = async ({ db }: FastifyInstance): Promise<PortalStatus['Base']> => {
  const since = performance.now();
  const { version, size, students } = await findDatabaseState(db.orm);
  const delay = Math.round((performance.now() - since) * 10) / 10;
  return { Moteur: db.engine, Version: version, Taille: size, Etudiants: students, Delai: delay };
};

/** Data of « État du portail »; throws when the database does not answer. */
export const portalStatus = async (app: FastifyInstance, startedAt: Date): Promise<PortalStatus> => {
  const { orm } = app.db;
  const [base, mail, students, failures, oldBrowsers, registry, lastImport] = await Promise.all([
    databaseState(app),
    findMailState(orm),
    countStudentsWithoutAddress(orm, dayOf(app.clock.now())),
    recentFailures(app),
    recentOldBrowsers(app),
    app.releases.current(),
    findLastImport(orm),
  ]);
  return {
    Version: app.portalVersion,
    Demarrage: startedAt.toISOString(),
    Pannes: failuresOf(SHELL, failures),
    NavigateursTropAnciens: oldBrowsers,
    Base: base,
    Courrier: {
      EnAttente: mail.waiting,
      EnEchec: mail.failed,
      Abandonnes: mail.lost,
      SansAdresse: mail.unaddressed,
      EtudiantsSansAdresse: students,
      PlusAncien: textOf(mail.oldest),
      DernierEnvoi: textOf(mail.lastSent),
    },
    Domaines: registry.remotes.map(({ entry }) => toDomain(entry, failures)),
    NonCru: app.releases.refused().map(({ remote, reason }) => ({ Nom: remote, Raison: reason })),
    DernierImport: lastImport && { Date: lastImport.at.toISOString(), Resume: lastImport.summary },
  };
};
