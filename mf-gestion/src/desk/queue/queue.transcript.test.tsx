import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { aRow } from '../../testing/examples';
import { school } from '../../testing/school';
import QueuePage from './queue.page';

test('a decision at the desk, by ear: what waits, then a request', async () => {
  school([
    aRow(),
    aRow({ ID: 15, EtudiantMatricule: '230199' }),
    aRow({ Genre: 'absence', ID: 7, Nom: 'Delvaux', Prenom: 'Hugo', Objet: 'Absence du 9 novembre' }),
  ]);
  renderPage(<QueuePage />);
  const request = await screen.findByRole('button', { name: /^Delvaux, Hugo/ });
  expect(await transcript()).toMatchSnapshot('queue');
  await userEvent.click(request);
  await screen.findByRole('heading', { level: 2, name: 'Hugo Delvaux' });
  expect(await transcript()).toMatchSnapshot('request');
});
