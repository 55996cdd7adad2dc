import type { InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { body, requiredId } from '../base/schema-types';

/** POST …/InscriptionTP02: the full group that is waited for. */
export const tpWishSchema = body({
  GroupeActiviteApprentissageID: requiredId('Choisissez un groupe.'),
  Confirmations: confirmationsField(),
});

export type TpWishWrite = InferType<typeof tpWishSchema>;
