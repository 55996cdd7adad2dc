import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, confirmAct, leaveAct } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { ceremony, registerToCeremony } from 'shared-contract/proclamation/endpoints';
import { contactMeans } from 'shared-contract/reinscription/endpoints';
import ProclamationPage from './proclamation.page';

const found = {
  ProclamationLibelle: 'Proclamation 2025-2026',
  ProclamationDateHeure: '2026-12-12T17:30:00Z',
  ProclamationLieu: 'Grand auditoire',
  ProclamationNombreInvites: null,
};
const mean = {
  MoyenContactID: 1,
  TypeMoyenContactID: 1,
  TypeMoyenContact: 'Email',
  MoyenContactValeur: 'a@b.example',
  QualificationMoyenContact: null,
};

const choices = () => screen.queryAllByRole<HTMLInputElement>('radio');

describe('/evenement/proclamation', () =>
  survivesStorms({
    screen: 'Proclamation',
    write: registerToCeremony,
    values: ['1', '2', '3'],
    reads: () => [
      http.get(apiUrl(ceremony), () => HttpResponse.json(found)),
      http.get(apiUrl(contactMeans), () => HttpResponse.json([mean])),
      http.get(apiUrl('/events/access'), () => HttpResponse.json(anEventsAccess())),
    ],
    answer: () => ({ ...found, Recu: { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' } }),
    open: () =>
      renderPage(<ProclamationPage />, {
        at: '/evenement/proclamation',
        path: '/evenement/proclamation',
        routes: { '/desktop': <p>Bureau</p> },
        session: aSession({ events: anEventsAccess(['AccesProclamation']) }),
      }),
    fill: async (count) => {
      if (await leaveAct()) await userEvent.click(screen.getByRole('radio', { name: count }));
    },
    shown: () => {
      if (choices().length === 0) return null;
      return String(choices().findIndex(({ checked }) => checked));
    },
    send: async () => {
      await leaveAct();
      await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
      await confirmAct();
    },
    holds: (contents, count) => JSON.stringify(contents ?? null).includes(`:${count}`),
    contents: (count) => ({ guests: Number(count) }),
  }));
