import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import {
  gradeStatements,
  handedInDocuments,
  jobs,
  priorCareer,
  priorCareers,
  programme,
} from 'shared-contract/verifications/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aProgramme, aRow } from '../../testing/examples';
import { StudentFile } from './student-file';

const answer = (change: Parameters<typeof aProgramme>[0] = {}) =>
  network.use(
    respondWith(programme, aProgramme(change)),
    respondWith(handedInDocuments, [
      { ID: 5, DocumentDossierLibelle: 'Copie de la carte d’identité', Extension: 'pdf' },
    ]),
    respondWith(gradeStatements, []),
    respondWith(priorCareers, [{ ID: 7, ParcoursAnterieurLibelle: '2023 – CESS' }]),
    respondWith(jobs, [{ ID: 9, EmploiLibelle: 'Étudiant jobiste' }]),
  );

const open = () => renderPage(<StudentFile row={aRow()} onBack={null} takesFocus onLeave={() => {}} />);
const section = (name: string) => screen.findByRole('region', { name });

describe('a student’s file', () => {
  it('shows who it is, then the five sections in their order', async () => {
    answer();
    const { container } = open();
    await section('Emplois');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Camille Lambert',
      'Programme annuel (PAE)',
      'Documents',
      'Relevés de notes',
      'Parcours antérieur',
      'Emplois',
    ]);
    expect(
      await within(await section('Relevés de notes')).findByText('Aucun relevé de notes.'),
    ).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('tells when the programme was signed and validated, and its total', async () => {
    answer();
    open();
    const programme = await section('Programme annuel (PAE)');
    expect(await within(programme).findByText('Signé en ligne le 5 octobre 2026')).toBeVisible();
    expect(within(programme).getByText('Validé le 14 octobre 2026')).toBeVisible();
    expect(within(programme).getByRole('rowheader', { name: 'Comptabilité analytique' })).toBeVisible();
    expect(within(programme).getByRole('cell', { name: '13' })).toBeVisible();
    expect(within(programme).queryByText(/incomplet/)).not.toBeInTheDocument();
  });

  it('tells that the student asked for an incomplete programme', async () => {
    answer({ ECTSIncompletDemandeEtudiant: true, date: null, valide: null });
    open();
    const programme = await section('Programme annuel (PAE)');
    expect(
      await within(programme).findByText('programme incomplet à la demande de l’étudiant'),
    ).toBeVisible();
    expect(within(programme).getByText('Pas de signature en ligne')).toBeVisible();
    expect(within(programme).getByText('Pas encore validé')).toBeVisible();
  });

  it('fails and tries again section by section', async () => {
    answer();
    let isBusy = true;
    // Without an answer of its own it leaves the call to the one that was set before.
    network.use(
      http.get(apiUrl(handedInDocuments), () => (isBusy ? problemAnswer(503, 'Trop de monde.') : undefined)),
    );
    open();
    const documents = await section('Documents');
    expect(await within(documents).findByText('Les documents n’ont pas pu être chargés')).toBeVisible();
    expect(
      await within(await section('Programme annuel (PAE)')).findByText('Comptabilité analytique'),
    ).toBeVisible();
    isBusy = false;
    await userEvent.click(within(documents).getByRole('button', { name: 'Réessayer' }));
    expect(await within(documents).findByText('Copie de la carte d’identité')).toBeVisible();
  });

  it('reads the details of a line when it is unfolded', async () => {
    answer();
    network.use(
      respondWith(priorCareer, {
        ID: 7,
        ParcoursAnterieurLibelle: '2023 – CESS',
        Etablissement: 'Athénée royal de Nivelles',
        Periode: '2023',
        Issue: 'Réussi',
        DocumentID: 81,
      }),
    );
    open();
    const careers = await section('Parcours antérieur');
    const unfold = await within(careers).findByRole('button', { name: 'Détails – 2023 – CESS' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    expect(await within(careers).findByText('Athénée royal de Nivelles')).toBeVisible();
    expect(within(careers).getByRole('button', { name: 'Pièce justificative' })).toBeVisible();
    await userEvent.click(unfold);
    expect(within(careers).queryByText('Athénée royal de Nivelles')).not.toBeInTheDocument();
  });
});
