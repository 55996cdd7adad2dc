import type { LocaleObject } from 'yup';

/** French messages shared by every write schema. */
export const FIELD_MESSAGES = {
  required: 'Ce champ est obligatoire.',
  wrongType: 'Cette valeur n’a pas la forme attendue.',
  manyLines: 'Ce texte tient sur une ligne.',
  hidden: 'Un caractère invisible s’y trouve\u00a0: retapez-le.',
  badDay: 'Écrivez une date, par exemple 4/1/2027.',
  badInstant: 'Indiquez une date et une heure valables.',
  badChoice: 'Choisissez l’une des réponses proposées.',
  tooLong: (max: number) => `Ce texte ne peut pas dépasser ${max} caractères.`,
  tooShort: (min: number) => `Ce texte doit compter au moins ${min} caractères.`,
} as const;

const { required, wrongType, badChoice, badInstant } = FIELD_MESSAGES;

/** Every message of yup in French, for the rules that name none of their own. */
export const FRENCH_LOCALE: LocaleObject = {
  mixed: {
    default: wrongType,
    required,
    defined: required,
    notNull: required,
    oneOf: badChoice,
    notOneOf: badChoice,
    notType: wrongType,
  },
  string: {
    length: ({ length }) => `Ce texte doit compter ${length} caractères.`,
    min: ({ min }) => FIELD_MESSAGES.tooShort(min),
    max: ({ max }) => FIELD_MESSAGES.tooLong(max),
    matches: wrongType,
    email: 'Indiquez une adresse e-mail valable.',
    url: 'Indiquez une adresse web valable.',
    uuid: wrongType,
    datetime: badInstant,
    datetime_precision: badInstant,
    datetime_offset: badInstant,
    trim: 'Retirez les espaces au début et à la fin.',
    lowercase: 'Écrivez en minuscules.',
    uppercase: 'Écrivez en majuscules.',
  },
  number: {
    min: ({ min }) => `Indiquez ${min} ou plus.`,
    max: ({ max }) => `Indiquez ${max} ou moins.`,
    lessThan: ({ less }) => `Indiquez moins de ${less}.`,
    moreThan: ({ more }) => `Indiquez plus de ${more}.`,
    positive: 'Indiquez un nombre positif.',
    negative: 'Indiquez un nombre négatif.',
    integer: 'Indiquez un nombre entier.',
  },
  date: { min: 'Indiquez une date plus tardive.', max: 'Indiquez une date moins tardive.' },
  boolean: { isValue: badChoice },
  object: { noUnknown: wrongType, exact: wrongType },
  array: {
    min: ({ min }) => `Indiquez-en au moins ${min}.`,
    max: ({ max }) => `Indiquez-en ${max} au plus.`,
    length: ({ length }) => `Indiquez-en ${length}.`,
  },
  tuple: { notType: wrongType },
};
