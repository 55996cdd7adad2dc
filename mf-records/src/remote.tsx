import { lazyScreen } from 'shared-auth';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/inscriptions': lazyScreen(() => import('./enrolments/enrolment-list.page')),
  '/inscriptions/:id': lazyScreen(() => import('./enrolments/enrolment.page')),
  '/parcours': lazyScreen(() => import('./progress/progress.page')),
  '/contacts': lazyScreen(() => import('./contacts/contacts.page')),
  '/contacts/copie': lazyScreen(() => import('./own-data/own-data.page')),
  '/consultations': lazyScreen(() => import('./consultations/consultations.page')),
  '/documents': lazyScreen(() => import('./documents/documents.page')),
  '/absences': lazyScreen(() => import('./absences/absence-list.page')),
  '/absences/:AbsenceEtudiantID': lazyScreen(() => import('./absences/absence.page')),
  '/ficheUE/:UniteEnseignementID': lazyScreen(() => import('./unit-sheet/unit-sheet.page')),
  '/valves': lazyScreen(() => import('./notices/notices.page')),
};

export default { screens };
