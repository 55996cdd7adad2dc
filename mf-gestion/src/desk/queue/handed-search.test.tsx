import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { deskQueue } from 'shared-contract/gestion/endpoints';
import { useNavigate } from 'shared-router';
import { aQueue, aRow } from '../../testing/examples';
import { QUEUE_TEXTS } from '../../texts/queue';
import QueuePage from './queue.page';

const WayToRequests = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/gestion', { state: { etudiant: 'Delvaux' } })}>
      Chercher ses demandes
    </button>
  );
};

test('the desk searches whom another page hands over, and shows what it searches', async () => {
  const asked: (string | null)[] = [];
  network.use(
    http.get(apiUrl(deskQueue), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('recherche'));
      return HttpResponse.json(aQueue([aRow()]));
    }),
  );
  renderPage(
    <>
      <WayToRequests />
      <QueuePage />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chercher ses demandes' }));
  expect(await screen.findByRole('searchbox', { name: QUEUE_TEXTS.search })).toHaveValue('Delvaux');
  await waitFor(() => expect(asked).toContain('Delvaux'));
  expect(screen.getByRole('button', { name: QUEUE_TEXTS.more })).toHaveAttribute('aria-expanded', 'true');
});
