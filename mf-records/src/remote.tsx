import { late } from 'shared-ui';

/** Screens of the domain, by the `path` of portal.json; nothing runs before one of them is opened. */
const screens = {
  '/inscriptions': late(() => import('./enrolments/enrolment-list.page')),
  '/inscriptions/:id': late(() => import('./enrolments/enrolment.page')),
  '/parcours': late(() => import('./progress/progress.page')),
  '/contacts': late(() => import('./contacts/contacts.page')),
  '/contacts/copie': late(() => import('./own-data/own-data.page')),
  '/consultations': late(() => import('./consultations/consultations.page')),
  '/documents': late(() => import('./documents/documents.page')),
  '/absences': late(() => import('./absences/absence-list.page')),
  '/absences/:AbsenceEtudiantID': late(() => import('./absences/absence.page')),
  '/ficheUE/:UniteEnseignementID': late(() => import('./unit-sheet/unit-sheet.page')),
  '/valves': late(() => import('./notices/notices.page')),
};

export default { screens };
