import type { FastifyInstance } from 'fastify';
import { findParameterName, type ParameterName } from 'shared-contract/portal/parameters';
import { ParameterListAnswer } from 'shared-contract/portal/parameters-answers';
import { badRequest } from '../../errors';
import { principalOf } from '../../plugins/access';
import { parameterValues } from './parameter-values';

const NAMES_MAX_LENGTH = 500;

const QUERY = {
  type: 'object',
  properties: { parameterNames: { type: 'string', minLength: 1, maxLength: NAMES_MAX_LENGTH } },
  required: ['parameterNames'],
} as const;

const parseNames = (text: string): ParameterName[] => {
  const names = new Set<ParameterName>();
  for (const word of text.split(',')) {
    const name = findParameterName(word.trim());
    if (!name) throw badRequest('Cette liste de valeurs n’existe pas.', 'parametre_inconnu');
    names.add(name);
  }
  return [...names];
};

/** Choice lists of the forms (CONTRACT §3); an unknown name is a 400. */
export const parametersModule = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Querystring: { parameterNames: string } }>(
    '/parameters',
    {
      config: { access: { session: true, navigation: true } },
      schema: { querystring: QUERY, response: { 200: ParameterListAnswer } },
    },
    (request) => {
      const { etudiantId } = principalOf(request);
      const context = { db: app.db.orm, now: app.clock.now(), etudiantId };
      return parameterValues(context, parseNames(request.query.parameterNames));
    },
  );
};
