import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { anEventsAccess, answering, apiUrl, aSession, problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { deliberation, enrolment, results } from 'shared-contract/records/endpoints';
import type { Deliberation, Enrolment, ResultLine } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aDeliberation, anEnrolment, someLines } from '../testing/examples';
import EnrolmentPage from './enrolment.page';

interface Answers {
  facts?: Enrolment;
  decision?: Deliberation | null;
  lines?: ResultLine[];
}

const answer = ({ facts = anEnrolment(), decision = aDeliberation(), lines = someLines() }: Answers = {}) =>
  network.use(answering(enrolment, facts), answering(results, lines), answering(deliberation, decision));

const open = (flags: 'CanPrintReleveNotes'[] = ['CanPrintReleveNotes']) =>
  renderPage(<EnrolmentPage />, {
    at: '/inscriptions/12',
    path: '/inscriptions/:id',
    session: aSession({ events: anEventsAccess(flags) }),
  });

const unit = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} stands in no card`);
  return within(card);
};

describe('/inscriptions/{id}', () => {
  it('shows the facts, the managers and the last deliberation', async () => {
    answer();
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Mes inscriptions' })).toBeVisible();
    expect(await screen.findByText('Poursuite du programme')).toBeVisible();
    expect(screen.getByText(/septembre 2026/)).toBeVisible();
    expect(screen.getByText('Satisfaction')).toBeVisible();
    expect(screen.getByText('12,86')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Crédits validés' })).toHaveAttribute(
      'aria-valuenow',
      '55',
    );
    expect(await screen.findByText('Signé')).toBeVisible();
    expect(screen.getByText('Groupe 4')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nadia Aksoy' })).toHaveAttribute(
      'href',
      'mailto:n.aksoy@example.org',
    );
    await screen.findByRole('heading', { level: 3, name: 'Comptabilité générale' });
    await expectNoAxeViolations(container);
  });

  it('names no manager when the answer holds none', async () => {
    answer({ facts: anEnrolment({ GestionnairesAdministratifs: [] }) });
    open();
    expect(await screen.findByText('Groupe 4')).toBeVisible();
    expect(screen.queryByText('Gestionnaire de dossier')).not.toBeInTheDocument();
  });

  it('gives each unit its state in words, its result, its credits and its terms', async () => {
    answer();
    open();
    const accounting = await unit('Comptabilité générale');
    expect(accounting.getByText('Validée')).toBeVisible();
    expect(accounting.getByText('13,50')).toBeVisible();
    expect(accounting.getByText(/8\sECTS/)).toBeVisible();
    expect(accounting.getByText('Q1 et Q2')).toBeVisible();
    expect((await unit('Statistique descriptive')).getByText('Non validée')).toBeVisible();
    expect(
      (await unit('Introduction au droit')).getByText('Dispense', { selector: 'article > header *' }),
    ).toBeVisible();
    expect((await unit('Informatique de gestion')).getByText('Transférée')).toBeVisible();
    expect((await unit('Marketing')).getByText('En attente de résultat')).toBeVisible();
  });

  it('puts each mark in its column, with its flags', async () => {
    answer();
    open();
    const cells = (await unit('Statistique descriptive'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      '–pas de résultat',
      '7,50',
      'Résultat reportéRésultat final8,00',
      '–pas de résultat',
    ]);
    const headers = (await unit('Comptabilité générale')).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Activité', 'Partiel', 'S1', 'S2', 'S3']);
    expect(screen.getAllByText('Résultat transféré')).toHaveLength(2);
  });

  it('prints for whoever may print, under the name of the student', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    answer();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer mes résultats' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Camille Lambert')).toBeInTheDocument();
    print.mockRestore();
  });

  it('offers no printing without CanPrintReleveNotes', async () => {
    answer();
    open([]);
    expect(await screen.findByText('Groupe 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Imprimer mes résultats' })).not.toBeInTheDocument();
  });

  it('says what is still to come before the first deliberation and without units', async () => {
    answer({ decision: null, lines: [] });
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Pas encore de délibération' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune unité d’enseignement' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps the rest of the page when the results fail, and asks again', async () => {
    answer();
    network.use(http.get(apiUrl(results), () => problemAnswer(503, 'Indisponible'), { once: true }));
    open();
    expect(await screen.findByText('Les résultats n’ont pas pu être chargés')).toBeVisible();
    expect(await screen.findByText('Poursuite du programme')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Comptabilité générale' })).toBeVisible();
  });

  it('leads back to the list when the enrolment is not hers', async () => {
    const refuse = () => problemAnswer(404, 'Cet élément n’existe pas ou n’est pas le vôtre.');
    network.use(...[enrolment, results, deliberation].map((call) => http.get(apiUrl(call), refuse)));
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Inscription introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour à mes inscriptions' })).toHaveAttribute(
      'href',
      '/inscriptions',
    );
    await expectNoAxeViolations(container);
  });
});
