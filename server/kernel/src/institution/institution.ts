import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Static } from '@sinclair/typebox';
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import type { Institution } from 'shared-contract';
import { isTrueIban } from './iban';
import { FreeLinksSchema, NamedLinksSchema, SERVICE_ICONS, type ServiceKind } from './institution-schema';
import { type Logo, readLogo } from './logo';
import { type SchoolSettings, withDefaults } from './school-settings';

/** Content of the institution file: the public part, and the server's own. */
interface School extends SchoolSettings {
  institution: Institution;
  /** What the portal serves of `institution.logo`; null where it is the portal's mark or served by another. */
  logo: Logo | null;
  /** French: what is left out or doubtful, and why. */
  warnings: string[];
}

/** The institution file can't be used; the message names each field that is wrong. */
export class InstitutionError extends Error {}

type Content = Static<typeof NamedLinksSchema> | Static<typeof FreeLinksSchema>;

const schemaOf = (content: unknown) =>
  typeof content === 'object' && content !== null && 'links' in content && Array.isArray(content.links)
    ? FreeLinksSchema
    : NamedLinksSchema;

const isContent = (content: unknown): content is Content => Value.Check(schemaOf(content), content);

const told = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The French fault of a field: what to write, and what is there. */
const faultOf = ({ type, schema, value }: ValueError): string => {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'ce réglage manque';
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'ce réglage n’est pas connu';
  const own: unknown = schema['faute'];
  return `${typeof own === 'string' ? own : 'cette valeur ne convient pas'} (il y a ${told(value)})`;
};

const NAMES: Record<'mail' | 'chat' | 'timetable', string> = {
  mail: 'E-mail',
  chat: 'Discussion',
  timetable: 'Horaire',
};

const kindOf = (kind: string | undefined): ServiceKind =>
  kind !== undefined && kind in SERVICE_ICONS ? (kind as ServiceKind) : 'web';

const servicesOf = (links: Content['links']): { kind: ServiceKind; label: string; href: string }[] =>
  Array.isArray(links)
    ? links.map(({ name, url, kind }) => ({ kind: kindOf(kind), label: name, href: url }))
    : (['mail', 'chat', 'timetable'] as const).map((kind) => ({
        kind,
        label: NAMES[kind],
        href: links[kind],
      }));

const toInstitution = (content: Content): Institution => {
  const { reminders: _, sale: __, attestationDeposit: ___, links, ...institution } = content;
  const services = servicesOf(links);
  const hrefOf = (kind: ServiceKind): string => services.find((one) => one.kind === kind)?.href ?? '/';
  return {
    ...institution,
    links: { mail: hrefOf('mail'), chat: hrefOf('chat'), timetable: hrefOf('timetable') },
    services: services.map(({ kind, label, href }) => ({ label, href, icon: SERVICE_ICONS[kind] })),
  };
};

/** With the logo that lies beside the file; a path of another place stays, for who serves it. */
const withLogo = (
  institution: Institution,
  file: string,
): Pick<School, 'institution' | 'logo' | 'warnings'> => {
  const { logo: named } = institution;
  if (named === null) return { institution, logo: null, warnings: [] };
  const logo = readLogo(file, named);
  if (!('why' in logo)) return { institution: { ...institution, logo: logo.address }, logo, warnings: [] };
  if (named.startsWith('/')) return { institution, logo: null, warnings: [] };
  const warning = `${file}, /logo\u00a0: ${logo.why}. Le portail montre sa propre marque.`;
  return { institution: { ...institution, logo: null }, logo: null, warnings: [warning] };
};

/** Students would pay into an account that no bank knows. */
const accountWarnings = ({ iban }: Content, file: string): string[] =>
  isTrueIban(iban)
    ? []
    : [
        `${file}, /iban\u00a0: la clé de ${iban} ne correspond pas à ses autres signes. Relisez-le sur un extrait de compte\u00a0: les étudiants y paient leurs commandes.`,
      ];

/** Checks the content of `institution.json`; throws InstitutionError. */
export const parseInstitution = (content: unknown, file: string): School => {
  if (isContent(content)) {
    const settings = withDefaults(content);
    const { from, until } = settings.reminderHours;
    if (from < until) {
      const { warnings, ...school } = withLogo(toInstitution(content), file);
      return { ...school, warnings: [...warnings, ...accountWarnings(content, file)], ...settings };
    }
    throw new InstitutionError(
      `${file} ne convient pas\u00a0:\n  - /reminders\u00a0: «\u00a0from\u00a0» vient avant «\u00a0until\u00a0»`,
    );
  }
  const errors = [...Value.Errors(schemaOf(content), content)];
  const isMissing = ({ type }: ValueError): boolean => type === ValueErrorType.ObjectRequiredProperty;
  // A setting that is missing is told once, not once more for its type.
  const missing = new Set(errors.filter(isMissing).map(({ path }) => path));
  const kept = errors
    .filter((error) => isMissing(error) || !missing.has(error.path))
    .map((error) => `  - ${error.path || '/'}\u00a0: ${faultOf(error)}`);
  throw new InstitutionError(
    `${file} ne convient pas (docs/institution.md)\u00a0:\n${[...new Set(kept)].slice(0, 20).join('\n')}`,
  );
};

/** Place of a fault of JSON, as the engine tells it. */
const placeOf = (error: unknown): string => {
  const [, line, column] = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined ? '' : `, ligne ${line}, colonne ${column}`;
};

const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new InstitutionError(
      `${file} ne peut pas être lu. Écrivez-le (docs/institution.md), ou dites où il est par INSTITUTION_FILE.`,
      { cause },
    );
  }
};

/** An editor that saved in another encoding would leave broken letters on every page. */
const readText = (file: string): string => {
  const bytes = readBytes(file);
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\ufeff/, '');
  throw new InstitutionError(
    `${file} n’est pas en UTF-8\u00a0: les accents y seraient perdus. Enregistrez-le à nouveau, en choisissant l’encodage UTF-8.`,
  );
};

/** Reads `institution.json` at the start; throws InstitutionError when it is missing, unreadable or wrong. */
export const loadInstitution = (file: string): School => {
  const text = readText(file);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new InstitutionError(
      `${file} ne peut pas être lu comme du JSON${placeOf(cause)}. Voyez les virgules et les guillemets.`,
      { cause },
    );
  }
  return parseInstitution(content, file);
};
