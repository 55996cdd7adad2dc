import type { InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { body, list, requiredId } from '../base/schema-types';

const CHOOSE = 'Choisissez un groupe.';
const MAX_COURSES = 60;

/** POST …/inscriptionTP: one choice per course; what is confirmed counts for all of them. */
export const tpChoicesSchema = list(
  body({
    ActiviteApprentissageID: requiredId(),
    GroupeActiviteApprentissageID: requiredId(CHOOSE),
    Confirmations: confirmationsField(),
  }),
  1,
  MAX_COURSES,
  CHOOSE,
).test('once', 'Un cours ne peut figurer qu’une fois.', (choices) => {
  const courses = (choices ?? []).map((choice) => choice?.ActiviteApprentissageID);
  return new Set(courses).size === courses.length;
});

export type TpChoices = InferType<typeof tpChoicesSchema>;

/** POST …/InscriptionTP02: the full group that is waited for. */
export const tpWishSchema = body({
  GroupeActiviteApprentissageID: requiredId(CHOOSE),
  Confirmations: confirmationsField(),
});

export type TpWishWrite = InferType<typeof tpWishSchema>;
