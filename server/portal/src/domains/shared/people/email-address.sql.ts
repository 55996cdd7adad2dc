import { type SQL, sql } from 'drizzle-orm';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';

/** The e-mail address of the student of an expression, the school's own first; null without any. */
export const emailAddressOf = (etudiantId: SQL): SQL<string | null> => sql<string | null>`(
  select m.valeur from moyens_contact m join types_moyen_contact t using (type_moyen_contact_id)
  where m.etudiant_id = ${etudiantId} and t.usage = ${EMAIL_USAGE}
  order by lower(m.qualification) = 'école' desc nulls last, m.moyen_contact_id limit 1)`;
