import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { saveIdm, thesis } from 'shared-contract/thesis/endpoints';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import IdmPage from './idm.page';

/** All that is asked for but the keywords. */
const FILLED = {
  MemoireConsentement: true,
  LangueDefenseID: 1,
  MemoireDatesExamensEtudiant: 'Du 4 au 15 janvier',
  MemoireResume: 'a'.repeat(1000),
};
const keywords = () => screen.queryByLabelText<HTMLInputElement>('Mots-clefs');

describe('/memoire/IDM', () => {
  beforeEach(answerLists);
  testDraftPersistence({
    screen: 'IDM',
    write: saveIdm,
    value: 'audit, contrôle',
    reads: (stored) => [
      http.get(apiUrl(thesis), () => HttpResponse.json(aThesis({ ...FILLED, ...Object(stored.at(-1)) }))),
    ],
    answer: (body) => aThesis({ ...FILLED, ...Object(body) }),
    open: () => renderPage(<IdmPage />, { session: aSession({ events: anEventsAccess(['AccesIDM']) }) }),
    isThere: () => keywords() !== null,
    fill: async () =>
      void fireEvent.change(keywords() ?? document.body, { target: { value: 'audit, contrôle' } }),
    send: async () => userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' })),
  });
});
