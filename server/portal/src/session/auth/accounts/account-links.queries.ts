import { and, eq, or } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { accountLinks, comptes, etudiants } from 'server-schema';
import { endSessions } from '../sessions.queries';
import type { Identity } from './identity';

type Pair = Pick<Identity, 'issuer' | 'subject'>;

const isPair = ({ issuer, subject }: Pair) =>
  and(eq(accountLinks.issuer, issuer), eq(accountLinks.subject, subject));

/** The account that an issuer and a subject are bound to; null when they are bound to none. */
export const findLinked = async (db: Executor, pair: Pair): Promise<number | null> => {
  const [row] = await db
    .select({ id: accountLinks.compteId })
    .from(accountLinks)
    .where(isPair(pair))
    .limit(1);
  return row?.id ?? null;
};

/**
 * Binds an account, unless it or the pair is bound already; resolves to whether it did. Of two at once the database
 * lets one through, and the other waits to see it.
 */
export const insertLink = async (db: Executor, pair: Pair, compteId: number, now: Date): Promise<boolean> => {
  const { issuer, subject } = pair;
  const rows = await db
    .insert(accountLinks)
    .values({ issuer, subject, compteId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ compteId: accountLinks.compteId });
  return rows.length > 0;
};

/** The account of a user name, otherwise the one of a matricule; null when there is neither. */
export const findAccountOf = async (db: Executor, word: string) => {
  const rows = await db
    .select({
      compteId: comptes.compteId,
      identifiant: comptes.identifiant,
      etudiantId: comptes.etudiantId,
    })
    .from(comptes)
    .leftJoin(etudiants, eq(etudiants.etudiantId, comptes.etudiantId))
    .where(or(eq(comptes.identifiant, word), eq(etudiants.matricule, word)));
  return rows.find(({ identifiant }) => identifiant === word) ?? rows[0] ?? null;
};

/** Takes an account's bonds away and ends its sessions; resolves to the bonds and the number of sessions. */
export const unlinkAccount = async (tx: Executor, compteId: number) => {
  const links = await tx
    .delete(accountLinks)
    .where(eq(accountLinks.compteId, compteId))
    .returning({ issuer: accountLinks.issuer, subject: accountLinks.subject });
  return { links, sessions: await endSessions(tx, compteId) };
};
