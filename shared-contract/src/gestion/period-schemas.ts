import { type InferType, object } from 'yup';
import { DAY_MS } from '../base/days';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, instant, optionalId, optionalText } from '../base/schema-types';
import { PERIOD_LIMITS } from './periods';

export const PERIOD_MESSAGES = {
  opening: 'Dites quand la période s’ouvre.',
  closing: 'Dites quand la période se ferme.',
  order: 'La fermeture doit venir après l’ouverture.',
  long: `Une période dure au plus ${PERIOD_LIMITS.days}\u00a0jours.`,
} as const;

/** A window as it was read: the other one is refused if it is not that any more. */
const expectedWindow = object({
  Ouverture: instant().nullable().default(null),
  Fermeture: instant().nullable().default(null),
  Message: optionalText(PERIOD_LIMITS.message),
})
  .typeError(FIELD_MESSAGES.wrongType)
  .nullable()
  .default(null);

const lengthOf = (opening: unknown, closing: unknown): number =>
  typeof opening === 'string' && typeof closing === 'string'
    ? Date.parse(closing) - Date.parse(opening)
    : Number.NaN;

/** A field left empty asks for its date, as one that is not there. */
const dated = (missing: string) =>
  instant()
    .transform((value) => (value === '' ? undefined : value))
    .required(missing);

const wanted = object({
  Ouverture: dated(PERIOD_MESSAGES.opening),
  Fermeture: dated(PERIOD_MESSAGES.closing)
    .test('order', PERIOD_MESSAGES.order, (value, { parent }) => !(lengthOf(parent.Ouverture, value) <= 0))
    .test(
      'long',
      PERIOD_MESSAGES.long,
      (value, { parent }) => !(lengthOf(parent.Ouverture, value) > PERIOD_LIMITS.days * DAY_MS),
    ),
  Message: optionalText(PERIOD_LIMITS.message),
})
  .typeError(FIELD_MESSAGES.wrongType)
  .nullable()
  .default(null);

/** PUT /extranet/gestion/periodes/{flag} */
export const periodSchema = body({
  /** The section whose window it is; null = the whole school's. */
  ProgrammeID: optionalId(),
  /** The window that was seen; null = there was none. */
  Avant: expectedWindow,
  /** The window from now on; null = a section does as the whole school. */
  Apres: wanted,
});

export type PeriodWrite = InferType<typeof periodSchema>;
