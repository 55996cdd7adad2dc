import { array, type InferType, string } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, oneLine, optionalLine, requiredWord } from '../base/schema-types';
import { DESK_ACTS } from '../gestion/gestion';
import { PLAIN_ACCOUNT, STAFF_ACCOUNT_LIMITS, STAFF_RIGHTS } from './staff-accounts';

export const ACCOUNT_MESSAGES = {
  name: 'Écrivez l’identifiant de ce compte chez votre fournisseur d’identité.',
  plain:
    'Un identifiant commence par une lettre ou un chiffre, puis\u00a0: lettres sans accent, chiffres, . _ @ + -',
  acts: 'Choisissez ce que ce compte fait au bureau.',
  sections: 'Choisissez les sections dont ce compte s’occupe.',
} as const;

const once = (all: readonly unknown[] | undefined): boolean => new Set(all).size === (all ?? []).length;

const words = <const T extends string>(all: readonly T[]) =>
  array(requiredWord(all))
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .max(all.length, FIELD_MESSAGES.badChoice)
    .test('once', FIELD_MESSAGES.badChoice, once);

const codes = () =>
  array(oneLine(STAFF_ACCOUNT_LIMITS.code, FIELD_MESSAGES.badChoice))
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .max(STAFF_ACCOUNT_LIMITS.sections, FIELD_MESSAGES.badChoice)
    .test('once', FIELD_MESSAGES.badChoice, once);

const who = () => ({
  Nom: optionalLine(STAFF_ACCOUNT_LIMITS.name),
  Fonction: optionalLine(STAFF_ACCOUNT_LIMITS.function),
  Droits: words(STAFF_RIGHTS),
});

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;

/** Sections and acts go together: one without the other opens nothing. */
const values = () => ({
  ...who(),
  Sections: codes().test(
    'with-acts',
    ACCOUNT_MESSAGES.sections,
    (sections, { parent }) => !isEmpty(sections) || isEmpty(parent.Actes),
  ),
  Actes: words(DESK_ACTS).test(
    'with-sections',
    ACCOUNT_MESSAGES.acts,
    (acts, { parent }) => !isEmpty(acts) || isEmpty(parent.Sections),
  ),
});

/** What was read: another state since then is refused. */
const seen = () => body({ ...who(), Sections: codes(), Actes: words(DESK_ACTS) });

/** What a form holds of an account that exists. */
export const accountValuesSchema = body(values());

/** PUT /extranet/gestion/comptes/{id} */
export const changeAccountSchema = body({ Avant: seen(), Apres: body(values()) });

/** POST /extranet/gestion/comptes/{id}/retrait */
export const withdrawAccountSchema = body({ Avant: seen() });

/** POST /extranet/gestion/comptes */
export const addAccountSchema = body({
  Username: string()
    .typeError(FIELD_MESSAGES.wrongType)
    .required(ACCOUNT_MESSAGES.name)
    .matches(PLAIN_ACCOUNT, ACCOUNT_MESSAGES.plain),
  ...values(),
});

export type AccountValuesWrite = InferType<typeof accountValuesSchema>;
export type AccountChange = InferType<typeof changeAccountSchema>;
export type AccountWithdrawal = InferType<typeof withdrawAccountSchema>;
export type NewAccount = InferType<typeof addAccountSchema>;
