import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
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
import { inclusiveFile } from 'shared-contract/inclusive/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { file, held, IN_PROGRESS, keptBefore, traces } from '../testing/inclusive';
import InclusivePage from './inclusive.page';

const area = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = (title: string) => waitFor(() => expect(traces.notices.at(-1)?.title).toBe(title));

describe('/enseignement-inclusif without a file', () => {
  it('explains, and opens one', async () => {
    held.file = null;
    const { container } = renderPage(<InclusivePage />);
    const create = await screen.findByRole('button', { name: 'Créer mon dossier enseignement inclusif' });
    await expectNoAxeViolations(container);
    await whileRequestsPending(() => userEvent.dblClick(create));
    expect(await area(/^Diagnostic/)).toBeVisible();
    expect(traces.sent).toHaveLength(1);
    expect(traces.sent[0]).toMatchObject({ DemandeDecretInclusifID: null, action: 'save' });
  });

  it('says that a request is in progress when another tab was faster, and shows it', async () => {
    held.file = null;
    network.use(
      http.post(apiUrl(inclusiveFile), () => {
        held.file = file();
        return problemAnswer(409, IN_PROGRESS);
      }),
    );
    renderPage(<InclusivePage />);
    await screen.findByRole('button', { name: /Créer/ });
    await press('Créer mon dossier enseignement inclusif');
    await said(IN_PROGRESS);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyslexie');
  });
});

