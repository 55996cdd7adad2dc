import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { findBindingDialog, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { accept, bar, confirm, DRAFT, quantity, SEND, seen, succeed, validate } from '../testing/new-order';
import NewOrderPage from './new-order.page';

describe('a validated order', () => {
  it('says that something must be chosen', async () => {
    renderPage(<NewOrderPage />);
    await accept();
    await validate();
    expect(bar().getByRole('alert')).toHaveTextContent(
      'Au moins un support doit être sélectionné pour valider la commande.',
    );
    expect(seen.notices).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir – Comptabilité analytique' }));
    expect(bar().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends what is chosen once, then goes to the list and mentions the mail', async () => {
    network.use(succeed());
    renderPage(<NewOrderPage />, {
      routes: { '/commandes': <p>Liste</p> },
      at: '/commandes/new',
      path: '/commandes/new',
    });
    await accept();
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}{ArrowUp}');
    await validate();
    const dialog = await screen.findByRole('dialog', { name: 'Ma commande en résumé' });
    expect(within(dialog).getByText(/^2\sexemplaires à 14,50\s€$/)).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Confirmer' });
    await whileRequestsPending(() => userEvent.dblClick(send));
    expect(await screen.findByText('Liste')).toBeVisible();
    expect(seen.sent.map(({ body }) => body)).toEqual([
      {
        ConditionsAcceptees: true,
        Lignes: [{ SupportCoursCodeInterne: 'SYL-2041', LigneCommandeQuantite: 2 }],
        Confirmations: [],
      },
    ]);
    // The panel of the list says it, in the place of a message.
    expect(seen.notices).toEqual([]);
  });

  it('keeps the selection when the order fails, and sends it again under the same key', async () => {
    const keys: (string | null)[] = [];
    network.use(
      http.post(
        SEND,
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
      succeed(),
    );
    renderPage(<NewOrderPage />, {
      routes: { '/commandes': <p>Liste</p> },
      at: '/commandes/new',
      path: '/commandes/new',
    });
    await accept();
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}');
    await validate();
    await confirm();
    const dialog = await findBindingDialog('Ma commande en résumé');
    expect(await dialog.findByText('Impossible de valider la commande.')).toBeVisible();
    expect(seen.notices).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    expect(quantity('Comptabilité analytique')).toHaveValue('1');
    await validate();
    await confirm();
    expect(await screen.findByText('Liste')).toBeVisible();
    expect(seen.sent.map(({ key }) => key)).toEqual(keys);
  });

  it('asks about an improbable number of copies before it binds', async () => {
    network.use(succeed());
    renderPage(<NewOrderPage />, {
      routes: { '/commandes': <p>Liste</p> },
      at: '/commandes/new',
      path: '/commandes/new',
    });
    await accept();
    await userEvent.clear(quantity('Comptabilité analytique'));
    await userEvent.type(quantity('Comptabilité analytique'), '40');
    await validate();
    const dialog = await findBindingDialog('Ma commande en résumé');
    expect(dialog.getByRole('checkbox', { name: /40 exemplaires/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    expect(seen.sent).toEqual([]);
    await confirm();
    expect(await screen.findByText('Liste')).toBeVisible();
    expect(seen.sent.at(-1)?.body).toMatchObject({ Confirmations: ['exemplaires-SYL-2041-40'] });
  });

  it('says a 412 as a warning', async () => {
    network.use(http.post(SEND, () => problemAnswer(412, 'Acceptez les conditions.')));
    renderPage(<NewOrderPage />);
    await accept();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await validate();
    await confirm();
    expect(await (await findBindingDialog()).findByText('Acceptez les conditions.')).toBeVisible();
  });

  it('takes up the quantities of an earlier visit, after the conditions', async () => {
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({
          ScreenLocation: 'CommandeSyllabus',
          Contenu: { hasUnlisted: false, quantities: { 'SYL-2041': 5 } },
          Date: '2026-11-20T09:00:00Z',
        }),
      ),
    );
    renderPage(<NewOrderPage />);
    await accept();
    expect(quantity('Comptabilité analytique')).toHaveValue('5');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir – Droit des sociétés' }));
    await waitFor(
      () =>
        expect(seen.drafts.at(-1)).toEqual({
          Contenu: { hasUnlisted: false, quantities: { 'SYL-2041': 5, 'REC-2044': 1 } },
        }),
      { timeout: 5000 },
    );
  });

  it('opens even when the draft can’t be read', async () => {
    network.use(http.get(DRAFT, () => problemAnswer(422, 'Illisible.')));
    renderPage(<NewOrderPage />);
    expect(await screen.findByRole('button', { name: "J'accepte les conditions" })).toBeVisible();
  });
});
