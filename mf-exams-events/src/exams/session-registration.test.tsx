import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { confirmAct, problemAnswer } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { anExamSession } from '../testing/examples';
import { box, held, REGISTER, Recu, SESSION, seen } from '../testing/exams';
import { renderWithOpenEvent } from '../testing/open-event';
import ExamsPage from './exams.page';

const show = (change = {}) => renderWithOpenEvent(<ExamsPage />, 'CanViewInscriptionSession', change);

describe('the registration to the session', () => {
  it('says until when it is open, and asks before it binds', async () => {
    held.session = anExamSession();
    let calls = 0;
    network.use(
      http.post(REGISTER, () => {
        calls += 1;
        held.session = anExamSession({ InscriptionSessionValide: true });
        return HttpResponse.json({ ...held.session, Recu });
      }),
    );
    show();
    expect(await screen.findByText(/Ouvert jusqu’au 5\sdécembre à 18\sh\./)).toBeVisible();
    const toggle = await screen.findByRole('switch', { name: "M'inscrire à la session" });
    expect(await screen.findByRole('heading', { name: /^Les\s2\sexamens de cette session$/ })).toBeVisible();
    expect(screen.getAllByText(/^(jeudi\s7|vendredi\s8)\sjanvier\s2027/)).toHaveLength(2);
    expect(screen.getAllByText(/^de 13\sh\s30 à 15\sh\s30, auditoire 2$/)).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: /Session de janvier 2027/ });
    expect(within(dialog).getByText(/ne peut plus être retirée/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Modifier' }));
    expect(calls).toBe(0);
    expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await confirmAct();
    expect(await box('LECGE1222-T Microéconomie – Théorie')).not.toBeChecked();
    expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Voir le reçu R-2026-000007' })).toHaveAttribute(
      'href',
      '/recus/R-2026-000007',
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toBe(1);
  });

  it('that fails says so with the quoted text, and can be tried again', async () => {
    held.session = anExamSession();
    network.use(http.post(REGISTER, () => HttpResponse.error()));
    show();
    await userEvent.click(await screen.findByRole('switch'));
    await confirmAct();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText("Impossible de valider l'inscription.")).toBeVisible();
    expect(seen.notices).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('says that there is no session', async () => {
    held.session = null;
    show();
    expect(await screen.findByText('Aucune session à venir')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('offers to try again when it can’t be read', async () => {
    network.use(http.get(SESSION, () => problemAnswer(503, 'Indisponible.'), { once: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('switch')).toBeVisible();
  });
});
