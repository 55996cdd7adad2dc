import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { seen, unit } from '../testing/compose';
import PaePage from './pae.page';

test('the annual programme, by ear', async () => {
  renderPage(<PaePage />);
  await unit('BGE2-201 Statistique');
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  await screen.findByText(/^Sauvegardé le/);
  expect(await transcript()).toMatchSnapshot();
});
