import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { answering, apiUrl } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { saveAbsence } from 'shared-contract/absences/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import AbsencePage from './absence.page';

const enrolment = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};
const first = () => screen.queryByLabelText<HTMLInputElement>('Date de début');
const setDay = (field: HTMLElement | null, day: string) =>
  fireEvent.change(field ?? document.body, { target: { value: day } });

/** The proof is in the draft of an earlier visit: sending a file is another journey. */
describe('/absences/-1', () =>
  survivesStorms({
    screen: 'Absences',
    write: saveAbsence,
    values: ['2026-11-16', '2026-11-17', '2026-11-18'],
    reads: () => [
      answering(enrolments, [enrolment]),
      http.get(apiUrl('/parameters'), () => HttpResponse.json([{ Name: 'ExamenID', Values: [] }])),
    ],
    before: { AbsenceEtudiantFichierJustificatifID: 9 },
    answer: (body) => ({
      ...Object(body),
      AbsenceEtudiantID: 5,
      SuiviAbsenceValeur: null,
      AnneeAcademiqueValeur: '2026-2027',
    }),
    open: () =>
      renderPage(<AbsencePage />, {
        at: '/absences/-1',
        path: '/absences/:AbsenceEtudiantID',
        routes: { '/absences': <p>Mes absences</p> },
      }),
    fill: async (day) => void setDay(first(), day),
    shown: () => first()?.value ?? null,
    send: async () => {
      setDay(screen.getByLabelText('Date de fin'), '2026-11-19');
      await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
    },
    contents: (day) => ({ AbsenceEtudiantDateDebut: day }),
  }));
