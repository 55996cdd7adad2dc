import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fullAccess, whileRequestsPending } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import {
  box,
  compta,
  confirm,
  DRAFT,
  done,
  held,
  micro,
  SEND,
  seen,
  takeExams,
  validate,
} from '../testing/exams';
import { renderWithOpenEvent } from '../testing/open-event';
import ExamsPage from './exams.page';

const show = (change = {}) => renderWithOpenEvent(<ExamsPage />, 'CanViewInscriptionSession', change);

describe('the exams', () => {
  it('are sent once after a summary, then locked, with a receipt', async () => {
    held.lines = [done(compta), micro];
    network.use(takeExams());
    show();
    expect(await box('LECGE1219-T Comptabilité II')).toBeDisabled();
    expect(await box('LECGE1219-T Comptabilité II')).toBeChecked();
    await userEvent.click(await box('LECGE1222-T Microéconomie – Théorie'));
    await validate();
    const dialog = await screen.findByRole('dialog', { name: 'Mon inscription en résumé' });
    expect(within(dialog).getByText('Microéconomie – Théorie')).toBeVisible();
    expect(within(dialog).queryByText('Comptabilité II')).not.toBeInTheDocument();
    await whileRequestsPending(() =>
      userEvent.dblClick(within(dialog).getByRole('button', { name: 'Confirmer' })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen.sent.map(({ body }) => body)).toEqual([
      [
        { Code: 'LECGE1219-T', ResultatEtudiantInscrit: true, Confirmations: [] },
        { Code: 'LECGE1222-T', ResultatEtudiantInscrit: true, Confirmations: [] },
      ],
    ]);
    // The panel says it, in the place of a message.
    expect(seen.notices).toEqual([]);
    const panel = screen.getByText("L'inscription est validée !").closest('[data-arrival]');
    await waitFor(() => expect(panel).toHaveFocus());
    await waitFor(async () => expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeDisabled());
    const receipt = screen.getByRole('link', { name: 'Voir le reçu R-2026-000007' });
    expect(receipt).toBeVisible();
    expect(document.activeElement).toContainElement(receipt);
  });

  it('are read in their language, whose title is English', async () => {
    const Libelle = 'European Economy – Théorie';
    held.lines = [{ ...micro, Libelle, TitresAnglais: ['European Economy'] }];
    show();
    const title = await screen.findByText('European Economy');
    expect(title).toHaveAttribute('lang', 'en');
    expect(title.parentElement).toHaveTextContent(`${Libelle}${micro.Code}`);
  });

  it('at the same hour are asked about before they are sent, with what is registered already', async () => {
    const { ExamenDate, ExamenHeureDebut, ExamenHeureFin } = micro;
    held.lines = [{ ...done(compta), ExamenDate, ExamenHeureDebut, ExamenHeureFin }, micro];
    network.use(takeExams());
    show();
    await userEvent.click(await box('LECGE1222-T Microéconomie – Théorie'));
    await validate();
    const dialog = within(await screen.findByRole('dialog', { name: 'Mon inscription en résumé' }));
    const asked = dialog.getByRole('checkbox', { name: /ont lieu en même temps, le 7\sjanvier\s2027/ });
    await userEvent.click(asked);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(seen.sent).toHaveLength(1));
    const Confirmations = ['examens-LECGE1219-T-LECGE1222-T'];
    expect(seen.sent[0]?.body).toContainEqual({
      Code: 'LECGE1222-T',
      ResultatEtudiantInscrit: true,
      Confirmations,
    });
  });

  it('that are none are refused with the quoted text, without a call', async () => {
    show();
    await box('LECGE1222-T Microéconomie – Théorie');
    await validate();
    const bar = within(screen.getByRole('region', { name: 'Validation des examens' }));
    expect(bar.getByRole('alert')).toHaveTextContent('Veuillez faire au moins une sélection!');
    expect(seen.notices).toEqual([]);
    await userEvent.click(await box('LECGE1222-T Microéconomie – Théorie'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that are the same as before are refused with the quoted text', async () => {
    held.lines = [done(compta), micro];
    show();
    await box('LECGE1222-T Microéconomie – Théorie');
    await validate();
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!",
    );
  });

  it('that are all registered say so in the quoted text, with nothing left to press', async () => {
    held.lines = [done(compta), done(micro)];
    show();
    await box('LECGE1222-T Microéconomie – Théorie');
    expect(screen.getByText('Vous êtes déjà inscrit à tous les examens de la session.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Valider' })).not.toBeInTheDocument();
  });

  it('stay ticked when the line is cut, and go again under the same key', async () => {
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
      takeExams(),
    );
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await validate();
    await confirm();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText("Impossible de valider l'inscription.")).toBeVisible();
    expect(seen.notices).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeChecked();
    await validate();
    await confirm();
    await waitFor(() => expect(seen.sent.map(({ key }) => key)).toEqual(keys));
    expect(await screen.findByText('Vous êtes déjà inscrit à tous les examens de la session.')).toBeVisible();
  });

  it('come back from the draft of an earlier visit, which says since when', async () => {
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({
          ScreenLocation: 'InscriptionSession',
          Contenu: { codes: ['LECGE1222-T', 'GONE', 7] },
          Date: '2026-11-20T09:00:00Z',
        }),
      ),
    );
    show();
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeChecked();
    expect(screen.getByText(/^Brouillon gardé le 20 novembre, 10/)).toBeVisible();
    await userEvent.click(await box('LECGE1219-T Comptabilité II'));
    await waitFor(
      () => expect(seen.drafts.at(-1)).toEqual({ Contenu: { codes: ['LECGE1222-T', 'LECGE1219-T'] } }),
      { timeout: 5000 },
    );
  });

  it('that are none at all say so', async () => {
    held.lines = [];
    show();
    expect(await screen.findByText('Aucun examen à présenter')).toBeVisible();
  });

  it('are read-only for staff who look on', async () => {
    const access = fullAccess().map((right) => ({ ...right, Create: false }));
    show({ access });
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Valider' })).not.toBeInTheDocument();
  });
});
