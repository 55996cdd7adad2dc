import { Type } from '@sinclair/typebox';
import { ID, route, textOf } from '../base/route';
import {
  EntryEffectAnswer,
  EntryHistoryAnswer,
  EntrySavedAnswer,
  ExamCatalogueAnswer,
  GroupCatalogueAnswer,
  SyllabusCatalogueAnswer,
} from './answers';
import { CATALOGUE_ENTRIES, CATALOGUE_LIMITS } from './catalogues';
import * as endpoints from './endpoints';
import { examSchema, groupSchema, syllabusSchema } from './schemas';

/** The school's desk (CONTRACT §7.11); the sections of the person are asked by the handler. */
const access = { roles: ['gestion', 'programmes', 'admin'] } as const;

const params = { genre: textOf(`^(${CATALOGUE_ENTRIES.join('|')})$`), id: ID } as const;

const EffectQuery = Type.Object({
  apres: Type.Optional(Type.String({ maxLength: CATALOGUE_LIMITS.effectQuery })),
});

/** The school's catalogues, edited at the desk (docs/decisions/desk.md). */
export const catalogueRoutes = {
  syllabus: route(endpoints.syllabusCatalogue, { access, answer: SyllabusCatalogueAnswer }),
  groups: route(endpoints.groupCatalogue, { access, answer: GroupCatalogueAnswer }),
  exams: route(endpoints.examCatalogue, { access, answer: ExamCatalogueAnswer }),
  effect: route(endpoints.entryEffect, { access, params, query: EffectQuery, answer: EntryEffectAnswer }),
  history: route(endpoints.entryHistory, { access, params, answer: EntryHistoryAnswer }),
  saveSupport: route(endpoints.saveSupport, {
    access,
    body: syllabusSchema,
    audit: ['support.modifie'],
    answer: EntrySavedAnswer,
  }),
  saveGroup: route(endpoints.saveGroup, {
    access,
    body: groupSchema,
    audit: ['groupe.modifie'],
    answer: EntrySavedAnswer,
  }),
  saveExam: route(endpoints.saveExam, {
    access,
    body: examSchema,
    audit: ['examen.modifie'],
    answer: EntrySavedAnswer,
  }),
  undo: route(endpoints.undoEntry, { access, audit: ['catalogue.annule'], answer: EntrySavedAnswer }),
};
