import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import { findAccountOf } from 'server-portal/session/auth/accounts/account-links.queries';
import { endSessions } from 'server-portal/session/auth/sessions.queries';
import { StaffError, type StaffVerb } from '../verb';
import { endedSessions } from './ended-sessions';

const EVERYBODY = '--tous';
const USAGE = `deconnecter <matricule|compte|${EVERYBODY}>`;

/** Ends the sessions of one account, or of everybody: a cookie that was stolen opens nothing from then on. */
export const signOutVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const [word] = args;
    if (word === undefined || args.length > 1) throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    return db.transaction(async (tx) => {
      const account = word === EVERYBODY ? null : await findAccountOf(tx, word);
      if (!account && word !== EVERYBODY)
        throw new StaffError(`Aucun compte ne porte le nom ni le matricule ${word}.`);
      const ended = endedSessions(await endSessions(tx, account?.compteId ?? null));
      await insertAuditEvent(tx, {
        at: now,
        role: 'system',
        action: 'sessions.terminees',
        etudiantId: account?.etudiantId ?? null,
        target: account ? `compte:${account.identifiant}` : 'tous',
      });
      return `${account ? `Compte ${account.identifiant}` : 'Tous les comptes'}\u00a0: ${ended}. Chacun peut se reconnecter.`;
    });
  },
};
