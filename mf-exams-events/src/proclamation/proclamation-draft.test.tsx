import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
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
  Usage: 'email',
  MoyenContactValeur: 'a@b.example',
  QualificationMoyenContact: null,
};

describe('/evenement/proclamation', () =>
  testDraftPersistence({
    screen: 'Proclamation',
    write: registerToCeremony,
    value: ':2',
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
    isThere: () => screen.queryAllByRole('radio').length > 0,
    fill: () => userEvent.click(screen.getByRole('radio', { name: '2' })),
    send: async () => {
      await cancelAct();
      await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
      await confirmAct();
    },
  }));
