import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import 'server-kernel/access/fastify';
import type { Principal } from 'server-kernel/access/types';
import { auditLog } from 'server-kernel/audit/audit-log';
import type { Clock } from 'server-kernel/clock';
import { type Config, loadConfig } from 'server-kernel/config';
import type { Database } from 'server-kernel/db/client';
import { access } from 'server-kernel/plugins/access';
import { retention } from 'server-kernel/plugins/lifecycle/retention';
import { csrf } from 'server-kernel/plugins/refusals/csrf';
import { problems } from 'server-kernel/plugins/refusals/problems';
import { routeTable } from 'server-kernel/plugins/route-table';
import { comptes, etudiants } from 'server-schema';

/** Two students, numbers 1 and 2, and a member of staff without a student, number 3. */
const PRINCIPALS: Record<string, Principal> = Object.fromEntries(
  [1, 2, 3].map((id) => [
    String(id),
    {
      userId: id,
      username: id === 3 ? 'admin' : `99000${id}`,
      roles: id === 3 ? ['admin'] : ['student'],
      etudiantId: id === 3 ? null : id,
      matricule: id === 3 ? null : `99000${id}`,
      viewing: false,
      isActive: true,
      isBlocked: false,
      isRgpd: true,
    },
  ]),
);

/** Who asks is named by the header `x-compte` instead of a session. */
const namedSession = fp(
  async (app) => {
    app.decorateRequest('session', null);
    app.decorateRequest('principal', null);
    app.decorateRequest('identify', async function identify() {
      this.principal = PRINCIPALS[String(this.headers['x-compte'])] ?? null;
      return this.principal;
    });
  },
  { name: 'session' },
);

/** Writes the accounts of the probe's people. */
export const insertPeople = async (db: Database): Promise<void> => {
  for (const { userId, username, roles, etudiantId } of Object.values(PRINCIPALS)) {
    if (etudiantId !== null) {
      const name = {
        prenom: 'Ada',
        nom: 'Peeters',
        prenomRecherche: 'ada',
        nomRecherche: 'peeters',
        recherche: "'peeters':1A 'ada':2B",
      };
      await db.orm.insert(etudiants).values({ etudiantId, matricule: username, ...name });
    }
    await db.orm.insert(comptes).values({ compteId: userId, identifiant: username, roles, etudiantId });
  }
};

export interface ProbeParts {
  db: Database;
  clock?: Clock;
  config?: Partial<Config>;
}

/** An app with the real access rules around a few routes or plugins, for their tests. */
export const buildProbeApp = async (
  { db, clock, config }: ProbeParts,
  register: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify();
  app.decorate('db', db);
  app.decorate('config', { ...loadConfig({}), ...config });
  app.decorate('clock', clock ?? { now: () => new Date() });
  app.decorate('rights', {
    rights: async () => [],
    standing: () => Promise.reject(new Error('nobody stands anywhere in the probe')),
    events: () => Promise.reject(new Error('no events in the probe')),
    principalOf: () => {
      throw new Error('no accounts are read in the probe');
    },
    findPrincipal: async () => null,
    findUserId: async () => null,
  });
  await app.register(routeTable);
  await app.register(problems);
  await app.register(namedSession);
  await app.register(csrf, { publicUrl: 'http://localhost:3000' });
  await app.register(retention);
  await app.register(auditLog);
  await app.register(access);
  await register(app);
  await app.ready();
  return app;
};

/** Headers of a call by one of the probe's people. */
export const as = (person: 1 | 2 | 3, more: Record<string, string> = {}): Record<string, string> => ({
  'x-compte': String(person),
  'x-requested-with': 'portail',
  'sec-fetch-site': 'same-origin',
  ...(person === 3 ? {} : { 'x-matricule': `99000${person}` }),
  ...more,
});
