import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { Import } from 'shared-contract/imports/answers';
import {
  depositImport,
  giveUpImport,
  importFindings,
  importOf,
  imports,
  writeImport,
} from 'shared-contract/imports/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { anImport, anImportRow, someFaults, theImports } from '../testing/imports';
import { IMPORT_TEXTS } from '../texts/imports';
import ImportPage from './import.page';

const texts = IMPORT_TEXTS;

/** A school with one import, in these states one after the other; the last one stays. */
const school = (...states: Import[]) => {
  const acts: unknown[] = [];
  let at = 0;
  const now = () => states[Math.min(at, states.length - 1)] ?? anImport();
  network.use(
    http.get(apiUrl(imports), () => HttpResponse.json(theImports([now()]))),
    http.get(apiUrl(importOf), () => {
      const one = now();
      at += 1;
      return HttpResponse.json(one);
    }),
    respondWith(importFindings, someFaults(60)),
    http.post(apiUrl(writeImport), async ({ request }) => {
      acts.push(await request.json());
      return HttpResponse.json(anImportRow({ Etat: 'ecriture' }));
    }),
    http.delete(apiUrl(giveUpImport), () => {
      acts.push('abandon');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return acts;
};

const open = () => renderPage(<ImportPage />, { session: aSession({ infos: anInfos({ admin: true }) }) });

/** A text as queries read it: every space is a plain one. */
const asShown = (text: string) => text.replace(/\s/g, ' ');

describe('/gestion/import', () => {
  it('offers to deposit a package where none waits, and sends it', async () => {
    let sent = false;
    network.use(
      respondWith(imports, theImports([anImportRow()])),
      http.post(apiUrl(depositImport), () => {
        sent = true;
        return HttpResponse.json(anImportRow({ ImportID: 8, Etat: 'controle' }));
      }),
      respondWith(importOf, anImport({ ImportID: 8 })),
    );
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const zone = await screen.findByLabelText(texts.deposit.label);
    expect(screen.getByRole('button', { name: /IMP-2026-0007/ })).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.upload(zone, new File(['PK'], 'rentree.zip', { type: 'application/zip' }));
    expect(await screen.findByText(texts.review.text)).toBeVisible();
    expect(sent).toBe(true);
  });

  it('leaves a faulty package in the history once another went through', async () => {
    const rows = [
      anImportRow({ ImportID: 9, Etat: 'importe' }),
      anImportRow({ ImportID: 8, Etat: 'fautes', Fautes: 3 }),
    ];
    network.use(respondWith(imports, theImports(rows)));
    open();
    expect(await screen.findByLabelText(texts.deposit.label)).toBeEnabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says how far the check is, and shows what it found once it is over', async () => {
    const Progres = { Phase: 'lecture' as const, Fichier: 'etudiants.csv', Lignes: 5000, Total: 20_000 };
    school(anImport({ Etat: 'controle', Progres }), anImport());
    open();
    expect(await screen.findByRole('progressbar', { name: texts.running.progress })).toHaveAttribute(
      'aria-valuenow',
      '5000',
    );
    expect(screen.getByText(/etudiants\.csv, 5.000 lignes sur 20.000/)).toBeVisible();
    expect(await screen.findByText(texts.review.text, {}, { timeout: 5000 })).toBeVisible();
  });

  it('tells every fault with its place and its mending, page by page', async () => {
    school(anImport({ Etat: 'fautes', Fautes: 60, Resume: null, Fichiers: [] }));
    const { container } = open();
    const table = within(await screen.findByRole('table', { name: texts.findings.titles.faute }));
    expect(table.getAllByRole('row')).toHaveLength(51);
    expect(table.getAllByText('Cette valeur n’a pas la forme attendue')[0]).toBeVisible();
    expect(screen.getByText(texts.findings.page(1, 2))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.findings.next }));
    expect(await screen.findByText(texts.findings.page(2, 2))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('imports what was read, after a confirmation that says what becomes final', async () => {
    const acts = school(anImport());
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Importer les 15.changements/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(asShown(texts.confirm.final))).toBeVisible();
    expect(acts).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(acts).toEqual([{ Empreinte: 'ab'.repeat(32), Resume: 'cd'.repeat(32) }]));
  });

  it('says that the summary is a new one where the school’s data changed', async () => {
    school(anImport({ EstNouveau: true }));
    open();
    expect(await screen.findByText(texts.review.newTitle)).toBeVisible();
  });

  it('confirms nothing where nothing changes, and opens a past import as its receipt', async () => {
    school(anImport({ Ajoutees: 0, Changees: 0 }));
    open();
    expect(await screen.findByText(asShown(texts.review.none))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument();
    network.use(respondWith(importOf, anImport({ Etat: 'importe', FiniLe: '2026-11-23T08:14:00.000Z' })));
    await userEvent.click(screen.getByRole('button', { name: texts.bar.giveUp }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandonner' }),
    );
    expect(await screen.findByLabelText(texts.deposit.label)).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /IMP-2026-0007/ }));
    expect(await screen.findByRole('region', { name: texts.receipt.title })).toBeVisible();
  });

  it('says what failed', async () => {
    network.use(http.get(apiUrl(imports), () => problemAnswer(503, 'Indisponible.')));
    open();
    expect(await screen.findByText(texts.error)).toBeVisible();
  });
});
