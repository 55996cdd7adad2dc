import type { Client } from 'pg';
import { PERSONAS, type Persona, TWIN_DIGITS } from './personas';

/** A persona or one of her twins, as the other rows refer to her. */
export interface PersonaOwner {
  etudiantId: number;
  compteId: number;
  persona: Persona;
}

const matriculesOf = ({ matricule }: Persona): string[] =>
  TWIN_DIGITS.map((digit) => `${digit}${matricule.slice(1)}`);

/** The personas that fit, each with her twins, in the order of their numbers. */
export const findPersonaOwners = async (
  client: Client,
  fits: (persona: Persona) => boolean,
): Promise<PersonaOwner[]> => {
  const byMatricule = new Map(
    PERSONAS.filter(fits).flatMap((persona) =>
      matriculesOf(persona).map((matricule) => [matricule, persona] as const),
    ),
  );
  const { rows } = await client.query<{ etudiant_id: number; compte_id: number; matricule: string }>(
    `select etudiant_id, compte_id, matricule from etudiants join comptes using (etudiant_id)
     where matricule = any($1) order by etudiant_id`,
    [[...byMatricule.keys()]],
  );
  return rows.flatMap(({ etudiant_id: etudiantId, compte_id: compteId, matricule }) => {
    const persona = byMatricule.get(matricule);
    return persona ? [{ etudiantId, compteId, persona }] : [];
  });
};
