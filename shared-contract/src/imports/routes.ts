import { Type } from '@sinclair/typebox';
import { OneOf } from '../base/answer-types';
import { route } from '../base/route';
import { FindingsAnswer, ImportAnswer, ImportRowAnswer, ImportsAnswer } from './answers';
import * as endpoints from './endpoints';
import { FINDING_KINDS } from './imports';
import { importSchema } from './schemas';

/**
 * Administrators alone: a package writes the whole school, its accounts and their roles too
 * (docs/decisions/school-data.md).
 */
const access = { roles: ['admin'] } as const;

const FindingsQuery = Type.Object({
  nature: Type.Optional(OneOf(FINDING_KINDS)),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});

/** Packages of the school's data at the desk; the way in, multipart, is declared by the API itself. */
export const importRoutes = {
  imports: route(endpoints.imports, { access, answer: ImportsAnswer }),
  importOf: route(endpoints.importOf, { access, answer: ImportAnswer }),
  findings: route(endpoints.importFindings, { access, query: FindingsQuery, answer: FindingsAnswer }),
  findingSheet: route(endpoints.importFindingSheet, { access: { ...access, navigation: true } }),
  check: route(endpoints.checkImport, { access, audit: ['paquet.controle'], answer: ImportRowAnswer }),
  write: route(endpoints.writeImport, {
    access,
    body: importSchema,
    audit: ['paquet.confirme'],
    answer: ImportRowAnswer,
  }),
  giveUp: route(endpoints.giveUpImport, { access, audit: ['paquet.abandonne'] }),
  exported: route(endpoints.exportedPackage, { access: { ...access, navigation: true } }),
};
