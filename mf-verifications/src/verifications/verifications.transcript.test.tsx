import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import {
  gradeStatements,
  handedInDocuments,
  jobs,
  priorCareers,
  programme,
  searchStudents,
} from 'shared-contract/verifications/endpoints';
import { aProgramme, aRow } from '../testing/examples';
import VerificationsPage from './verifications.page';

test('a verification, by ear: the search, what it finds, a file', async () => {
  const rows = [aRow(), aRow({ InscriptionID: 13, EtudiantMatricule: '230199' })];
  network.use(
    http.get(apiUrl(searchStudents), () =>
      HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } }),
    ),
    respondWith(programme, aProgramme()),
    ...[handedInDocuments, gradeStatements, priorCareers, jobs].map((list) => respondWith(list, [])),
  );
  renderPage(<VerificationsPage />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Étudiant recherché' }), 'Lambert{Enter}');
  const [first] = await screen.findAllByRole('button', { name: /^Voir/ });
  expect(await transcript()).toMatchSnapshot('results');
  await userEvent.click(first ?? document.body);
  await screen.findByRole('heading', { name: 'Emplois' });
  expect(await transcript()).toMatchSnapshot('file');
});
