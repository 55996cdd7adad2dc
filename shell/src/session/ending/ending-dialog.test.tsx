import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { setNotifier } from 'shared-auth/host';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { securityStatus } from 'shared-contract/portal/endpoints';
import { renderUi } from 'shared-ui/testing';
import { EndingDialog } from './ending-dialog';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (warning: { isLast: boolean; minutes: number }) => {
  const asked = { onKept: jest.fn(), onClose: jest.fn() };
  renderUi(<EndingDialog warning={warning} {...asked} />);
  return asked;
};

const heading = (name: RegExp) => screen.findByRole('heading', { name });

describe('a session that an act keeps', () => {
  it('goes on by one press, which says so', async () => {
    const notify = jest.fn();
    setNotifier(notify);
    server.use(respondWith(securityStatus, { connected: true }));
    const { onKept } = show({ isLast: false, minutes: 2 });
    expect(await heading(/^Votre session se termine dans 2\sminutes$/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
    expect(onKept).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith('session', { tone: 'success', title: 'Votre session continue.' });
  });

  it('tells when the portal does not answer, and can be asked again', async () => {
    server.use(http.get(apiUrl(securityStatus), () => problemAnswer(503, 'En panne.')));
    show({ isLast: false, minutes: 1 });
    expect(await heading(/^Votre session se termine dans moins d’une minute$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le portail ne répond pas.');
    expect(screen.getByRole('button', { name: 'Rester connecté' })).not.toHaveAttribute('aria-disabled');
  });
});

test('the longest session asks for a new sign-in, in another window', async () => {
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { onClose } = show({ isLast: true, minutes: 5 });
  expect(screen.getByText(/ce que vous avez écrit reste dans celle-ci/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rester connecté' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Se reconnecter' }));
  expect(openWindow.mock.calls[0]?.[0]).toContain('/auth/login');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  openWindow.mockRestore();
});
