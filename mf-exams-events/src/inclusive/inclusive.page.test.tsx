import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, beforeAnswers, problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { traceScreen } from '../testing/traces';
import InclusivePage from './inclusive.page';

const FILE = apiUrl('/extranet/student/DecretInclusif');
const ATTACHMENTS = apiUrl('/extranet/student/DecretInclusif01');
const IN_PROGRESS = 'Une demande est déjà en cours';
const { traces, record, keptBefore } = traceScreen('DecretInclusif');

const file = (change: Partial<InclusiveRequest> = {}): InclusiveRequest => ({
  DemandeDecretInclusifID: 5,
  EtudiantID: 1,
  EtudiantDecretInclusif: false,
  DemandeDecretInclusifDiagnostique: 'Dyslexie',
  DemandeDecretInclusifSpecialiste: null,
  DemandeDecretInclusifDifficultes: null,
  DemandeDecretInclusifOrganisme: null,
  DemandeDecretInclusifAmenagements: null,
  DemandeDecretInclusifAccompagnement: null,
  DemandeDecretInclusifDateDerniereSoumission: null,
  ...change,
});

const bilan: InclusiveDocument = {
  DocumentID: 31,
  DocumentName: 'Bilan',
  DemandeDecretInclusifDocumentDate: '2026-11-12T09:00:00Z',
};

let stored: InclusiveRequest | null = null;
let attachments: InclusiveDocument[] = [];

beforeEach(() => {
  stored = file();
  attachments = [];
  network.use(
    http.get(FILE, () => (stored ? HttpResponse.json(stored) : new HttpResponse(null, { status: 204 }))),
    http.post(FILE, async ({ request }) => {
      const text = await request.clone().text();
      const { DemandeDecretInclusifDiagnostique, action }: InclusiveRequestWrite = JSON.parse(text);
      await record(request);
      stored = file({
        DemandeDecretInclusifDiagnostique,
        ...(action === 'submit'
          ? { DemandeDecretInclusifDateDerniereSoumission: '2026-11-21T09:00:00Z' }
          : {}),
      });
      return HttpResponse.json(stored);
    }),
    http.get(ATTACHMENTS, () => HttpResponse.json(attachments)),
    http.post(ATTACHMENTS, async ({ request }) => {
      await record(request);
      attachments = [bilan];
      return HttpResponse.json(attachments);
    }),
    http.delete(apiUrl('/delete/31/DecretInclusif01'), () => {
      attachments = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const area = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = (title: string) => waitFor(() => expect(traces.notices.at(-1)?.title).toBe(title));

describe('/enseignement-inclusif without a file', () => {
  it('explains, and opens one', async () => {
    stored = null;
    const { container } = renderPage(<InclusivePage />);
    const create = await screen.findByRole('button', { name: 'Créer mon dossier enseignement inclusif' });
    await expectNoAxeViolations(container);
    await beforeAnswers(() => userEvent.dblClick(create));
    expect(await area(/^Diagnostic/)).toBeVisible();
    expect(traces.sent).toHaveLength(1);
    expect(traces.sent[0]).toMatchObject({ DemandeDecretInclusifID: null, action: 'save' });
  });

  it('says that a request is in progress when another tab was faster, and shows it', async () => {
    stored = null;
    network.use(
      http.post(FILE, () => {
        stored = file();
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
    await waitFor(() => expect(traces.drafts.at(-1)).toBeNull());
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
    await press('Soumettre');
    const dialog = await screen.findByRole('dialog', { name: /Soumettre ma demande/ });
    expect(traces.sent).toEqual([]);
    await expectNoAxeViolations(container);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Soumettre ma demande' }));
    expect(await screen.findByText(/Dernière soumission : 21 novembre 2026/)).toBeVisible();
    expect(screen.getByText(IN_PROGRESS)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Soumettre' })).not.toBeInTheDocument();
    expect(traces.sent).toEqual([expect.objectContaining({ action: 'submit' })]);
    await expectNoAxeViolations(container);
  });

  it('is not submitted while it says nothing', async () => {
    stored = file({ DemandeDecretInclusifDiagnostique: ' ' });
    renderPage(<InclusivePage />);
    await area(/^Diagnostic/);
    await press('Soumettre');
    await said('Complétez au moins une rubrique avant de soumettre votre demande.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes up what an earlier visit typed, and keeps it when the call fails', async () => {
    keptBefore({ DemandeDecretInclusifDiagnostique: 'Dyspraxie' });
    network.use(http.post(FILE, () => problemAnswer(503, 'Indisponible')));
    renderPage(<InclusivePage />);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyspraxie');
    expect(screen.getByText('Brouillon gardé le 21 novembre 2026, 9 h 05.')).toBeVisible();
    await press('Sauvegarder');
    await said(IN_PROGRESS);
    expect(await area(/^Diagnostic/)).toHaveValue('Dyspraxie');
    expect(traces.drafts).not.toContain(null);
  });

  it('leads to the plan that waits for a signature', async () => {
    stored = file({ DemandeDecretInclusifDateDerniereSoumission: '2026-10-01T09:00:00Z' });
    const session = aSession({ events: anEventsAccess(['AccesSignaturePAI']) });
    renderPage(<InclusivePage />, { session });
    expect(await screen.findByRole('link', { name: 'Lire et signer mon PAI' })).toHaveAttribute(
      'href',
      '/enseignement-inclusif/signature',
    );
  });

  it('never takes a failed call for a missing file', async () => {
    network.use(http.get(FILE, () => problemAnswer(403, 'Refus')));
    renderPage(<InclusivePage />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Créer/ })).not.toBeInTheDocument();
  });
});

describe('attachments', () => {
  it('are removed after a confirmation', async () => {
    attachments = [bilan];
    const { container } = renderPage(<InclusivePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer Bilan' }));
    const dialog = await screen.findByRole('dialog', { name: /Retirer cette annexe/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’annexe' }));
    expect(await screen.findByText('Aucune annexe pour le moment.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('are PDF alone', async () => {
    renderPage(<InclusivePage />);
    const input = await screen.findByLabelText('Ajouter une annexe');
    expect(input).toHaveAttribute('accept', '.pdf');
    await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }), {
      applyAccept: false,
    });
    expect(await screen.findByText(/Ce type de fichier n'est pas autorisé!/)).toBeVisible();
    expect(traces.sent).toEqual([]);
  });

  it('neither come nor go once the request is submitted', async () => {
    stored = file({ DemandeDecretInclusifDateDerniereSoumission: '2026-11-01T09:00:00Z' });
    attachments = [bilan];
    renderPage(<InclusivePage />);
    expect(await screen.findByRole('button', { name: 'Télécharger Bilan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer Bilan' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Ajouter une annexe')).not.toBeInTheDocument();
  });
});
