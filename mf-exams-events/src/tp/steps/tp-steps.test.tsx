import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { receipts } from 'shared-contract/receipts/endpoints';
import { button, list, micro, openPage, seen, start, stat } from '../../testing/tp';

describe('the courses, one after the other', () => {
  it('takes the group of a card as that of the list, and the other way round', async () => {
    openPage();
    await start();
    const groups = await list('Microéconomie – Exercices');
    expect(screen.getByRole('radio', { name: /^Groupe 1/ })).toBeDisabled();
    const card = screen.getByRole('radio', { name: 'Groupe 3 lundi' });
    expect(card).toHaveAccessibleDescription(/^9\splaces$/);
    await userEvent.click(card);
    expect(groups).toHaveValue('72');
    await userEvent.selectOptions(groups, '71');
    expect(card).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Groupe 2 lundi' })).toBeChecked();
    // One counter, in the bar.
    expect(screen.getAllByText(/inscription restante/i)).toHaveLength(1);
  });

  it('have titles in their language, in the list, the steps and the heading', async () => {
    const Libelle = 'European Economy – Exercices';
    seen.courses = [{ ...micro, Libelle, TitresAnglais: ['European Economy'] }, stat];
    openPage();
    expect(await screen.findByText('European Economy')).toHaveAttribute('lang', 'en');
    await start();
    expect(await screen.findByRole('heading', { name: Libelle })).toBeVisible();
    for (const title of screen.getAllByText('European Economy')) expect(title).toHaveAttribute('lang', 'en');
    expect(await list(Libelle)).toBeVisible();
  });

  it('goes back by the history to the step before', async () => {
    openPage();
    await start();
    await list('Microéconomie – Exercices');
    await userEvent.click(await button('Inscription suivante'));
    await list('Statistique');
    await userEvent.click(await button('Précédent'));
    await list('Microéconomie – Exercices');
    await userEvent.click(await button('Précédent'));
    const again = await button('Démarrer mon inscription');
    expect(document.activeElement).toContainElement(again);
    expect(document.body).not.toHaveFocus();
  });

  it('is read as prose once its window is closed', async () => {
    seen.courses = [{ ...micro, GroupeActiviteApprentissageID: 71 }, stat];
    network.use(http.get(apiUrl(receipts), () => HttpResponse.json([])));
    const events = anEventsAccess();
    const Evenements = events.Evenements.map((window) => ({ ...window, EstLisible: true }));
    openPage({ events: { ...events, Evenements } });
    expect(await screen.findByText('Groupe 2 – lundi')).toBeVisible();
    expect(screen.getByText('Sans groupe')).toBeVisible();
    expect(screen.getByText(/^La période est terminée\./)).toBeVisible();
    for (const role of ['combobox', 'radio', 'button']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
  });
});
