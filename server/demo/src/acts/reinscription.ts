import type { Client } from 'pg';
import { diplomesProposes, reinscriptions } from 'server-schema/pae/reinscription';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';

/** Numbers of the masters in the list DiplomeID. */
const MASTERS = [1, 2];

/** Personas whose coming year asks for a third language and offers masters, one of whom has a grant (CONTRACT §4). */
const ASKED = new Set(['220301']);

/** Personas come first in the population, twins after them (see population.ts). */
const asked = (): number[] =>
  TWIN_DIGITS.flatMap((_, twin) =>
    PERSONAS.flatMap(({ matricule }, index) =>
      ASKED.has(matricule) ? [twin * PERSONAS.length + index + 1] : [],
    ),
  );

/** What the school asks of the personas who re-enrol; the others have no third language and no master to choose. */
export const loadReenrolments = async (client: Client): Promise<void> => {
  await copyInto(
    client,
    reinscriptions,
    asked().map((etudiantId) => ({
      etudiantId,
      besoinLangue3: true,
      bourse: true,
      bourseNumero: `2026-${String(480_000 + etudiantId)}`,
    })),
  );
  await copyInto(
    client,
    diplomesProposes,
    asked().flatMap((etudiantId) => MASTERS.map((diplomeId) => ({ etudiantId, diplomeId }))),
  );
};
