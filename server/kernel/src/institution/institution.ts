import { readFileSync } from 'node:fs';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Institution } from 'shared-contract';

const Text = Type.String({ minLength: 1, maxLength: 500 });
const Hour = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
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
    reminders: Type.Optional(Type.Object({ from: Hour, until: Hour }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);

/** Hours of a Brussels day (`HH:MM`) between which reminders and the mail of the day leave. */
export interface ReminderHours {
  from: string;
  /** Exclusive end; later notifications wait for the next morning. */
  until: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    reminderHours: ReminderHours;
  }
}

/** Content of the institution file: the public part, and the server's own. */
interface School {
  institution: Institution;
  reminderHours: ReminderHours;
}

/** A school’s day, where the file says nothing. */
const REMINDER_HOURS: ReminderHours = { from: '08:00', until: '20:00' };

/** The institution file can't be used; the message names each field that is wrong. */
export class InstitutionError extends Error {}

/** Checks the content of `institution.json`; throws InstitutionError. */
export const parseInstitution = (content: unknown, file: string): School => {
  if (Value.Check(InstitutionSchema, content)) {
    const { reminders: reminderHours = REMINDER_HOURS, ...institution }: Static<typeof InstitutionSchema> =
      content;
    if (reminderHours.from < reminderHours.until) return { institution, reminderHours };
    throw new InstitutionError(
      `${file} ne convient pas\u00a0:\n  - /reminders\u00a0: «\u00a0from\u00a0» vient avant «\u00a0until\u00a0»`,
    );
  }
  const lines = [...Value.Errors(InstitutionSchema, content)].map(
    ({ path, message }) => `  - ${path || '/'}\u00a0: ${message}`,
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
