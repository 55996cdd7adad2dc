import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  beforeAnswers,
  draftAnswers,
  fullAccess,
  problemAnswer,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';
import { aTpCourse, tpGroups } from '../testing/examples';
import TpPage from './tp.page';

const COURSES = apiUrl('/extranet/student/InscriptionTP');
const SEND = apiUrl('/extranet/student/inscriptionTP');
const DRAFT = apiUrl('/drafts/InscriptionTP');
const micro = aTpCourse();
const stat = aTpCourse({ ActiviteApprentissageID: 9, Code: 'LECGE1224-E', Libelle: 'Statistique' });
const WARNING = 'Des places n’étaient peut-être plus disponibles au moment de la sauvegarde.';

let notices: Notice[] = [];
let sent: unknown[] = [];
let drafts: unknown[] = [];
let courses: TpCourse[] = [];

beforeEach(() => {
  [notices, sent, drafts, courses] = [[], [], [], [micro, stat]];
  setNotifier((_, notice) => notices.push(notice));
  network.use(
    http.get(COURSES, () => HttpResponse.json(courses)),
    http.get(apiUrl('/extranet/student/InscriptionTP01/:id'), ({ params }) =>
      HttpResponse.json(tpGroups(Number(params['id']))),
    ),
    ...draftAnswers('InscriptionTP', () => drafts, '2026-11-21T09:08:00Z'),
  );
});
afterEach(() => setNotifier(() => {}));

const Recu = { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' };
const outcome = (course: number, group: number, Proposition: number | null = null) => ({
  ActiviteApprentissageID: course,
  GroupeActiviteApprentissageID: group,
  Accorde: Proposition === null,
  Raison: Proposition === null ? null : 'Ce groupe est complet.',
  Proposition,
});
const answer = (saved: TpSaved) =>
  http.post(SEND, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(saved);
  });

const button = (name: string) => screen.findByRole('button', { name });
const list = (course: string) => screen.findByRole('combobox', { name: `Groupe – ${course}` });
const openPage = () =>
  renderPage(<TpPage />, { routes: { '/desktop': <p>Bureau</p> }, at: '/tp', path: '/tp' });
const start = async () => userEvent.click(await button('Démarrer mon inscription'));
const chooseBoth = async () => {
  await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
  await userEvent.click(await button('Inscription suivante >'));
  await userEvent.selectOptions(await list('Statistique'), '92');
};

