import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import type { PortalNotification } from 'shared-contract/notifications/answers';
import * as endpoints from 'shared-contract/notifications/endpoints';
import { renderPortal } from '../testing/portal-fixtures';
import { groupByDay } from './group-by-day';
import NotificationsPage from './notifications.page';
import { KEYBOARD, PAGE } from './texts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const aNotification = (change: Partial<PortalNotification> = {}): PortalNotification => ({
  NotificationID: 1,
  Genre: 'decision',
  Titre: 'Un de vos documents est refusé',
  Texte: null,
  Lien: '/documents',
  Date: '2026-11-23T09:00:00Z',
  Lue: false,
  ...change,
});

const SETTINGS = { RappelEcran: true, RappelCourriel: true, RecuCourriel: true, UnParJour: false };

const answer = (list: PortalNotification[]) =>
  server.use(
    http.get(apiUrl(endpoints.notifications), () => HttpResponse.json(list)),
    http.get(apiUrl(endpoints.notificationSettings), () => HttpResponse.json(SETTINGS)),
  );

describe('« Notifications »', () => {
  it('says what is new, where it leads, and marks all of it as read', async () => {
    answer([aNotification()]);
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl(endpoints.readNotifications), async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPortal(<NotificationsPage />);
    const line = await screen.findByRole('link', { name: /Un de vos documents est refusé/ });
    expect(line).toHaveAttribute('href', '/documents');
    expect(line).toHaveTextContent('Non lue');
    await userEvent.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(sent).toEqual([{ NotificationIDs: [] }]));
    expect(await screen.findByText('Toutes vos notifications sont marquées comme lues.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('saves one choice with the others as they were, and says what always leaves', async () => {
    answer([aNotification()]);
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl(endpoints.saveNotificationSettings), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...SETTINGS, UnParJour: true });
      }),
    );
    renderPortal(<NotificationsPage />);
    await userEvent.click(await screen.findByText(PAGE.settings));
    const decisions = await screen.findByRole('group', { name: 'Les décisions de l’école' });
    expect(decisions).toHaveTextContent('Toujours ici et par e-mail');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Un seul e-mail par jour/ }));
    await waitFor(() => expect(sent).toEqual([{ ...SETTINGS, UnParJour: true }]));
  });

  it('turns single letters off in this browser', async () => {
    answer([aNotification()]);
    renderPortal(<NotificationsPage />);
    await userEvent.click(await screen.findByText(PAGE.settings));
    const letters = await screen.findByRole('checkbox', { name: KEYBOARD.letters });
    await userEvent.click(letters);
    await waitFor(() => expect(letters).not.toBeChecked());
    expect(localStorage).toHaveLength(1);
    await userEvent.click(letters);
    await waitFor(() => expect(letters).toBeChecked());
    expect(localStorage).toHaveLength(0);
  });

  it('has nothing to mark once all is read', async () => {
    answer([aNotification({ Lue: true })]);
    renderPortal(<NotificationsPage />);
    await screen.findByRole('link', { name: /Un de vos documents est refusé/ });
    expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).not.toBeInTheDocument();
  });

  it('says that there is nothing, and that it could not be read', async () => {
    answer([]);
    const { unmount } = renderPortal(<NotificationsPage />);
    expect(await screen.findByText('Vous avez tout lu.')).toBeVisible();
    unmount();
    server.use(http.get(apiUrl(endpoints.notifications), () => problemAnswer(500, 'erreur_interne')));
    renderPortal(<NotificationsPage />);
    expect(await screen.findByText('Vos notifications n’ont pas pu être chargées')).toBeVisible();
  });
});

describe('days', () => {
  it('are those of Brussels, by their names', () => {
    const all = [
      '2026-11-23T09:00:00Z',
      '2026-11-22T23:30:00Z',
      '2026-11-22T10:00:00Z',
      '2026-11-02T10:00:00Z',
    ];
    const days = groupByDay(
      all.map((at) => aNotification({ Date: at })),
      '2026-11-23T10:00:00Z',
    );
    expect(days.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['Aujourd’hui', 2],
      ['Hier', 1],
      ['2\u00a0novembre', 1],
    ]);
  });
});
