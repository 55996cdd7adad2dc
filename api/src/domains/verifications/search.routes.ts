import type { FastifyInstance } from 'fastify';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { VerificationListAnswer } from 'shared-contract/verifications/answers';
import { SEARCH_FIELDS, type SearchField } from 'shared-contract/verifications/verifications';
import { VERIFICATION_PURPOSE } from '../../platform/audit/purposes';
import { VERIFICATION_ACTIONS } from '../../platform/audit/verification-actions';
import { VERIFIERS } from './look';
import { countFound, findStudents } from './search.queries';
import { searchQuery } from './search-query';

const SearchParams = {
  type: 'object',
  properties: {
    search: { type: 'string', maxLength: SEARCH_LIMITS.textMax },
    by: { type: 'string', enum: [...SEARCH_FIELDS] },
  },
} as const;

interface Search {
  Querystring: { search?: string; by?: SearchField };
}

/** GET /extranet/verifications?search=…: students by number or name; an empty search finds nobody (S2 §5). */
export const searchRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get<Search>(
    '/extranet/verifications',
    { config: VERIFIERS, schema: { querystring: SearchParams, response: { 200: VerificationListAnswer } } },
    async (request, reply) => {
      const { search = '', by = null } = request.query;
      const query = searchQuery(search, by);
      const rows = query ? await findStudents(orm, query) : [];
      const isFull = rows.length === SEARCH_LIMITS.rows;
      const total = query && isFull ? await countFound(orm, query) : rows.length;
      const [only] = rows;
      if (search.trim() !== '') {
        await app.audit.record(request, {
          action: VERIFICATION_ACTIONS.search,
          // A single result opens by itself: that student was looked at. What was typed is not kept.
          etudiantId: rows.length === 1 ? (only?.etudiantId ?? null) : null,
          target: `recherche:${by ?? 'tout'}:${total}`,
          purpose: VERIFICATION_PURPOSE,
        });
      }
      return reply.header('x-total-count', total).send(rows);
    },
  );
};