describe('the enrolment in groups', () => {
  it('goes from course to course, counts what is left, and ends on the desktop', async () => {
    network.use(answer({ Items: [outcome(7, 71), outcome(9, 92)], Recu }));
    openPage();
    expect(await screen.findByText('Encore 2 inscriptions')).toBeVisible();
    await start();
    const groups = await list('Microéconomie – Exercices');
    expect(within(groups).getByRole('option', { name: /Groupe 1 .*complet/ })).toBeDisabled();
    expect(within(groups).getByRole('option', { name: /Groupe 2 .*1\splace\)/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Sauvegarder' })).not.toBeInTheDocument();
    await chooseBoth();
    expect(screen.getByText('Tout est choisi')).toBeVisible();
    const summary = screen.getByText('Récapitulatif').closest('header')?.parentElement;
    expect(summary).toHaveTextContent('Groupe 2 – lundi');
    const save = await button('Sauvegarder');
    await beforeAnswers(() => userEvent.dblClick(save));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(sent).toEqual([
      [
        { ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 71 },
        { ActiviteApprentissageID: 9, GroupeActiviteApprentissageID: 92 },
      ],
    ]);
    expect(notices.at(-1)).toMatchObject({ tone: 'success', title: 'Sauvegarde réussie !' });
  });

  it('stays when a choice is refused, shows each result and the next best group', async () => {
    network.use(answer({ Items: [outcome(7, 71, 72), outcome(9, 92)], Recu }));
    openPage();
    await start();
    await chooseBoth();
    courses = [micro, { ...stat, GroupeActiviteApprentissageID: 92 }];
    await userEvent.click(await button('Sauvegarder'));
    const results = await screen.findByRole('group', { name: 'Résultat de votre inscription' });
    expect(results).toHaveFocus();
    expect(within(results).getByText(WARNING)).toBeVisible();
    expect(notices.at(-1)).toEqual({ tone: 'warning', title: WARNING });
    expect(
      within(results).getByText(/Ce groupe est complet\. Prochain groupe libre\s: Groupe 3/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le reçu R-2026-000009' })).toBeVisible();
    expect(screen.queryByText('Bureau')).not.toBeInTheDocument();
    await userEvent.click(within(results).getByRole('button', { name: /Prendre ce groupe/ }));
    expect(await list('Microéconomie – Exercices')).toHaveValue('72');
    await userEvent.click(await button('Inscription suivante >'));
    expect(await list('Statistique')).toBeDisabled();
    network.use(answer({ Items: [outcome(7, 72)], Recu }));
    await userEvent.click(await button('Sauvegarder'));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(sent.at(-1)).toEqual([{ ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 72 }]);
  });

  it('asks for a group when none is chosen, without a call', async () => {
    courses = [micro];
    openPage();
    await start();
    await userEvent.click(await button('Sauvegarder'));
    expect(notices).toEqual([{ tone: 'error', title: 'Choisissez un groupe.' }]);
  });

  it('keeps the choices when the line is cut', async () => {
    courses = [micro];
    network.use(http.post(SEND, () => HttpResponse.error()));
    openPage();
    await start();
    await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
    await userEvent.click(await button('Sauvegarder'));
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({ tone: 'error', title: 'Erreur lors de la sauvegarde' }),
    );
    expect(await list('Microéconomie – Exercices')).toHaveValue('71');
  });

  it('takes up the draft of an earlier visit, and says since when', async () => {
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({
          ScreenLocation: 'InscriptionTP',
          Contenu: { choices: { 7: 71 } },
          Date: '2026-11-20T09:00:00Z',
        }),
      ),
    );
    openPage();
    expect(await screen.findByText(/^Brouillon gardé le 20 novembre 2026, 10/)).toBeVisible();
    await start();
    const groups = await list('Microéconomie – Exercices');
    expect(groups).toHaveValue('71');
    await userEvent.selectOptions(groups, '72');
    await waitFor(() => expect(drafts.at(-1)).toEqual({ Contenu: { choices: { 7: 72 } } }), {
      timeout: 5000,
    });
  });

  it('is over when every group is chosen', async () => {
    courses = [{ ...micro, GroupeActiviteApprentissageID: 71 }];
    openPage();
    expect(await screen.findByText(/Tous vos groupes sont choisis/)).toBeVisible();
    expect(await screen.findByText('Groupe 2 – lundi')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Démarrer/ })).not.toBeInTheDocument();
  });

  it('says that no course has groups, and until when it is open', async () => {
    courses = [];
    renderPage(<TpPage />, { session: aSession({ events: anEventsAccess(['AccesInscriptionTP']) }) });
    expect(await screen.findByText('Aucun groupe à choisir')).toBeVisible();
    expect(screen.getByText(/Ouvert jusqu’au 5 décembre 2026\./)).toBeVisible();
  });

  it('offers to try again when the courses can’t be read', async () => {
    network.use(http.get(COURSES, () => problemAnswer(503, 'Indisponible.'), { once: true }));
    openPage();
    await userEvent.click(await button('Réessayer'));
    expect(await button('Démarrer mon inscription')).toBeVisible();
  });

  it('is read-only for staff who look on', async () => {
    const access = fullAccess().map((right) => ({ ...right, Create: false }));
    renderPage(<TpPage />, { session: aSession({ access }) });
    expect(await screen.findByText(/Vous consultez ce dossier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Démarrer/ })).not.toBeInTheDocument();
  });
});
