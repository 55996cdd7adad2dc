import { screen } from '@testing-library/react';
import { anEventsAccess, aSession, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { deliberation, enrolment, results } from 'shared-contract/records/endpoints';
import { aDeliberation, aLine, anEnrolment, someLines } from '../testing/examples';
import EnrolmentPage from './enrolment.page';

test('the results of a year, by ear', async () => {
  const english = aLine({
    UniteEnseignementID: 6,
    UniteEnseignementCode: 'BGE1-106',
    UniteEnseignementLibelle: 'European Economy',
    UniteEnseignementCoursEnAnglais: true,
  });
  network.use(
    respondWith(enrolment, anEnrolment()),
    respondWith(results, [...someLines(), english]),
    respondWith(deliberation, aDeliberation()),
  );
  renderPage(<EnrolmentPage />, {
    at: '/inscriptions/12',
    path: '/inscriptions/:id',
    session: aSession({ events: anEventsAccess(['CanPrintReleveNotes']) }),
  });
  await screen.findByRole('heading', { level: 3, name: 'Marketing' });
  expect(await transcript()).toMatchSnapshot();
});
