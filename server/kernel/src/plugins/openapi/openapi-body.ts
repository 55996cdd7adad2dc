import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

type JsonSchema = Record<string, unknown>;

const LIMITS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

const TYPES: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};

const limits = ({ type, tests }: SchemaDescription): JsonSchema => {
  const found: JsonSchema = {};
  for (const { name, params } of tests) {
    const keyword = name ? LIMITS[type]?.[name] : undefined;
    const bound = name ? params?.[name] : undefined;
    if (keyword && typeof bound === 'number') found[keyword] = bound;
    if (name === 'integer') found['type'] = 'integer';
  }
  return found;
};

const inner = (description: SchemaFieldDescription): JsonSchema => {
  if ('fields' in description && description.fields) {
    const fields = Object.entries(description.fields);
    return {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, fromDescription(field)])),
      required: fields.filter(([, field]) => 'optional' in field && !field.optional).map(([name]) => name),
    };
  }
  if ('innerType' in description && description.innerType && !Array.isArray(description.innerType)) {
    return { items: fromDescription(description.innerType) };
  }
  return {};
};

const fromDescription = (description: SchemaFieldDescription): JsonSchema => {
  if (!('tests' in description)) return {};
  const type = TYPES[description.type];
  const choices = description.oneOf.filter((one) => one !== undefined);
  const schema: JsonSchema = {
    ...(type ? { type } : {}),
    ...limits(description),
    ...inner(description),
    ...(choices.length > 0 ? { enum: choices } : {}),
  };
  return description.nullable && schema['type'] ? { ...schema, type: [schema['type'], 'null'] } : schema;
};

/** A yup write schema as JSON Schema, as far as `describe()` tells. */
export const bodySchema = (schema: Schema): JsonSchema => fromDescription(schema.describe());
