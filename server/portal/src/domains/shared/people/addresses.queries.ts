import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { adresses, pays, typesAdresse } from 'server-schema/records/people';
import { HOME_COUNTRY } from 'shared-contract/base/plausibility';
import type { AddressWrite } from 'shared-contract/contacts/schemas';
import { LEGAL_USAGE } from 'shared-contract/contacts/usages';

const ofStudent = (id: number, etudiantId: number) =>
  and(eq(adresses.adresseId, id), eq(adresses.etudiantId, etudiantId));

const columnsOf = (write: AddressWrite) => ({
  typeAdresseId: write.TypeAdresseID,
  ligne1: write.AdresseLigne1.trim(),
  ligne2: write.AdresseLigne2?.trim() || null,
  codePostal: write.AdresseCodePostal.trim(),
  localite: write.AdresseLocalite.trim(),
  etat: write.AdresseEtat?.trim() || null,
  paysId: write.PaysID,
});

/** The country's code that an address chooses, null for none, and whether its type exists. */
export const findAddressChoices = async (db: Executor, write: AddressWrite) => {
  const { rows } = await db.execute<{ pays: string | null; type: boolean }>(sql`
    select (select iso2 from ${pays} where pays_id = ${write.PaysID}) as pays,
      exists (select 1 from ${typesAdresse} where type_adresse_id = ${write.TypeAdresseID}) as type`);
  return rows[0] ?? { pays: null, type: false };
};

/** Defaults of a new address: Belgium, legal domicile. */
export const findAddressDefaults = async (db: Executor) => {
  const [row] = await db
    .select({
      PaysID: pays.paysId,
      Pays: pays.libelle,
      TypeAdresseID: typesAdresse.typeAdresseId,
      TypeAdresse: typesAdresse.libelle,
      Usage: typesAdresse.usage,
    })
    .from(pays)
    .innerJoin(typesAdresse, eq(typesAdresse.usage, LEGAL_USAGE))
    .where(eq(pays.iso2, HOME_COUNTRY))
    .orderBy(asc(typesAdresse.typeAdresseId))
    .limit(1);
  return row ?? null;
};

export const countAddresses = async (tx: Tx, etudiantId: number): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(adresses).where(eq(adresses.etudiantId, etudiantId));
  return row?.n ?? 0;
};

/** Writes a new address; resolves to its number. */
export const insertAddress = async (tx: Tx, etudiantId: number, write: AddressWrite): Promise<number> => {
  const [row] = await tx
    .insert(adresses)
    .values({ etudiantId, ...columnsOf(write) })
    .returning({ id: adresses.adresseId });
  if (!row) throw new Error('the address was not written');
  return row.id;
};

/** Changes an address of the student; false when it is not hers. */
export const updateAddress = async (tx: Tx, etudiantId: number, write: AddressWrite): Promise<boolean> => {
  const rows = await tx
    .update(adresses)
    .set(columnsOf(write))
    .where(ofStudent(write.AdresseID, etudiantId))
    .returning({ id: adresses.adresseId });
  return rows.length > 0;
};

/** Deletes an address of the student; false when it is not hers. */
export const deleteAddress = async (tx: Tx, etudiantId: number, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(adresses)
    .where(ofStudent(id, etudiantId))
    .returning({ id: adresses.adresseId });
  return rows.length > 0;
};
