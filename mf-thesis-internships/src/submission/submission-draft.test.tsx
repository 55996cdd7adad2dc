import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { hasSecondSession, submitThesis, thesisToSubmit } from 'shared-contract/thesis/endpoints';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import SubmissionPage from './submission.page';

const CONSENTED = { MemoireConsentement: true, MemoireConsentementRGPD: true };
const RECEIPT = { Numero: 'R-2026-000009', Date: '2026-11-23T09:00:00Z' };
const file = (id: number) => ({ id, name: `${id}.pdf`, size: 900, digest: null, depositedAt: null });
const title = () => screen.queryByLabelText<HTMLTextAreaElement>('Titre définitif');

describe('/memoire/remise', () => {
  beforeEach(answerLists);
  testDraftPersistence({
    screen: 'MemoireRemise',
    write: submitThesis,
    value: 'La dette publique belge',
    // Both files were sent at an earlier visit.
    before: {
      MemoireFichierMemoireAvecAnnexesID: 41,
      MemoireFichierMemoireSansAnnexesID: 42,
      Fichiers: { avec: file(41), sans: file(42) },
    },
    reads: (stored) => [
      http.get(apiUrl(thesisToSubmit), () =>
        HttpResponse.json(
          aThesis(stored.length === 0 ? CONSENTED : { ...CONSENTED, Remis: true, Recu: RECEIPT }),
        ),
      ),
      http.get(apiUrl(hasSecondSession), () => HttpResponse.json(false)),
      http.get(apiUrl('/recus/:number'), () =>
        HttpResponse.json({ ...RECEIPT, Domaine: 'Mémoire', Objet: 'Remise', Empreinte: '', Lignes: [] }),
      ),
    ],
    answer: () => ({ ...aThesis({ ...CONSENTED, Remis: true, Recu: RECEIPT }), Recu: RECEIPT }),
    open: () =>
      renderPage(<SubmissionPage />, {
        at: '/memoire/remise',
        path: '/memoire/remise',
        session: aSession({ events: anEventsAccess(['AccesMemoireRemise']) }),
      }),
    isThere: () => title() !== null,
    fill: async () =>
      void fireEvent.change(title() ?? document.body, { target: { value: 'La dette publique belge' } }),
    send: async () => {
      await cancelAct();
      await userEvent.selectOptions(screen.getByLabelText('Discipline'), 'Économie');
      await userEvent.click(screen.getByRole('button', { name: 'Remettre mon mémoire' }));
      await confirmAct();
    },
  });
});
