import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { waitUntil } from 'shared-auth/testing/wait-until';
import { programmeToSign, settleProgramme } from 'shared-contract/signature/endpoints';
import SignaturePage from './signature.page';

const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Votre message' });
const report = () =>
  screen.queryByRole('button', { name: 'Je signale un problème à mon coordinateur', hidden: true });

/** Opens the comment, which stands in a dialog. */
const begin = async () => {
  const button = report();
  if (field() || screen.queryByRole('dialog') || !button) return;
  await userEvent.click(button);
  await waitUntil(() => expect(field()).not.toBeNull());
};

const LIST = {
  InscriptionID: 7,
  Empreinte: 'a'.repeat(64),
  ReglementEtudes: 'https://ecole.example/reglement',
  Items: [
    {
      ConstitutionProgrammeUECode: 'ECO1',
      ConstitutionProgrammeUELibelle: 'Économie',
      ConstitutionProgrammeUEQuadri: 'Q1',
      ConstitutionProgrammeUEECTS: 5,
      IsTransfert: false,
    },
  ],
};

describe('/evenement/signaturePAE, the comment', () =>
  testDraftPersistence({
    screen: 'SignaturePAE',
    write: settleProgramme,
    value: 'Il manque le droit.',
    reads: (stored) => [
      http.get(apiUrl('/events/access'), () => HttpResponse.json(anEventsAccess())),
      http.get(apiUrl(programmeToSign), () =>
        stored.length > 0 ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(LIST),
      ),
    ],
    answer: () => ({
      Signe: false,
      Recu: { Numero: 'R-2026-000011', Date: '2026-11-21T09:00:00Z' },
    }),
    open: () =>
      renderPage(<SignaturePage />, {
        at: '/evenement/signaturePAE',
        path: '/evenement/signaturePAE',
        routes: { '/desktop': <h1>Bonjour</h1> },
      }),
    isThere: () => report() !== null,
    fill: async () => {
      await begin();
      fireEvent.change(field() ?? document.body, { target: { value: 'Il manque le droit.' } });
    },
    send: async () => {
      await begin();
      await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    },
  }));
