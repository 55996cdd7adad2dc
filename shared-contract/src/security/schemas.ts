import type { InferType } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, requiredText } from '../base/schema-types';

/** Why staff look at a student: enough words to mean something, few enough to be read (CONTRACT §7.10). */
export const VIEW_REASON = { min: 10, max: 200 } as const;

/** Reasons that are proposed; anything else may be written. */
export const PROPOSED_REASONS = [
  'Question posée par l’étudiant',
  'Suivi administratif du dossier',
  'Préparation d’une délibération',
  'Problème technique signalé',
] as const;

/** POST /security/matricule/{matricule}: the student reads this reason beside the look. */
export const viewReasonSchema = body({
  Motif: requiredText(VIEW_REASON.max, 'Indiquez pourquoi vous consultez ce dossier.').test(
    'long-enough',
    FIELD_MESSAGES.tooShort(VIEW_REASON.min),
    (value) => value.trim().length === 0 || value.trim().length >= VIEW_REASON.min,
  ),
});

/** What staff type to look at a student; the number goes into the address, the reason into the body. */
export const chooseStudentSchema = viewReasonSchema.shape({
  Matricule: requiredText(8, 'Indiquez un matricule.').test(
    'digits',
    'Un matricule se compose de chiffres.',
    (value) => /^\s*\d*\s*$/.test(value),
  ),
});

export type ViewReason = InferType<typeof viewReasonSchema>;
