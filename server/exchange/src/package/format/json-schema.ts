import { cellType, decimalSize, integerRange, longest } from './cell-type';
import { MARK_WORD } from './cells';
import type { Header, Kinds } from './kinds';

type Schema = Record<string, unknown>;

const decimalPattern = (header: Header): string => {
  const [whole, places] = decimalSize(header);
  return `^-?\\d{1,${whole}}([.,]\\d{1,${places}})?$`;
};

/** Every cell of a CSV file is a text: what a type allows is told by its form. */
const cellSchema = (header: Header): Schema => {
  const { choices, pattern } = header;
  switch (cellType(header)) {
    case 'text':
      return {
        maxLength: longest(header),
        ...(choices ? { enum: choices } : {}),
        ...(pattern ? { pattern: pattern.source } : {}),
      };
    case 'integer': {
      const [least, greatest] = integerRange(header);
      return { pattern: '^-?\\d+$', description: `de ${least} à ${greatest}` };
    }
    case 'decimal':
    case 'euros':
      return { pattern: decimalPattern(header) };
    case 'mark':
      return { pattern: `${decimalPattern(header)}|${MARK_WORD.source}` };
    case 'boolean':
      return { enum: ['true', 'false', 'oui', 'non', 'vrai', 'faux', '1', '0', 'x'] };
    case 'date':
      return { format: 'date' };
    case 'hour':
      return { pattern: '^([01]?\\d|2[0-3])[:h][0-5]\\d(:00)?$' };
    case 'instant':
      return { description: `${header.text} Jour et heure de l’école, ou ISO 8601 avec un fuseau.` };
    case 'words':
      return choices ? { pattern: `^(${choices.join('|')})( (${choices.join('|')}))*$` } : {};
  }
};

const columnSchema = (header: Header): Schema => {
  const schema = { type: 'string', description: header.text, ...cellSchema(header) };
  return header.isRequired ? { ...schema, minLength: 1 } : { anyOf: [{ const: '' }, schema] };
};

/** JSON Schema (2020-12) of a line of each file, as a CSV reader gives it: texts by header. */
export const packageSchema = (kinds: Kinds): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Paquet de données du portail étudiant',
  $defs: Object.fromEntries(
    kinds.all.map((kind) => {
      const headers = kinds.headers(kind);
      const definition = {
        title: `${kind.name}.csv`,
        description: kind.text,
        type: 'object',
        properties: Object.fromEntries(headers.map((header) => [header.name, columnSchema(header)])),
        required: kind.key.filter((name) => !kind.mayLack?.includes(name)),
        additionalProperties: false,
      };
      return [kind.name, definition];
    }),
  ),
});
