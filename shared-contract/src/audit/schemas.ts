import { type InferType, string } from 'yup';
import { AUDIT_KINDS } from '../base/audit-actions';
import { isDay } from '../base/days';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, optionalText } from '../base/schema-types';

const optionalDay = () =>
  string()
    .typeError(FIELD_MESSAGES.badDay)
    .nullable()
    .default(null)
    .test('day', FIELD_MESSAGES.badDay, (value) => value == null || isDay(value));

/** Filters of the audit, as they are typed; each may be left out. */
export const auditFilterSchema = body({
  Personne: optionalText(8).test(
    'digits',
    'Un matricule se compose de chiffres.',
    (value) => value == null || /^\s*\d*\s*$/.test(value),
  ),
  Acteur: optionalText(100),
  Nature: string()
    .nullable()
    .default(null)
    .oneOf([...AUDIT_KINDS, null], FIELD_MESSAGES.badChoice),
  Du: optionalDay(),
  Au: optionalDay().test(
    'after',
    'La fin précède le début.',
    (au, { parent }) => au == null || parent.Du == null || au >= parent.Du,
  ),
});

export type AuditFilters = InferType<typeof auditFilterSchema>;
