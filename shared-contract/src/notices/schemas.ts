import { array, type InferType, number, string } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, instant, oneLine, requiredFlag, requiredId, requiredText } from '../base/schema-types';
import { BLOCK_NAME, NOTICE_LIMITS } from './notices';

export const NOTICE_MESSAGES = {
  title: 'Donnez un titre à cet avis.',
  text: 'Écrivez ce que les étudiants liront.',
  audience: 'Choisissez à qui cet avis s’adresse.',
  order: 'Le retrait vient après la publication.',
  files: `Un avis a au plus ${NOTICE_LIMITS.files}\u00a0pièces jointes.`,
} as const;

const ids = (most: number, message: string) =>
  array(requiredId(FIELD_MESSAGES.badChoice))
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .max(most, message)
    .test('once', FIELD_MESSAGES.badChoice, (list) => new Set(list).size === list.length);

const block = string()
  .typeError(FIELD_MESSAGES.wrongType)
  .required(FIELD_MESSAGES.required)
  .matches(BLOCK_NAME, FIELD_MESSAGES.badChoice);

const blocks = array(block)
  .typeError(FIELD_MESSAGES.wrongType)
  .required(FIELD_MESSAGES.required)
  .max(NOTICE_LIMITS.blocks, FIELD_MESSAGES.badChoice)
  .test('once', FIELD_MESSAGES.badChoice, (list) => new Set(list).size === list.length);

/** The last change that was read; 0 where nothing was done to it at the desk yet. */
const version = number()
  .typeError(FIELD_MESSAGES.wrongType)
  .required(FIELD_MESSAGES.required)
  .integer(FIELD_MESSAGES.wrongType)
  .min(0, FIELD_MESSAGES.wrongType)
  .max(2_147_483_647, FIELD_MESSAGES.wrongType);

/** POST /extranet/gestion/valves, PUT …/valves/{AnnonceID} */
export const noticeSchema = body({
  AnnonceLibelle: oneLine(NOTICE_LIMITS.title, NOTICE_MESSAGES.title),
  /** Markup of a notice (`readMarkup`). */
  Texte: requiredText(NOTICE_LIMITS.text, NOTICE_MESSAGES.text),
  /** To everybody; said in so many words, so that nothing forgotten says it. */
  EcoleEntiere: requiredFlag(),
  Sections: ids(NOTICE_LIMITS.sections, FIELD_MESSAGES.badChoice).test(
    'audience',
    NOTICE_MESSAGES.audience,
    (list, { parent }) => (parent.EcoleEntiere === true) === (list.length === 0),
  ),
  /** None = every year of study. */
  Blocs: blocks,
  /** null = now. */
  Debut: instant().nullable().default(null),
  /** null = it stays. */
  Fin: instant()
    .nullable()
    .default(null)
    .test('order', NOTICE_MESSAGES.order, (value, { parent }) =>
      typeof value === 'string' && typeof parent.Debut === 'string'
        ? !(Date.parse(value) <= Date.parse(parent.Debut))
        : true,
    ),
  Urgente: requiredFlag(),
  /** Attachments, in their order: those that it has, and files that were sent for it. */
  Pieces: ids(NOTICE_LIMITS.files, NOTICE_MESSAGES.files),
  Version: version,
});

/** POST …/valves/{AnnonceID}/retrait */
export const withdrawSchema = body({ Version: version });

export type NoticeWrite = InferType<typeof noticeSchema>;
export type NoticeWithdrawal = InferType<typeof withdrawSchema>;
