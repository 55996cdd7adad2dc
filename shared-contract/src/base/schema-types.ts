import { array, boolean, type ISchema, number, type ObjectShape, object, setLocale, string } from 'yup';
import { isDay } from './days';
import { FIELD_MESSAGES, FRENCH_LOCALE } from './field-messages';
import { hasHiddenCharacter, isOneLine } from './texts';

// Before any schema is built: a schema takes its messages when it is made.
setLocale(FRENCH_LOCALE);

const MAX_ID = 2_147_483_647;

const plainText = (max: number) =>
  string()
    .typeError(FIELD_MESSAGES.wrongType)
    .max(max, FIELD_MESSAGES.tooLong(max))
    .test('hidden', FIELD_MESSAGES.hidden, (value) => value == null || !hasHiddenCharacter(value));

/** A text that must not be blank, of at most `max` UTF-16 units. */
export const requiredText = (max: number, message: string = FIELD_MESSAGES.required) =>
  plainText(max)
    .required(message)
    .test('not-blank', message, (value) => (value ?? '').trim() !== '');

/** A text that may be null or empty, of at most `max` UTF-16 units. */
export const optionalText = (max: number) => plainText(max).nullable().default(null);

const inOneLine = <S extends ReturnType<typeof plainText>>(schema: S) =>
  schema.test('one-line', FIELD_MESSAGES.manyLines, (value) => value == null || isOneLine(value));

/** A text of one line that must not be blank, as a package takes it too. */
export const oneLine = (max: number, message: string = FIELD_MESSAGES.required) =>
  inOneLine(plainText(max))
    .required(message)
    .test('not-blank', message, (value) => (value ?? '').trim() !== '');

/** As `oneLine`, nullable and possibly empty. */
export const optionalLine = (max: number) => inOneLine(plainText(max)).nullable().default(null);

/** A required identifier: a positive 32-bit integer. */
export const requiredId = (message: string = FIELD_MESSAGES.required) =>
  number()
    .typeError(message)
    .required(message)
    .integer(FIELD_MESSAGES.badChoice)
    .min(1, FIELD_MESSAGES.badChoice)
    .max(MAX_ID, FIELD_MESSAGES.badChoice);

/** An identifier or null. */
export const optionalId = (message: string = FIELD_MESSAGES.badChoice) =>
  number().typeError(message).integer(message).min(1, message).max(MAX_ID, message).nullable().default(null);

/** The identifier of an existing thing, or -1 for a new one (S1 §7). */
export const idOrNew = () =>
  number()
    .typeError(FIELD_MESSAGES.badChoice)
    .required(FIELD_MESSAGES.required)
    .integer(FIELD_MESSAGES.badChoice)
    .max(MAX_ID, FIELD_MESSAGES.badChoice)
    .test('id-or-new', FIELD_MESSAGES.badChoice, (value) => value === -1 || value >= 1);

/** A required calendar day, `YYYY-MM-DD`. */
export const requiredDay = (message: string = FIELD_MESSAGES.required) =>
  string()
    .typeError(FIELD_MESSAGES.badDay)
    .required(message)
    .test('day', FIELD_MESSAGES.badDay, (value) => isDay(value));

const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value));

/** An instant with its zone, ISO 8601. */
export const instant = () =>
  string()
    .typeError(FIELD_MESSAGES.wrongType)
    .max(35, FIELD_MESSAGES.badInstant)
    .test('instant', FIELD_MESSAGES.badInstant, (value) => value == null || isInstant(value));

/** A boolean that must be given. */
export const requiredFlag = (message: string = FIELD_MESSAGES.required) =>
  boolean().typeError(message).required(message);

/** One word of a closed list. */
export const requiredWord = <const T extends string>(
  words: readonly T[],
  message: string = FIELD_MESSAGES.badChoice,
) => string().typeError(message).oneOf(words, message).required(message);

/** A body: an object of which only the named fields are kept. */
export const body = <S extends ObjectShape>(fields: S) =>
  object(fields).typeError(FIELD_MESSAGES.wrongType).required(FIELD_MESSAGES.required);

/** A list of bodies, from `min` to `max`. */
export const list = <T>(item: ISchema<T>, min: number, max: number, emptyMessage: string) =>
  array(item)
    .typeError(FIELD_MESSAGES.wrongType)
    .required(emptyMessage)
    .min(min, emptyMessage)
    .max(max, `La liste ne peut pas dépasser ${max} lignes.`);
