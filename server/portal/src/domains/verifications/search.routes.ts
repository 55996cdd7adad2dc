import type { FastifyInstance } from 'fastify';
import { VERIFICATION_PURPOSE } from 'server-kernel/audit/purposes';
import { VERIFICATION_ACTIONS } from 'server-kernel/audit/verification-actions';
import { serve } from 'server-kernel/plugins/serve';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { verificationRoutes } from 'shared-contract/verifications/routes';
import { SEARCH_FIELDS } from 'shared-contract/verifications/verifications';
import { countFound, findStudents } from './search.queries';
import { searchQuery } from './search-query';

/** Students by number or name; an empty search finds nobody (S2 §5). */
export const searchRoutes = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, verificationRoutes.searchStudents, async ({ request, reply, query: { search = '', by } }) => {
    const field = SEARCH_FIELDS.find((one) => one === by) ?? null;
    const query = searchQuery(search, field);
    const rows = query ? await findStudents(orm, query) : [];
    const isFull = rows.length === SEARCH_LIMITS.rows;
    const total = query && isFull ? await countFound(orm, query) : rows.length;
    const [only] = rows;
    if (search.trim() !== '') {
      await app.audit.record(request, {
        action: VERIFICATION_ACTIONS.search,
        // A single result opens by itself: that student was looked at. What was typed is not kept.
        etudiantId: rows.length === 1 ? (only?.etudiantId ?? null) : null,
        target: `recherche:${field ?? 'tout'}:${total}`,
        purpose: VERIFICATION_PURPOSE,
      });
    }
    return reply.header('x-total-count', total).send(rows);
  });
};
