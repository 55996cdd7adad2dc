import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { holdsWords } from 'shared-contract/base/search-text';
import { staffAccountRoutes } from 'shared-contract/staff-accounts/routes';
import {
  STAFF_ACCOUNT_LIMITS,
  STAFF_RIGHTS,
  type StaffRight,
} from 'shared-contract/staff-accounts/staff-accounts';
import { byName, toAccount } from './account.presenter';
import { findAllSections, findLastSignIns, findStaffAccounts } from './accounts.queries';
import { addAccount, changeAccount, withdrawAccount } from './change-account';
import { findSectionsOf } from './sections.queries';

/** Rights that the provider's groups give at each sign-in (docs/decisions/sign-in-and-rights.md). */
const rightsOfGroups = ({ config }: FastifyInstance): StaffRight[] =>
  STAFF_RIGHTS.filter((right) => config.oidc?.groups?.groupsOf.has(right) === true);

const byOf = (request: FastifyRequest) => {
  const { server: app } = request;
  return {
    person: principalOf(request),
    ofGroups: rightsOfGroups(app),
    audit: (
      tx: Parameters<typeof app.audit.record>[2],
      line: Pick<Parameters<typeof app.audit.record>[1], 'action'> & { target: string },
    ) => app.audit.record(request, { ...line, etudiantId: null }, tx),
    onSame: () => app.audit.unchanged(request),
  };
};

/** The accounts that a search finds, by name, with their sections. */
const listAccounts = async ({ db: { orm } }: FastifyInstance, words: string) => {
  const found = (await findStaffAccounts(orm))
    .filter(
      ({ affiche, identifiant, fonction }) =>
        words === '' || holdsWords([affiche, identifiant, fonction].join(' '), words),
    )
    .sort(byName);
  const shown = found.slice(0, STAFF_ACCOUNT_LIMITS.shown);
  const [sections, signIns] = await Promise.all([
    findSectionsOf(
      orm,
      shown.map(({ compteId }) => compteId),
    ),
    findLastSignIns(
      orm,
      shown.map(({ identifiant }) => identifiant),
    ),
  ]);
  return { Comptes: shown.map((row) => toAccount(row, sections, signIns)), Total: found.length };
};

/** Accounts of the school's staff, for administrators (docs/decisions/sign-in-and-rights.md). */
export const staffAccountsModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, staffAccountRoutes.accounts, async ({ request, query }) => ({
    ...(await listAccounts(app, query.recherche?.trim() ?? '')),
    MoiCompteID: principalOf(request).userId,
    Sections: await findAllSections(app.db.orm),
    DroitsDesGroupes: rightsOfGroups(app),
    Fournisseur: app.config.oidc !== null,
  }));

  serve(app, staffAccountRoutes.add, async ({ request, body: { Username, ...values } }) => ({
    CompteID: await addAccount(app.db, Username, values, byOf(request)),
  }));

  serve(app, staffAccountRoutes.change, async ({ request, params, body }) => {
    await changeAccount(app.db, params.id, { before: body.Avant, after: body.Apres }, byOf(request));
    return null;
  });

  serve(app, staffAccountRoutes.withdraw, async ({ request, params, body }) => {
    await withdrawAccount(app.db, params.id, body.Avant, byOf(request));
    return null;
  });
};
