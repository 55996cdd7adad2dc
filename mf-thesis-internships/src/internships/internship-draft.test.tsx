import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { encodeInternship, internships } from 'shared-contract/internships/endpoints';
import { anInternship } from '../testing/examples';
import { answerLists } from '../testing/lists';
import InternshipsPage from './internships.page';

const REST: Record<string, string> = {
  'Date de début': '2027-02-01',
  'Date de fin': '2027-04-30',
  'Commentaires sur les dates': 'Temps plein',
  Organisation: 'Ferme du Moulin',
  Nom: 'Piette',
  Prénom: 'Anne',
  Téléphone: '02 555 10 80',
  'Adresse e-mail': 'anne@ferme.example',
  Adresse: 'Rue du Moulin 12',
  'Code postal': '1000',
  Localité: 'Bruxelles',
};
const content = () => screen.queryByLabelText('Contenu du stage');

describe('/evenement/stages', () => {
  beforeEach(answerLists);
  testDraftPersistence({
    screen: 'Stages',
    write: encodeInternship,
    value: 'Tenue des comptes',
    reads: (stored) => [
      http.get(apiUrl(internships), () =>
        HttpResponse.json([
          anInternship(stored.length === 0 ? {} : { ...Object(stored.at(-1)), StageEncodageEtudiant: true }),
        ]),
      ),
    ],
    answer: (body) => anInternship({ ...Object(body), StageEncodageEtudiant: true }),
    open: () =>
      renderPage(<InternshipsPage />, {
        at: '/evenement/stages?stage=3',
        path: '/evenement/stages',
        session: aSession({ events: anEventsAccess(['CanViewStage']) }),
      }),
    isThere: () => content() !== null,
    fill: async () =>
      void fireEvent.change(content() ?? document.body, { target: { value: 'Tenue des comptes' } }),
    send: async () => {
      await cancelAct();
      for (const [label, value] of Object.entries(REST))
        fireEvent.change(screen.getByLabelText(label, { selector: ':not(button)' }), { target: { value } });
      await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer le stage' }));
      await confirmAct();
    },
  });
});
