import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from 'server-kernel/errors';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import type { EntryValues } from 'server-schema/gestion/catalogues';
import { dayOf } from 'shared-contract/base/days';
import type { CatalogueHead, CatalogueRow, EntryChange } from 'shared-contract/catalogues/catalogues';
import { catalogueRoutes } from 'shared-contract/catalogues/routes';
import { findScope, findSections, type Scope } from '../scope.queries';
import { changeEntry, isChangeable, readEntry, undoEntry } from './change-entry';
import { findEntryChanges } from './changes.queries';
import { countEntries } from './counts.queries';
import { toExamRow } from './entries/exams.kind';
import { findExamList } from './entries/exams.queries';
import { toGroupRow } from './entries/groups.kind';
import { findGroupList } from './entries/groups.queries';
import { toSyllabusRow } from './entries/syllabus.kind';
import { findSupportList } from './entries/syllabus.queries';
import { changedFields, type EntryKind } from './entry-kind';

const scopeOf = (request: FastifyRequest): Promise<Scope> =>
  findScope(request.server.db.orm, principalOf(request), 'catalogues');

const UNREADABLE = 'Ces valeurs ne peuvent pas être lues.';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(UNREADABLE);
  }
};

/** The values whose effect is asked for; without any, the row as it is. */
const wantedOf = (kind: EntryKind, present: EntryValues, apres: string | undefined): EntryValues => {
  if (apres === undefined) return present;
  const result = kind.parse(readJson(apres));
  if (!result.ok) throw badRequest(result.errors[0]?.message ?? UNREADABLE);
  return result.value;
};

const toChange = (
  { change, par }: Awaited<ReturnType<typeof findEntryChanges>>[number],
  rank: number,
): EntryChange => ({
  ChangementID: change.changementId,
  Le: change.faitLe.toISOString(),
  Par: par,
  Champs: changedFields(change.avant, change.apres),
  Prevenus: change.prevenus,
  EstAnnulation: change.estAnnulation,
  EstDernier: rank === 0,
});

const registerLists = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const headOf = async (scope: Scope, now: Date): Promise<CatalogueHead> => ({
    Maintenant: now.toISOString(),
    Sections: (await findSections(orm, scope)).map(({ ProgrammeID, Code, Libelle }) => ({
      ProgrammeID,
      Code,
      Libelle,
    })),
    Comptes: await countEntries(orm, scope, dayOf(now)),
  });

  /** Answer common to all catalogues: head, and rows with their editability. */
  const listed = async <Row extends Omit<CatalogueRow, 'Modifiable'>>(
    request: FastifyRequest,
    find: (scope: Scope, now: Date) => Promise<Row[]>,
  ) => {
    const scope = await scopeOf(request);
    const now = app.clock.now();
    const rows = await find(scope, now);
    const Lignes = rows.map((row) => ({ ...row, Modifiable: isChangeable(scope, row.Sections) }));
    return { ...(await headOf(scope, now)), Lignes };
  };

  serve(app, catalogueRoutes.syllabus, ({ request }) =>
    listed(request, async (scope, now) => (await findSupportList(orm, scope, now)).map(toSyllabusRow)),
  );
  serve(app, catalogueRoutes.groups, ({ request }) =>
    listed(request, async (scope) => (await findGroupList(orm, scope)).map(toGroupRow)),
  );
  serve(app, catalogueRoutes.exams, ({ request }) =>
    listed(request, async (scope, now) => (await findExamList(orm, scope, dayOf(now))).map(toExamRow)),
  );
};

const registerReads = (app: FastifyInstance): void => {
  const { orm } = app.db;

  serve(app, catalogueRoutes.effect, async ({ request, params, query }) => {
    const { kind, entry } = await readEntry(orm, params, await scopeOf(request));
    const wanted = wantedOf(kind, entry.values, query.apres);
    const { questions, students, ...effect } = await kind.weigh(orm, entry, wanted, app.clock.now());
    return {
      ...effect,
      Prevenus: students.length,
      Conflits: questions.map(({ code, text }) => ({ Code: code, Texte: text })),
    };
  });

  serve(app, catalogueRoutes.history, async ({ request, params }) => {
    const { kind, entry } = await readEntry(orm, params, await scopeOf(request));
    return (await findEntryChanges(orm, { genre: kind.name, id: entry.id })).map(toChange);
  });
};

/** The school's catalogues, edited at the desk (CONTRACT §7.11; docs/decisions/desk.md). */
export const cataloguesModule = async (app: FastifyInstance): Promise<void> => {
  registerLists(app);
  registerReads(app);
  const by = async (request: FastifyRequest) => ({
    scope: await scopeOf(request),
    compteId: principalOf(request).userId,
    audit: (tx: Parameters<typeof app.audit.record>[2], entry: Parameters<typeof app.audit.record>[1]) =>
      app.audit.record(request, entry, tx),
    onSame: () => app.audit.unchanged(request),
    now: app.clock.now(),
  });
  const seenOf = (body: {
    Avant: EntryValues;
    Apres: EntryValues;
    Confirmations?: string[] | undefined;
  }) => ({
    before: body.Avant,
    after: body.Apres,
    confirmed: body.Confirmations,
  });

  serve(app, catalogueRoutes.saveSupport, async ({ request, params: { id }, body }) =>
    changeEntry(app.db, { key: { genre: 'syllabus', id }, ...seenOf(body), ...(await by(request)) }),
  );
  serve(app, catalogueRoutes.saveGroup, async ({ request, params: { id }, body }) =>
    changeEntry(app.db, { key: { genre: 'groupes', id }, ...seenOf(body), ...(await by(request)) }),
  );
  serve(app, catalogueRoutes.saveExam, async ({ request, params: { id }, body }) =>
    changeEntry(app.db, { key: { genre: 'examens', id }, ...seenOf(body), ...(await by(request)) }),
  );
  serve(app, catalogueRoutes.undo, async ({ request, params }) =>
    undoEntry(app.db, params.id, await by(request)),
  );
};
