import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { DESK_ACTIONS } from 'server-kernel/audit/desk-actions';
import { VERIFICATION_ACTIONS } from 'server-kernel/audit/verification-actions';
import type { Orm } from 'server-kernel/db/client';
import { auditEvents, comptes } from 'server-schema';

/** Lines of the audit that are a look of somebody else at the file. */
const FILE_VIEWS = [
  'dossier.consulte',
  'ecran.lu',
  'fichier.ouvert',
  'donnees.remises',
  ...Object.values(VERIFICATION_ACTIONS),
  ...Object.values(DESK_ACTIONS),
];

/** Lines read for one answer, newest first: several make one visit. */
const MAX_LINES = 1000;

/** Looks of others at a student's file, newest first. */
export const findFileViews = (db: Orm, etudiantId: number) =>
  db
    .select({
      at: auditEvents.at,
      actor: sql<string>`coalesce(${auditEvents.actor}, '')`,
      role: auditEvents.role,
      purpose: sql<string>`coalesce(${auditEvents.purpose}, '')`,
      action: auditEvents.action,
      target: sql<string>`coalesce(${auditEvents.target}, '')`,
    })
    .from(auditEvents)
    .leftJoin(comptes, eq(comptes.etudiantId, auditEvents.etudiantId))
    .where(
      and(
        eq(auditEvents.etudiantId, etudiantId),
        inArray(auditEvents.action, FILE_VIEWS),
        isNotNull(auditEvents.purpose),
        // A command of the operators has no account.
        or(
          isNull(comptes.identifiant),
          isNull(auditEvents.actor),
          ne(auditEvents.actor, comptes.identifiant),
        ),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(MAX_LINES);
