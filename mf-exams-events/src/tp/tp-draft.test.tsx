import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, confirmAct, leaveAct } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { sessionExams } from 'shared-contract/exams/endpoints';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import { tpWishes } from 'shared-contract/tp-wishes/endpoints';
import { aTpCourse, groupsOf } from '../testing/examples';
import TpPage from './tp.page';

const list = () => screen.queryByRole<HTMLSelectElement>('combobox');
const start = () => screen.queryByRole('button', { name: 'Démarrer mon inscription' });
const save = () => screen.queryByRole('button', { name: 'Sauvegarder' });

/** Opens the only course. */
const begin = async () => {
  const button = start();
  if (button) await userEvent.click(button);
};

describe('/evenement/inscriptionTP', () =>
  survivesStorms({
    screen: 'InscriptionTP',
    write: chooseTpGroups,
    values: ['71', '72', '71'],
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
    fill: async (group) => {
      if (!(await leaveAct())) return;
      await begin();
      const found = list();
      if (found && !found.disabled) await userEvent.selectOptions(found, group);
    },
    shown: () => (start() ? '' : (list()?.value ?? null)),
    send: async () => {
      await begin();
      const button = save();
      if (!button) return;
      await leaveAct();
      await userEvent.click(button);
      await confirmAct();
    },
    holds: (contents, group) => JSON.stringify(contents ?? null).includes(`:${group}`),
  }));
