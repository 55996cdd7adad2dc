import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { anEventsAccess, apiUrl, aSession, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage, styled } from 'shared-auth/testing/remote';
import { deliberation, enrolment, results } from 'shared-contract/records/endpoints';
import type { Deliberation, Enrolment, ResultLine } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aDeliberation, aLine, anEnrolment, someLines } from '../testing/examples';
import EnrolmentPage from './enrolment.page';

interface Answers {
  facts?: Enrolment;
  decision?: Deliberation | null;
  lines?: ResultLine[];
}

const answer = ({ facts = anEnrolment(), decision = aDeliberation(), lines = someLines() }: Answers = {}) =>
  network.use(
    respondWith(enrolment, facts),
    respondWith(results, lines),
    respondWith(deliberation, decision),
  );

const open = (flags: 'CanPrintReleveNotes'[] = ['CanPrintReleveNotes'], options = {}) =>
  renderPage(<EnrolmentPage />, {
    at: '/inscriptions/12',
    path: '/inscriptions/:id',
    session: aSession({ events: anEventsAccess(flags) }),
    ...options,
  });

const unit = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const line = heading.closest('li');
  if (!line) throw new Error(`${name} stands on no line`);
  return within(line);
};

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('/inscriptions/{id}', () => {
  it('shows the last deliberation, the facts and the managers, under the name of the year', async () => {
    answer();
    const { container } = open();
    await unit('Marketing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1re année, 2025-2026');
    expect(screen.getByText('Bachelier en gestion de l’entreprise, bloc 1')).toBeVisible();
    expect(screen.getByText('Poursuite du programme')).toBeVisible();
    expect(screen.getByText(/septembre 2026/)).toBeVisible();
    expect(screen.getByText('Satisfaction')).toBeVisible();
    expect(screen.getByText('12,86')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Crédits validés' })).toHaveAttribute(
      'aria-valuenow',
      '55',
    );
    const facts = within(screen.getByRole('region', { name: 'Mon inscription' }));
    expect(facts.getByText('Signé')).toBeVisible();
    expect(facts.getByText('Groupe 4')).toBeVisible();
    expect(facts.getByRole('link', { name: 'Nadia Aksoy' })).toHaveAttribute(
      'href',
      'mailto:n.aksoy@example.org',
    );
    await expectNoAxeViolations(container);
  });

  it('shows the school’s word where a unit has no mark, and counts no credit for it', async () => {
    answer({
      decision: null,
      lines: [aLine({ MotSession1: 'ABS', ProgrammeEtudiantResultatFinal: true })],
    });
    open();
    const line = await unit('Comptabilité générale');
    expect(line.getAllByText('ABS', { exact: false })[0]).toBeVisible();
    expect(line.getAllByText(/non validée|à représenter/i)[0]).toBeVisible();
  });

  it('names no manager when the answer holds none', async () => {
    answer({ facts: anEnrolment({ GestionnairesAdministratifs: [] }) });
    open();
    expect((await screen.findAllByText('Groupe 4')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Gestionnaire de dossier')).not.toBeInTheDocument();
  });

  it('gives each unit its state in words, its result, its credits and its terms on one line', async () => {
    answer();
    open();
    const accounting = await unit('Comptabilité générale');
    expect(accounting.getByText('Validée')).toBeVisible();
    expect(accounting.getByText('13,50')).toHaveTextContent('13,50 / 20');
    expect(accounting.getByText(/8\sECTS/)).toBeVisible();
    expect(accounting.getAllByText('Q1 et Q2')[0]).toBeVisible();
    expect((await unit('Statistique descriptive')).getByText('Non validée')).toBeVisible();
    expect((await unit('Introduction au droit')).getAllByText('Dispense')).toHaveLength(2);
    expect((await unit('Informatique de gestion')).getByText('Transférée')).toBeVisible();
    expect((await unit('Marketing')).getByText('En attente')).toBeVisible();
    expect(screen.getByText('Total au programme', { selector: 'p > span' }).nextSibling).toHaveTextContent(
      '37 ECTS',
    );
  });

  it('unfolds the activities of a unit, with a column for each session that holds something', async () => {
    answer();
    open();
    const statistics = await unit('Statistique descriptive');
    const heads = statistics.getAllByRole('columnheader', { hidden: true });
    const names = ['Activité', 'Première session', 'Deuxième session'];
    for (const [rank, name] of names.entries()) expect(heads[rank]).toHaveAccessibleName(name);
    expect(textsOf(statistics.getAllByRole('cell', { hidden: true }))).toEqual([
      '7,50',
      'Résultat reportéRésultat final8,00',
    ]);
    expect(statistics.getByText('Fiche de l’unité').closest('a')).toHaveAttribute(
      'href',
      '/ficheUE/2?inscription=12',
    );
    const pending = await unit('Marketing');
    expect(pending.getByText('Aucun résultat encodé pour ses activités.')).toBeInTheDocument();
  });

  it('explains the signs of the page alone', async () => {
    answer();
    open();
    await unit('Marketing');
    expect(textsOf(within(screen.getByRole('list', { name: 'Légende' })).getAllByRole('listitem'))).toEqual([
      'Dispense:\u00a0crédits acquis sans suivre l’unité',
      'Transférée:\u00a0acquise ailleurs, note reprise',
      'Résultat finalRésultat final',
      'Résultat reportéRésultat reporté',
    ]);
  });

  it('opens from the start what a line keeps back: a mark before the unit has its own', async () => {
    const own = { UniteEnseignementID: 7, UniteEnseignementLibelle: 'Macroéconomie' };
    const theory = { ...own, ActiviteApprentissageCode: 'T', ActiviteApprentissageLibelle: 'Théorie' };
    answer({
      decision: null,
      lines: [...someLines(), aLine(own), aLine({ ...theory, ResultatEtudiantResultatPartiel: 8.5 })],
    });
    open();
    const line = await unit('Macroéconomie');
    expect(line.getByText('partiel').parentElement).toHaveTextContent('8,50 partiel');
    expect(screen.getAllByRole('group').filter((one) => one.hasAttribute('open'))).toHaveLength(1);
    expect(line.getByRole('rowheader', { name: 'Théorie T' })).toBeVisible();
  });

  it('filters what is to be taken again and what is awaited, with the arrows too', async () => {
    answer({ facts: anEnrolment({ AnneeAcademiqueValeur: '2026-2027' }), decision: null });
    open();
    await unit('Marketing');
    expect(screen.getByText('À repasser', { selector: 'li *' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'À repasser 1' }));
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Statistique descriptive']);
    expect(screen.getByText('1 unité affichée')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'En attente 1' })).toBeChecked();
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Marketing']);
  });

  it('says so where a filter leaves nothing', async () => {
    answer({
      facts: anEnrolment({ AnneeAcademiqueValeur: '2026-2027' }),
      decision: null,
      lines: [aLine()],
    });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'À repasser 0' }));
    expect(screen.getByText(/^Rien à repasser/)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('counts the credits before a jury has met', async () => {
    answer({ decision: null });
    open();
    const card = within(await screen.findByRole('region', { name: 'Crédits et délibération' }));
    expect(textsOf(card.getAllByRole('definition'))).toEqual(['24 ECTS', '13 ECTS', '37 ECTS']);
    expect(card.getByText('Pas encore de délibération.')).toBeVisible();
  });

  it('prints for whoever may print, under the name of the student', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    answer();
    open(undefined, styled);
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer mes résultats' }));
    expect(print).toHaveBeenCalledTimes(1);
    const paper = screen.getByRole('table', { name: /par unité et par activité/, hidden: true });
    expect(textsOf(within(paper).getAllByRole('columnheader', { hidden: true }))).toEqual([
      'Unité, activité',
      'Code',
      'Quadrimestre',
      'ECTS',
      'Partiel',
      'S1',
      'S2',
      'S3',
      'État',
    ]);
    expect(within(paper).getAllByRole('row', { hidden: true })).toHaveLength(someLines().length + 2);
    print.mockRestore();
  });

  it('offers no printing without CanPrintReleveNotes', async () => {
    answer();
    open([]);
    await unit('Marketing');
    expect(screen.queryByRole('button', { name: 'Imprimer mes résultats' })).not.toBeInTheDocument();
  });

  it('says what is still to come before the first deliberation and without units', async () => {
    answer({ decision: null, lines: [] });
    const { container } = open();
    expect(await screen.findByText('Pas encore de délibération.')).toBeVisible();
    expect(screen.queryByRole('definition', { name: 'Crédits acquis' })).not.toBeInTheDocument();
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
