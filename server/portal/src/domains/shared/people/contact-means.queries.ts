import { and, asc, count, eq } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { moyensContact, typesMoyenContact } from 'server-schema/records/people';
import type { ContactMeanWrite } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';

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

/** Writes a new contact mean; resolves to its number. */
export const insertContactMean = async (
  tx: Tx,
  etudiantId: number,
  write: ContactMeanWrite,
): Promise<number> => {
  const [row] = await tx
    .insert(moyensContact)
    .values({ etudiantId, ...columnsOf(write) })
    .returning({ id: moyensContact.moyenContactId });
  if (!row) throw new Error('the contact mean was not written');
  return row.id;
};

/** Changes a contact mean of the student; false when it is not hers. */
export const updateContactMean = async (
  tx: Tx,
  etudiantId: number,
  write: ContactMeanWrite,
): Promise<boolean> => {
  const rows = await tx
    .update(moyensContact)
    .set(columnsOf(write))
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
