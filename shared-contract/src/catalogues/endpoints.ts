import { get, post, put } from '../base/endpoint';
import type {
  EntryChange,
  EntryEffect,
  EntrySaved,
  ExamCatalogue,
  GroupCatalogue,
  SyllabusCatalogue,
} from './answers';
import type { ExamWrite, GroupWrite, SyllabusWrite } from './schemas';

/** Course materials of the sections of who asks: titles, prices, copies. */
export const syllabusCatalogue = get('/extranet/gestion/catalogues/syllabus').answers<SyllabusCatalogue>();

/** Groups of practical work: hours, rooms, places. */
export const groupCatalogue = get('/extranet/gestion/catalogues/groupes').answers<GroupCatalogue>();

/** Exams of the year: days, hours, rooms. */
export const examCatalogue = get('/extranet/gestion/catalogues/examens').answers<ExamCatalogue>();

/** Preview of a change; `apres` is the values as JSON. */
export const entryEffect = get(
  '/extranet/gestion/catalogues/{genre}/{id}/effet{?apres}',
).answers<EntryEffect>();

/** The changes of one entry. */
export const entryHistory = get('/extranet/gestion/catalogues/{genre}/{id}/historique').answers<
  EntryChange[]
>();

/** Changes a course material; orders that were placed keep their price. */
export const saveSupport = put('/extranet/gestion/catalogues/syllabus/{id}')
  .takes<SyllabusWrite>()
  .answers<EntrySaved>();

/** Changes a group; who has a place in it is told when it moves. */
export const saveGroup = put('/extranet/gestion/catalogues/groupes/{id}')
  .takes<GroupWrite>()
  .answers<EntrySaved>();

/** Moves an exam; who is registered to it is told. */
export const saveExam = put('/extranet/gestion/catalogues/examens/{id}')
  .takes<ExamWrite>()
  .answers<EntrySaved>();

/** Takes the last change of an entry back; who had been told is told again. */
export const undoEntry = post(
  '/extranet/gestion/catalogues/changements/{id}/annulation',
).answers<EntrySaved>();
