import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { moyensContact, typesMoyenContact } from 'server-schema/records/people';
import type { ContactMeanWrite } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import { provenEmailsOf } from './email-address.sql';

const ofStudent = (id: number, etudiantId: number) =>
  and(eq(moyensContact.moyenContactId, id), eq(moyensContact.etudiantId, etudiantId));

const columnsOf = (write: ContactMeanWrite) => ({
  typeMoyenContactId: write.TypeMoyenContactID,
  valeur: write.MoyenContactValeur.trim(),
  qualification: write.QualificationMoyenContact?.trim() || null,
});

/** A type of contact mean; null when there is none. */
export const findContactType = async (db: Executor, id: number): Promise<{ usage: string | null } | null> => {
  const [row] = await db
    .select({ usage: typesMoyenContact.usage })
    .from(typesMoyenContact)
    .where(eq(typesMoyenContact.typeMoyenContactId, id));
  return row ?? null;
};

/** The type that a new contact mean is likely to have. */
export const findContactDefaults = async (db: Executor) => {
  const [row] = await db
    .select({
      TypeMoyenContactID: typesMoyenContact.typeMoyenContactId,
      TypeMoyenContact: typesMoyenContact.libelle,
      Usage: typesMoyenContact.usage,
    })
    .from(typesMoyenContact)
    .where(eq(typesMoyenContact.usage, EMAIL_USAGE))
    .orderBy(asc(typesMoyenContact.typeMoyenContactId))
    .limit(1);
  return row ?? null;
};

export const countContactMeans = async (tx: Tx, etudiantId: number): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(moyensContact)
    .where(eq(moyensContact.etudiantId, etudiantId));
  return row?.n ?? 0;
};

/** An e-mail address of a student that was proven, and its line. */
export interface ProvenEmail {
  id: number;
  email: string;
}

/** Her proven e-mail addresses, those in whose place another one waits for its code too. */
export const findProvenEmails = async (tx: Tx, etudiantId: number): Promise<ProvenEmail[]> =>
  (await tx.execute<{ id: number; email: string }>(provenEmailsOf(sql`${etudiantId}`))).rows;

/** A contact mean as it is written; no mail goes to an address that `aConfirmer` but its code. */
export type StoredMean = ContactMeanWrite & { aConfirmer: boolean };

/** The proven address of a line before it is written: its last one stays. */
const PROVEN_BEFORE = sql<string | null>`case
  when ${moyensContact.aConfirmer} then ${moyensContact.valeurProuvee}
  when exists (
    select 1 from ${typesMoyenContact} t
    where t.type_moyen_contact_id = ${moyensContact.typeMoyenContactId} and t.usage = ${EMAIL_USAGE}
  ) then ${moyensContact.valeur} end`;

/** Writes a new contact mean; resolves to its number. */
export const insertContactMean = async (tx: Tx, etudiantId: number, write: StoredMean): Promise<number> => {
  const [row] = await tx
    .insert(moyensContact)
    .values({ etudiantId, ...columnsOf(write), aConfirmer: write.aConfirmer })
    .returning({ id: moyensContact.moyenContactId });
  if (!row) throw new Error('the contact mean was not written');
  return row.id;
};

/** Changes a contact mean of the student; false when it is not hers. */
export const updateContactMean = async (tx: Tx, etudiantId: number, write: StoredMean): Promise<boolean> => {
  const rows = await tx
    .update(moyensContact)
    .set({
      ...columnsOf(write),
      aConfirmer: write.aConfirmer,
      valeurProuvee: write.aConfirmer ? PROVEN_BEFORE : null,
    })
    .where(ofStudent(write.MoyenContactID, etudiantId))
    .returning({ id: moyensContact.moyenContactId });
  return rows.length > 0;
};

/** Deletes a contact mean of the student; false when it is not hers. */
export const deleteContactMean = async (tx: Tx, etudiantId: number, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(moyensContact)
    .where(ofStudent(id, etudiantId))
    .returning({ id: moyensContact.moyenContactId });
  return rows.length > 0;
};

/** Takes an address back that was not proven: the one before counts again, or the line goes. */
export const withdrawUnproven = async (tx: Tx, etudiantId: number, id: number): Promise<void> => {
  const isUnproven = and(ofStudent(id, etudiantId), eq(moyensContact.aConfirmer, true));
  await tx.delete(moyensContact).where(and(isUnproven, isNull(moyensContact.valeurProuvee)));
  await tx
    .update(moyensContact)
    .set({ valeur: sql`${moyensContact.valeurProuvee}`, aConfirmer: false, valeurProuvee: null })
    .where(isUnproven);
};
