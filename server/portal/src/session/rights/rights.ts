import fp from 'fastify-plugin';
import type { Account, Principal, RightsSource, Standing } from 'server-kernel/access/types';
import type { Orm } from 'server-kernel/db/client';
import { type EventsAccess, NO_EVENTS, type Role } from 'shared-contract';
import { ROLES } from 'shared-contract/base/access';
import { eventFlags, silentWindow } from './event-flags';
import { findAccount, findAccountId, findEventFacts } from './rights.queries';
import { screenRights } from './screen-rights';
import { findSituation } from './situations.queries';

const isStaff = (roles: Role[]): boolean => roles.includes('admin') || roles.includes('programmes');

const toPrincipal = (account: Account, privacyVersion: string): Principal => {
  // Who has left the school is no staff any more, whatever her account held (ASVS 7.4.2).
  const roles = ROLES.filter((role) => account.roles.includes(role) && (account.actif || role === 'student'));
  const viewing = isStaff(roles) && account.vuId !== null;
  return {
    userId: account.compteId,
    username: account.identifiant,
    roles,
    etudiantId: viewing ? account.vuId : account.etudiantId,
    matricule: viewing ? account.vuMatricule : account.matricule,
    viewing,
    isActive: account.actif,
    isBlocked: account.bloque,
    isRgpd: !roles.includes('student') || isStaff(roles) || account.rgpdVersion === privacyVersion,
  };
};

/** Shown to staff in place of an event that reveals health data (CONTRACT §2). */
const STUDENT_ALONE = 'Cet événement ne se montre qu’à l’étudiant lui-même.';

const withoutHealth = (events: EventsAccess): EventsAccess => ({
  ...events,
  AccesSignaturePAI: false,
  Evenements: events.Evenements.map((window) =>
    window.Flag === 'AccesSignaturePAI' ? silentWindow(window.Flag, STUDENT_ALONE) : window,
  ),
});

/**
 * The one source of rights and event flags, read from the database at every call: a role or a decision
 * that changes holds from the next request on. `privacyVersion` is the policy's version in force.
 */
const createRights = (db: Orm, { privacyVersion }: { privacyVersion: string }): RightsSource => {
  const standing = async ({ etudiantId, viewing }: Principal, now: Date): Promise<Standing> => {
    if (etudiantId === null) return { situation: null, events: NO_EVENTS };
    const [situation, facts] = await Promise.all([
      findSituation(db, etudiantId, now),
      findEventFacts(db, etudiantId),
    ]);
    const events = situation ? eventFlags(situation, facts, now) : NO_EVENTS;
    return { situation, events: viewing ? withoutHealth(events) : events };
  };

  return {
    async findPrincipal(userId, viewedMatricule) {
      const account = await findAccount(db, userId, viewedMatricule);
      return account ? toPrincipal(account, privacyVersion) : null;
    },
    principalOf: (account) => toPrincipal(account, privacyVersion),
    findUserId: (username) => findAccountId(db, username),
    rights: async (principal) => screenRights(principal),
    standing,
    events: async (principal, now) => (await standing(principal, now)).events,
  };
};

/** The rights of this portal's people, under the privacy policy in force. */
export const rightsSource = fp(
  async (app) => {
    app.decorate('rights', createRights(app.db.orm, { privacyVersion: app.institution.privacyVersion }));
  },
  { name: 'rights' },
);
