import { readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { ValueErrorType } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import type { Institution } from 'shared-contract';
import { type SchoolSettings, SETTINGS, withDefaults } from './school-settings';

const Text = Type.String({ minLength: 1, maxLength: 500 });
const Link = Type.String({ pattern: '^(https?://|mailto:|/(?!/))', maxLength: 500 });

const InstitutionSchema = Type.Object(
  {
    name: Text,
    product: Text,
    brandColor: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
    logo: Type.Union([Type.String({ pattern: '^/(?!/)' }), Type.Null()]),
    links: Type.Object({ mail: Link, chat: Link, timetable: Link }),
    social: Type.Array(Type.Object({ label: Text, icon: Text, url: Link }), { maxItems: 12 }),
    privacyPolicy: Link,
    privacyVersion: Text,
    studyRegulations: Link,
    contact: Type.Object({ name: Text, email: Text, phone: Text, hours: Text }),
    iban: Type.String({ pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$' }),
    beneficiary: Text,
    ...SETTINGS,
  },
  { additionalProperties: false },
);

/** Content of the institution file: the public part, and the server's own. */
interface School extends SchoolSettings {
  institution: Institution;
}

/** The institution file can't be used; the message names each field that is wrong. */
export class InstitutionError extends Error {}

/** The French fault of a field; a field that says none keeps the checker's own words. */
const faultOf = (type: ValueErrorType, own: unknown, message: string): string => {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'ce réglage manque';
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'ce réglage n’est pas connu';
  return typeof own === 'string' ? own : message;
};

/** Checks the content of `institution.json`; throws InstitutionError. */
export const parseInstitution = (content: unknown, file: string): School => {
  if (Value.Check(InstitutionSchema, content)) {
    const {
      reminders: _,
      sale: __,
      attestationDeposit: ___,
      ...institution
    }: Static<typeof InstitutionSchema> = content;
    const settings = withDefaults(content);
    const { from, until } = settings.reminderHours;
    if (from < until) return { institution, ...settings };
    throw new InstitutionError(
      `${file} ne convient pas\u00a0:\n  - /reminders\u00a0: «\u00a0from\u00a0» vient avant «\u00a0until\u00a0»`,
    );
  }
  const lines = [...Value.Errors(InstitutionSchema, content)].map(
    ({ path, message, schema, type }) =>
      `  - ${path || '/'}\u00a0: ${faultOf(type, schema['faute'], message)}`,
  );
  throw new InstitutionError(
    `${file} ne convient pas\u00a0:\n${[...new Set(lines)].slice(0, 20).join('\n')}`,
  );
};

/** Reads `institution.json` at the start; throws InstitutionError when it is missing, unreadable or wrong. */
export const loadInstitution = (file: string): School => {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new InstitutionError(`${file} ne peut pas être lu comme du JSON.`, { cause });
  }
  return parseInstitution(content, file);
};
