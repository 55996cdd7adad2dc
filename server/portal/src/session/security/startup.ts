import type { FastifyInstance } from 'fastify';
import { versionsOf } from 'server-front/registry/registry.policy';
import type { Principal, Standing } from 'server-kernel/access/types';
import { CONTRACT_VERSION, type SecurityInfos, type StartupAnswers, type VersionInfo } from 'shared-contract';
import { findStaffName } from './security.queries';

/**
 * GET /version: the portal's version, its schema, the shell in service, its contract, and the active version of each
 * remote.
 */
export const versionInfo = async (app: FastifyInstance): Promise<VersionInfo> => {
  const registry = await app.releases.current();
  return {
    version: app.portalVersion,
    schema: app.schemaVersion,
    ...(registry.shell !== null && { shell: registry.shell }),
    contract: CONTRACT_VERSION,
    remotes: versionsOf(registry),
  };
};

/** GET /security/infos for the signed-in person, with the contacts of the student in view. */
export const securityInfos = async (app: FastifyInstance, principal: Principal): Promise<SecurityInfos> => {
  const has = (role: Principal['roles'][number]) => principal.roles.includes(role);
  const [contacts, deskActs, name] = await Promise.all([
    app.startup.contacts(principal),
    app.startup.deskActs(principal),
    findStaffName(app.db.orm, principal),
  ]);
  return {
    Username: principal.username,
    ...name,
    RoleNames: principal.roles,
    student: has('student'),
    admin: has('admin'),
    programmes: has('programmes'),
    verifications: has('verifications'),
    gestion: has('gestion'),
    ...(deskActs ? { GestionActes: deskActs } : {}),
    ICHECAdmin: has('admin'),
    ICHECProgrammes: has('programmes'),
    isActive: principal.isActive,
    isBlocked: principal.isBlocked,
    isRGPD: principal.isRgpd,
    EtudiantMatricule: principal.matricule,
    ...contacts,
    version: app.portalVersion,
    Maintenant: app.clock.now().toISOString(),
  };
};

/** A value, or nothing when its source failed: the browser then makes that call itself and says what it says. */
const orUndefined = async <K extends string, T>(
  name: K,
  value: Promise<T>,
): Promise<Partial<Record<K, T>>> => {
  try {
    const found: Partial<Record<K, T>> = {};
    found[name] = await value;
    return found;
  } catch {
    return {};
  }
};

/** The six start-up answers at once, as the page inlines them (S1 §4); throws when the vital ones fail. */
export const startupAnswers = async (
  app: FastifyInstance,
  principal: Principal,
  standing: Promise<Standing>,
): Promise<Partial<StartupAnswers>> => {
  const [infos, ...others] = await Promise.all([
    securityInfos(app, principal),
    orUndefined('version', versionInfo(app)),
    orUndefined('dashboard', app.startup.dashboard(principal)),
    orUndefined('access', app.rights.rights(principal)),
    orUndefined(
      'events',
      standing.then(({ events }) => events),
    ),
  ]);
  return Object.assign({ status: { connected: true }, infos }, ...others);
};
