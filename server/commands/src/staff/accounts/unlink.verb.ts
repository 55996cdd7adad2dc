import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import { LINK_ACTIONS, linkTarget } from 'server-portal/session/auth/accounts/account-links';
import { findAccountOf, unlinkAccount } from 'server-portal/session/auth/accounts/account-links.queries';
import { StaffError, type StaffVerb } from '../verb';
import { endedSessions } from './ended-sessions';

const USAGE = 'delier <matricule|compte>';

/** Parts an account from the identity that it is bound to: the next sign-in that bears its name binds it anew. */
export const unlinkVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const [word] = args;
    if (word === undefined || args.length > 1) throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    return db.transaction(async (tx) => {
      const account = await findAccountOf(tx, word);
      if (!account) throw new StaffError(`Aucun compte ne porte le nom ni le matricule ${word}.`);
      const { compteId, identifiant, etudiantId } = account;
      const { links, sessions } = await unlinkAccount(tx, compteId);
      if (links.length === 0) throw new StaffError(`Le compte ${identifiant} n’est lié à aucune identité.`);
      for (const link of links) {
        const line = { action: LINK_ACTIONS.unlinked, etudiantId, target: linkTarget(link) };
        await insertAuditEvent(tx, { ...line, at: now, role: 'system' });
      }
      return `Le compte ${identifiant} est délié\u202f; ${endedSessions(sessions)}. La prochaine connexion sous ce nom le liera.`;
    });
  },
};
