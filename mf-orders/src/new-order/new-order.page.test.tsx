import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { hasRecentOrder } from 'shared-contract/orders/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aSupport } from '../testing/examples';
import { accept, bar, LISTED, quantity, validate } from '../testing/new-order';
import NewOrderPage from './new-order.page';

describe('/commandes/new', () => {
  it('shows every condition first, and the supports once they are accepted', async () => {
    const { container } = renderPage(<NewOrderPage />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await accept();
    // The place that one had is the list's title now, and not the middle of the list.
    expect(screen.getByText('Supports de mon programme')).toHaveFocus();
    expect(screen.getByRole('rowheader', { name: /Comptabilité analytique/ })).toBeVisible();
    expect(quantity('Comptabilité analytique')).toHaveValue('0');
    await expectNoAxeViolations(container);
  });

  it('says before the acceptance how an order is cancelled, and with whom', async () => {
    renderPage(<NewOrderPage />);
    expect(await screen.findByText(/^Pour annuler une commande, écrivez avant la livraison/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'n.aksoy@example.org' })).toHaveAttribute(
      'href',
      'mailto:n.aksoy@example.org',
    );
  });

  it('waits behind a skeleton, and offers to read the supports again', async () => {
    network.use(http.get(LISTED, () => problemAnswer(403, 'La vente est terminée.')));
    await whileRequestsPending(async () => {
      renderPage(<NewOrderPage />);
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('says how few copies are left, and chooses none of what is sold out', async () => {
    const rare = aSupport({ SupportCoursRestants: 2 });
    const gone = aSupport({
      SupportCoursLibelle: 'Droit des sociétés',
      SupportCoursCodeInterne: 'REC-2044',
      SupportCoursRestants: 0,
    });
    network.use(http.get(LISTED, () => HttpResponse.json([rare, gone])));
    renderPage(<NewOrderPage />);
    await accept();
    expect(screen.getByText('Plus que 2')).toBeVisible();
    expect(screen.getByText('Épuisé')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Choisir – Droit des sociétés' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(quantity('Comptabilité analytique')).toHaveValue('1');
    expect(quantity('Droit des sociétés')).toHaveValue('0');
  });

  it('has titles in their language', async () => {
    const english = aSupport({
      SupportCoursLibelle: 'Exercices – European Economy',
      TitresAnglais: ['European Economy'],
    });
    network.use(http.get(LISTED, () => HttpResponse.json([english])));
    renderPage(<NewOrderPage />);
    await accept();
    expect(screen.getByText('European Economy')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('rowheader', { name: /^Exercices – European Economy/ })).toBeVisible();
  });

  it('adds up what is chosen, by the box as by the quantity', async () => {
    renderPage(<NewOrderPage />);
    await accept();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir – Droit des sociétés' }));
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}{ArrowUp}');
    expect(bar().getByText('Total, 3 exemplaires')).toBeVisible();
    expect(bar().getByText('40,20 €')).toBeVisible();
    await userEvent.clear(quantity('Comptabilité analytique'));
    expect(screen.getByRole('checkbox', { name: 'Choisir – Comptabilité analytique' })).not.toBeChecked();
    expect(bar().getByText('Total, 1 exemplaire')).toBeVisible();
  });

  it.each([
    ['-1', '0', false],
    ['1,5', '1', true],
    ['deux', '0', false],
    ['1000', '99', true],
  ])('makes of the quantity « %s » %s', async (typed, shown, isChosen) => {
    renderPage(<NewOrderPage />);
    await accept();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir – Droit des sociétés' }));
    fireEvent.change(quantity('Droit des sociétés'), { target: { value: typed } });
    expect(quantity('Droit des sociétés')).toHaveValue(shown);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choisir – Droit des sociétés' });
    expect(box.checked).toBe(isChosen);
  });

  it('asks for a fifth before the academic year begins', async () => {
    const infos = anInfos({ Maintenant: '2026-08-20T09:00:00+02:00' });
    renderPage(<NewOrderPage />, { session: aSession({ infos }) });
    await accept();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(bar().getByText('5,14 €')).toBeVisible();
    await validate();
    expect(await screen.findByText('Solde, au plus tard le 11 septembre 2026')).toBeVisible();
  });

  it('narrows the list and keeps the quantities that are out of sight', async () => {
    const { container } = renderPage(<NewOrderPage />);
    await accept();
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}');
    await userEvent.type(screen.getByRole('searchbox', { name: /^Rechercher un support/ }), 'societes');
    expect(screen.queryByRole('rowheader', { name: /Comptabilité/ })).not.toBeInTheDocument();
    expect(bar().getByText('Total, 1 exemplaire')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(quantity('Comptabilité analytique')).toHaveValue('1');
    expect(quantity('Droit des sociétés')).toHaveValue('1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type de support' }), 'Recueil');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText(/Vos quantités sont gardées/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('warns before supports off the programme', async () => {
    const { container } = renderPage(<NewOrderPage />);
    await accept();
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un support hors programme' }));
    const warning = await screen.findByRole('dialog', { name: /ne sont pas prévus dans votre programme/ });
    await expectNoAxeViolations(container);
    await userEvent.click(within(warning).getByRole('button', { name: 'Afficher ces supports' }));
    expect(await screen.findByRole('rowheader', { name: /Chimie/ })).toBeVisible();
  });

  it('warns of a recent order with the exact text', async () => {
    network.use(http.get(apiUrl(hasRecentOrder), () => HttpResponse.json(true)));
    renderPage(<NewOrderPage />);
    expect(await screen.findByText('Vous avez déjà passé une commande récemment.')).toBeVisible();
  });
});
