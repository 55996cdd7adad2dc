import { type SQL, sql } from 'drizzle-orm';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';

/** E-mail lines `m` of the student of an expression. */
const emailsOf = (etudiantId: SQL): SQL => sql`
  moyens_contact m join types_moyen_contact t using (type_moyen_contact_id)
  where m.etudiant_id = ${etudiantId} and t.usage = ${EMAIL_USAGE}`;

/** The proven address of a line `m`: while a new one waits for its code, the one before; null where there was none. */
const PROVEN = sql`case when m.a_confirmer then m.valeur_prouvee else m.valeur end`;

/** The e-mail address of the student of an expression that mails go to, the first of her file; null without any. */
export const emailAddressOf = (etudiantId: SQL): SQL<string | null> => sql<string | null>`(
  select ${PROVEN} from ${emailsOf(etudiantId)} and ${PROVEN} is not null
  order by m.moyen_contact_id limit 1)`;

/** True when the student of an expression has an e-mail address in the file, proven or not. */
export const hasEmailAddress = (etudiantId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${emailsOf(etudiantId)})`;

/** Statement: her lines with a proven address. */
export const provenEmailsOf = (etudiantId: SQL): SQL => sql`
  select m.moyen_contact_id as id, ${PROVEN} as email from ${emailsOf(etudiantId)} and ${PROVEN} is not null`;
