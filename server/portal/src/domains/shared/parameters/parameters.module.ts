import type { FastifyInstance } from 'fastify';
import { badRequest } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { findParameterName, type ParameterName } from 'shared-contract/parameters/parameters';
import { parameterRoutes } from 'shared-contract/parameters/routes';
import { parameterValues } from './parameter-values';

const parseNames = (text: string): ParameterName[] => {
  const names = new Set<ParameterName>();
  for (const word of text.split(',')) {
    const name = findParameterName(word.trim());
    if (!name) throw badRequest('Cette liste de valeurs n’existe pas.', PROBLEM_CODES.parameterUnknown);
    names.add(name);
  }
  return [...names];
};

/** Choice lists of the forms (CONTRACT §3); an unknown name is a 400. */
export const parametersModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, parameterRoutes.parameters, ({ request, query }) => {
    const { etudiantId } = principalOf(request);
    const context = { db: app.db.orm, now: app.clock.now(), etudiantId };
    return parameterValues(context, parseNames(query.parameterNames ?? ''));
  });
};
