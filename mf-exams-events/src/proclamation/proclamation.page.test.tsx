import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  confirmAct,
  findBindingDialog,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { ceremony as ceremonyOfYear } from 'shared-contract/proclamation/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import { contactMeans } from 'shared-contract/reinscription/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { recordScreen } from '../testing/screen-record';
import ProclamationPage from './proclamation.page';

const PROCLAMATION = apiUrl(ceremonyOfYear);
const MEANS = apiUrl(contactMeans);
const NO_EMAIL = 'Veuillez renseigner au minimum un moyen de contact de type "Email".';
const { traces, record, keptBefore } = recordScreen('Proclamation');

const ceremony = {
  ProclamationLibelle: 'Proclamation 2025-2026',
  ProclamationDateHeure: '2026-12-12T17:30:00Z',
  ProclamationLieu: 'Grand auditoire',
  ProclamationNombreInvites: null,
};

const mean = (MoyenContactID: number, TypeMoyenContact: string, MoyenContactValeur: string) => ({
  MoyenContactID,
  TypeMoyenContactID: MoyenContactID,
  TypeMoyenContact,
  Usage: TypeMoyenContact.toLowerCase(),
  MoyenContactValeur,
  QualificationMoyenContact: null,
});

const open = () =>
  renderPage(<ProclamationPage />, {
    at: '/evenement/proclamation',
    path: '/evenement/proclamation',
    routes: { '/desktop': <p>Bureau</p> },
    session: aSession({ events: anEventsAccess(['AccesProclamation']) }),
  });

const guests = (count: number) => screen.findByRole('radio', { name: String(count) });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));

beforeEach(() => {
  network.use(
    http.get(PROCLAMATION, () => HttpResponse.json(ceremony)),
    http.get(MEANS, () => HttpResponse.json([mean(1, 'Email', 'a@b.example'), mean(2, 'GSM', '0470')])),
    http.post(PROCLAMATION, async ({ request }) => {
      await record(request);
      const Recu = { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' };
      return HttpResponse.json({ ...ceremony, ProclamationNombreInvites: 2, Recu });
    }),
  );
});

describe('/evenement/proclamation', () => {
  it('shows the ceremony, the contact means and the choice of 0, 1 or 2 guests', async () => {
    const { container } = open();
    expect(await screen.findByText('Proclamation 2025-2026')).toBeVisible();
    expect(screen.getByText('12 décembre 2026, 18 h 30')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'GSM' })).toBeVisible();
    const group = screen.getByRole('group', { name: "Nombre d'invités" });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  it('asks for a choice with S2’s sentence, marked as English, and a French one', async () => {
    const { container } = open();
    await guests(0);
    await save();
    expect(screen.getByText('Select one option!')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Choisissez 0, 1 ou 2 invités\./)).toBeVisible();
    expect(await guests(0)).toHaveFocus();
    expect(traces.sent).toEqual([]);
    await expectNoAxeViolations(container);
    await userEvent.click(await guests(1));
    expect(screen.queryByText('Select one option!')).not.toBeInTheDocument();
  });

  it('refuses without an e-mail address, with the exact text and whom to ask', async () => {
    network.use(http.get(MEANS, () => HttpResponse.json([mean(2, 'GSM', '0470')])));
    const { container } = open();
    expect(await screen.findByText(NO_EMAIL)).toBeVisible();
    expect(screen.getByRole('link', { name: 'n.aksoy@example.org' })).toBeVisible();
    await userEvent.click(await guests(1));
    await save();
    const bar = within(screen.getByRole('region', { name: 'Annonce de ma présence' }));
    expect(bar.getByRole('alert')).toHaveTextContent(NO_EMAIL);
    expect(traces.notices).toEqual([]);
    expect(traces.sent).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('registers once, then goes home, where the flags are read again', async () => {
    open();
    await userEvent.click(await guests(2));
    expect(screen.getByText(/Vous viendrez avec 2 invités\./)).toBeVisible();
    await save();
    const dialog = await findBindingDialog(/Annoncer votre présence/);
    expect(dialog.getByText('Grand auditoire')).toBeVisible();
    expect(traces.sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(traces.sent).toEqual([{ ProclamationNombreInvites: 2 }]);
    expect(traces.notices.map(({ title }) => title)).toEqual(['Sauvegarde réussie !']);
    expect(traces.notices.at(-1)?.text).toContain('R-2026-000009');
    await waitFor(() => expect(traces.drafts.at(-1) ?? null).toBeNull());
    await waitFor(() => expect(traces.flagReads).toBe(1));
  });

  it('keeps the choice when the server refuses, and at the next visit', async () => {
    network.use(http.post(PROCLAMATION, () => problemAnswer(412, NO_EMAIL)));
    keptBefore({ guests: 1 });
    open();
    expect(await guests(1)).toBeChecked();
    expect(screen.getByText(/Brouillon gardé le 21 novembre/)).toBeVisible();
    await save();
    await confirmAct();
    expect(await (await findBindingDialog()).findByText(NO_EMAIL)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await guests(1)).toBeChecked();
    expect(traces.drafts).toEqual([]);
  });

  it('says what was answered once it is closed, with its receipt', async () => {
    const Recu = { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z', Domaine: 'Proclamation' };
    network.use(
      http.get(PROCLAMATION, () => HttpResponse.json({ ...ceremony, ProclamationNombreInvites: 2 })),
      http.get(apiUrl(receipts), () =>
        HttpResponse.json([{ ...Recu, Objet: 'Présence à la proclamation', Empreinte: 'a', Lignes: [] }]),
      ),
    );
    const { container } = renderPage(<ProclamationPage />);
    expect(await screen.findByText(/Vous viendrez avec 2\sinvités\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Présence à la proclamation R-2026/ })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([PROCLAMATION, MEANS])('offers to read %s again when it can’t be read', async (path) => {
    network.use(http.get(path, () => problemAnswer(403, 'Refus')));
    open();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sauvegarder' })).not.toBeInTheDocument();
  });
});
