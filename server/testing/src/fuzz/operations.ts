/** JSON Schema, as far as the document of the API uses it. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: JsonSchema;
}

/** One call of the document. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/v1/files/{DocumentID}` */
  path: string;
  parameters: Parameter[];
  /** null: it takes none, or one that is no JSON. */
  body: JsonSchema | null;
}

interface Described {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** The document of GET /openapi.json. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Every call of the document. */
export const operationsOf = (document: ApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    METHODS.flatMap((method) => {
      const described = byMethod[method.toLowerCase()];
      if (!described) return [];
      const body = described.requestBody?.content['application/json']?.schema ?? null;
      return [{ method, path, parameters: described.parameters, body }];
    }),
  );
