import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { saveThesis, thesis } from 'shared-contract/thesis/endpoints';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import ThesisPage from './thesis.page';

const EMPTY = { MemoireTitre: null, MembrePersonnelID: null, LangueMemoireID: null, SessionID: null };
const title = () => screen.queryByLabelText<HTMLTextAreaElement>('Titre provisoire');

describe('/memoire', () => {
  beforeEach(answerLists);
  survivesStorms({
    screen: 'Memoire',
    write: saveThesis,
    values: ['Le contrôle interne', 'La dette publique', 'Les coopératives'],
    reads: (stored) => [
      http.get(apiUrl(thesis), () => HttpResponse.json(aThesis({ ...EMPTY, ...Object(stored.at(-1)) }))),
    ],
    answer: (body) => ({ ...aThesis(Object(body)), Recu: { Numero: 'R-2026-000001', Date: '2026-11-23' } }),
    open: () => renderPage(<ThesisPage />, { session: aSession({ events: anEventsAccess(['HasMemoire']) }) }),
    fill: async (text) => void fireEvent.change(title() ?? document.body, { target: { value: text } }),
    shown: () => title()?.value ?? null,
    send: async () => {
      await userEvent.selectOptions(screen.getByLabelText('Promoteur ou promotrice'), 'Manon Piette');
      await userEvent.selectOptions(screen.getByLabelText('Langue de rédaction'), 'Français');
      await userEvent.selectOptions(screen.getByLabelText('Première session de défense'), 'juin 2027');
      await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    },
    contents: (text) => ({ MemoireTitre: text }),
  });
});
