import { type InferType, number, object, type Schema, string } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, oneLine, optionalLine, requiredDay, requiredFlag } from '../base/schema-types';
import { CATALOGUE_LIMITS, HOUR_PATTERN } from './catalogues';

export const CATALOGUE_MESSAGES = {
  price: 'Un prix est plus que zéro, en centimes entiers.',
  stock: 'Un stock est un nombre entier, zéro au moins.',
  places: `Un nombre de places est entier, de 0 à ${CATALOGUE_LIMITS.places}.`,
  day: 'Choisissez un jour de la semaine.',
  hour: 'Une heure s’écrit 08:30.',
  slot: 'Le jour et les deux heures vont ensemble.',
  hours: 'Les deux heures vont ensemble.',
  order: 'La fin vient après le début.',
} as const;

const whole = (message: string, min: number, max: number) =>
  number().typeError(message).integer(message).min(min, message).max(max, message);

/** Fields of a course material, as in a package (`supports.csv`). */
export const syllabusValues = body({
  SupportCoursLibelle: oneLine(CATALOGUE_LIMITS.title),
  TypeSupportCours: oneLine(CATALOGUE_LIMITS.text),
  SupportCoursPrix: whole(CATALOGUE_MESSAGES.price, 1, CATALOGUE_LIMITS.price).required(
    FIELD_MESSAGES.required,
  ),
  Stock: whole(CATALOGUE_MESSAGES.stock, 0, CATALOGUE_LIMITS.stock).nullable().default(null),
  Retire: requiredFlag(),
});

const hour = () =>
  string()
    .typeError(FIELD_MESSAGES.wrongType)
    .matches(HOUR_PATTERN, CATALOGUE_MESSAGES.hour)
    .nullable()
    .default(null);

const countGiven = (...values: unknown[]): number => values.filter((value) => value != null).length;

/** Hours of the day sort as they are written. */
const isOrdered = (start: unknown, end: unknown): boolean =>
  typeof start !== 'string' || typeof end !== 'string' || start < end;

/** Fields of a group, as in a package (`groupes-tp.csv`). */
export const groupValues = body({
  Libelle: oneLine(CATALOGUE_LIMITS.text),
  Jour: whole(CATALOGUE_MESSAGES.day, 1, 7).nullable().default(null),
  Debut: hour(),
  Fin: hour()
    .test('order', CATALOGUE_MESSAGES.order, (value, { parent }) => isOrdered(parent.Debut, value))
    .test('slot', CATALOGUE_MESSAGES.slot, (value, { parent }) =>
      [0, 3].includes(countGiven(parent.Jour, parent.Debut, value)),
    ),
  Local: optionalLine(CATALOGUE_LIMITS.room),
  Capacite: whole(CATALOGUE_MESSAGES.places, 0, CATALOGUE_LIMITS.places).required(FIELD_MESSAGES.required),
});

/** Fields of an exam, as in a package (`examens.csv`). */
export const examValues = body({
  ExamenDate: requiredDay(),
  ExamenHeureDebut: hour(),
  ExamenHeureFin: hour()
    .test('order', CATALOGUE_MESSAGES.order, (value, { parent }) => isOrdered(parent.ExamenHeureDebut, value))
    .test('hours', CATALOGUE_MESSAGES.hours, (value, { parent }) =>
      [0, 2].includes(countGiven(parent.ExamenHeureDebut, value)),
    ),
  ExamenLocal: optionalLine(CATALOGUE_LIMITS.text),
});

/** A text as it was read: whatever the school's own system had written. */
const expectedText = () => string().typeError(FIELD_MESSAGES.wrongType).max(CATALOGUE_LIMITS.effectQuery);
const optionalExpectedText = () => expectedText().nullable().default(null);
const expectedNumber = () => number().typeError(FIELD_MESSAGES.wrongType);
const optionalExpectedNumber = () => expectedNumber().nullable().default(null);

const expectedSyllabus = body({
  SupportCoursLibelle: expectedText().defined(),
  TypeSupportCours: expectedText().defined(),
  SupportCoursPrix: expectedNumber().required(FIELD_MESSAGES.required),
  Stock: optionalExpectedNumber(),
  Retire: requiredFlag(),
});

const expectedGroup = body({
  Libelle: expectedText().defined(),
  Jour: optionalExpectedNumber(),
  Debut: optionalExpectedText(),
  Fin: optionalExpectedText(),
  Local: optionalExpectedText(),
  Capacite: expectedNumber().required(FIELD_MESSAGES.required),
});

const expectedExam = body({
  ExamenDate: expectedText().defined(),
  ExamenHeureDebut: optionalExpectedText(),
  ExamenHeureFin: optionalExpectedText(),
  ExamenLocal: optionalExpectedText(),
});

/** Change with optimistic locking: refused when the current values differ from `Avant`. */
const change = <Seen extends Schema, Values extends Schema>(Avant: Seen, Apres: Values) =>
  object({ Avant, Apres, Confirmations: confirmationsField() })
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required);

/** PUT /extranet/gestion/catalogues/syllabus/{id} */
export const syllabusSchema = change(expectedSyllabus, syllabusValues);

/** PUT /extranet/gestion/catalogues/groupes/{id} */
export const groupSchema = change(expectedGroup, groupValues);

/** PUT /extranet/gestion/catalogues/examens/{id} */
export const examSchema = change(expectedExam, examValues);

export type SyllabusWrite = InferType<typeof syllabusSchema>;
export type GroupWrite = InferType<typeof groupSchema>;
export type ExamWrite = InferType<typeof examSchema>;
