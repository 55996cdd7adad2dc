import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { sessionExams } from 'shared-contract/exams/endpoints';
import { chooseTpGroups, tpCourses, tpGroups, tpWishes } from 'shared-contract/tp/endpoints';
import { aTpCourse, groupsOf } from '../testing/examples';
import TpPage from './tp.page';

const start = () => screen.queryByRole('button', { name: 'Démarrer mon inscription' });

/** Opens the only course. */
const begin = async () => {
  const button = start();
  if (button) await userEvent.click(button);
};

describe('/evenement/inscriptionTP', () =>
  testDraftPersistence({
    screen: 'InscriptionTP',
    write: chooseTpGroups,
    value: ':71',
    reads: (stored) => [
      http.get(apiUrl(tpCourses), () =>
        HttpResponse.json([aTpCourse(stored.length > 0 ? { GroupeActiviteApprentissageID: 71 } : {})]),
      ),
      http.get(apiUrl(tpGroups), () => HttpResponse.json(groupsOf(7))),
      http.get(apiUrl(tpWishes), () => HttpResponse.json([])),
      http.get(apiUrl(sessionExams), () => HttpResponse.json([])),
    ],
    answer: (body) => ({
      Items: [{ ...Object(Object(body)[0]), Accorde: true, Raison: null, Proposition: null }],
      Recu: { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' },
    }),
    open: () =>
      renderPage(<TpPage />, {
        routes: { '/desktop': <p>Bureau</p> },
        at: '/tp',
        path: '/tp',
        session: aSession({ events: anEventsAccess(['AccesInscriptionTP']) }),
      }),
    isThere: () => start() !== null,
    fill: async () => {
      await begin();
      await userEvent.selectOptions(screen.getByRole('combobox'), '71');
    },
    send: async () => {
      await begin();
      await cancelAct();
      await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
      await confirmAct();
    },
  }));