describe('/enseignement-inclusif with a file', () => {
  it('shows the six areas as they are stored, and saves them', async () => {
    const { container } = renderPage(<InclusivePage />);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyslexie');
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    await expectNoAxeViolations(container);
    await userEvent.type(await area(/^Spécialiste/), 'Dr Renson');
    await press('Sauvegarder');
    await said('Sauvegarde réussie !');
    expect(traces.sent).toEqual([
      expect.objectContaining({
        DemandeDecretInclusifID: 5,
        DemandeDecretInclusifDiagnostique: 'Dyslexie',
        DemandeDecretInclusifSpecialiste: 'Dr Renson',
        action: 'save',
      }),
    ]);
    await waitFor(() => expect(traces.drafts.at(-1) ?? null).toBeNull());
  });

  it('keeps no draft of what was just saved', async () => {
    renderPage(<InclusivePage />);
    await userEvent.type(await area(/^Organisme/), 'x');
    await screen.findByText(/Brouillon gardé/);
    await press('Sauvegarder');
    await waitFor(() => expect(screen.queryByText(/Brouillon gardé/)).not.toBeInTheDocument());
    expect(traces.drafts).toEqual([expect.anything(), null]);
  });

  it('is submitted after a confirmation, and read-only from then on', async () => {
    const { container } = renderPage(<InclusivePage />);
    await area(/^Diagnostic/);
    // What is not attached is asked about once it was read.
    await screen.findByLabelText('Ajouter une annexe', { selector: 'input' });
    await press('Soumettre');
    const dialog = await screen.findByRole('dialog', { name: /Soumettre ma demande/ });
    expect(traces.sent).toEqual([]);
    await expectNoAxeViolations(container);
    const question = within(dialog).getByRole('checkbox', { name: /sans aucune attestation/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmer' }));
    expect(question).toHaveFocus();
    expect(traces.sent).toEqual([]);
    await confirmAct();
    expect(await screen.findByText(/Dernière soumission : 21 novembre 2026/)).toBeVisible();
    expect(screen.getByText(IN_PROGRESS)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Soumettre' })).not.toBeInTheDocument();
    expect(traces.sent).toEqual([
      expect.objectContaining({ action: 'submit', Confirmations: ['sans-annexe'] }),
    ]);
    await expectNoAxeViolations(container);
  });

  it('is not submitted while it says nothing', async () => {
    held.file = file({ DemandeDecretInclusifDiagnostique: ' ' });
    renderPage(<InclusivePage />);
    await area(/^Diagnostic/);
    await press('Soumettre');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Complétez au moins une rubrique avant de soumettre votre demande.',
    );
    expect(traces.notices).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.type(await area(/^Diagnostic/), 'D');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes up what an earlier visit typed, and keeps it when the call fails', async () => {
    keptBefore({ DemandeDecretInclusifDiagnostique: 'Dyspraxie' });
    network.use(http.post(apiUrl(inclusiveFile), () => problemAnswer(503, 'Indisponible')));
    renderPage(<InclusivePage />);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyspraxie');
    expect(screen.getByText('Brouillon gardé le 21 novembre, 9 h 05.')).toBeVisible();
    await press('Sauvegarder');
    await said(IN_PROGRESS);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyspraxie');
    expect(traces.drafts).not.toContain(null);
  });

  it('shows what the server refuses at its field, saved or submitted, and keeps what was typed', async () => {
    const errors = [{ path: 'DemandeDecretInclusifOrganisme', message: 'Cet organisme n’est pas reconnu.' }];
    network.use(http.post(apiUrl(inclusiveFile), () => problemAnswer(422, 'À corriger.', { errors })));
    renderPage(<InclusivePage />);
    const organisation = await area(/^Organisme/);
    await userEvent.type(organisation, 'Aucun');
    await press('Sauvegarder');
    await waitFor(() =>
      expect(organisation).toHaveAccessibleDescription(/Cet organisme n’est pas reconnu\./),
    );
    await userEvent.type(organisation, 'e');
    expect(organisation).not.toHaveAccessibleDescription(/Cet organisme n’est pas reconnu\./);
    await press('Soumettre');
    await confirmAct(/Soumettre ma demande/);
    expect(await (await findBindingDialog()).findByText('À corriger.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(organisation).toHaveAccessibleDescription(/Cet organisme n’est pas reconnu\./),
    );
    expect(organisation).toHaveValue('Aucune');
    expect(traces.drafts).not.toContain(null);
  });

  it('leads to the plan that waits for a signature', async () => {
    held.file = file({
      DemandeDecretInclusifDateDerniereSoumission: '2026-10-01T09:00:00Z',
      Pai: { SigneLe: null, Recu: null, Items: [] },
    });
    const session = aSession({ events: anEventsAccess(['AccesSignaturePAI']) });
    renderPage(<InclusivePage />, { session });
    expect(await screen.findByRole('link', { name: 'Lire et signer mon PAI' })).toHaveAttribute(
      'href',
      '/enseignement-inclusif/signature',
    );
  });

  it('shows a plan that was not signed in time, without the way to its signature', async () => {
    held.file = file({
      DemandeDecretInclusifDateDerniereSoumission: '2026-10-01T09:00:00Z',
      Pai: {
        SigneLe: null,
        Recu: null,
        Items: [{ UniteEnseignementCode: 'LECGE1332', Libelle: 'Finance', Amenagements: 'Place au calme.' }],
      },
    });
    renderPage(<InclusivePage />);
    expect(await screen.findByText('Votre plan d’accompagnement n’est pas signé')).toBeVisible();
    expect(screen.getByText(/^La période est terminée\./)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Place au calme.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lire et signer mon PAI' })).not.toBeInTheDocument();
  });

  it('says that a plan is signed, since when, with its arrangements and its receipt', async () => {
    held.file = file({
      DemandeDecretInclusifDateDerniereSoumission: '2026-10-01T09:00:00Z',
      Pai: {
        SigneLe: '2026-11-20T22:30:00Z',
        Recu: 'R-2026-000012',
        Items: [{ UniteEnseignementCode: 'LECGE1332', Libelle: 'Finance', Amenagements: 'Place au calme.' }],
      },
    });
    const { container } = renderPage(<InclusivePage />);
    expect(
      await screen.findByText(/Vous avez un plan d’accompagnement, signé le 20\snovembre\s2026/),
    ).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Place au calme.' })).toBeVisible();
    expect(screen.getByRole('link', { name: /R-2026-000012/ })).toHaveAttribute(
      'href',
      '/recus/R-2026-000012',
    );
    expect(screen.queryByText('Une demande est déjà en cours')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Lire et signer mon PAI' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('never takes a failed call for a missing file', async () => {
    network.use(http.get(apiUrl(inclusiveFile), () => problemAnswer(403, 'Refus')));
    renderPage(<InclusivePage />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Créer/ })).not.toBeInTheDocument();
  });
});
