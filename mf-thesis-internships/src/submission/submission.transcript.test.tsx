import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEventsAccess, aSession, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { hasSecondSession, thesisToSubmit } from 'shared-contract/thesis/endpoints';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import SubmissionPage from './submission.page';

test('the thesis, by ear: the form, then what is missing in it', async () => {
  answerLists();
  network.use(
    respondWith(thesisToSubmit, aThesis({ MemoireConsentement: true, MemoireConsentementRGPD: true })),
    respondWith(hasSecondSession, false),
  );
  renderPage(<SubmissionPage />, { session: aSession({ events: anEventsAccess(['AccesMemoireRemise']) }) });
  const send = await screen.findByRole('button', { name: 'Remettre mon mémoire' });
  expect(await transcript()).toMatchSnapshot('form');
  await userEvent.click(send);
  await screen.findAllByText('Choisissez une discipline.');
  expect(await transcript()).toMatchSnapshot('errors');
});
