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
  askedDialog,
  beforeAnswers,
  confirmAct,
  draftAnswers,
  fullAccess,
  problemAnswer,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';
import { aTpCourse, groupsOf } from '../testing/examples';
import TpPage from './tp.page';

const COURSES = apiUrl(tpCourses);
const SEND = apiUrl(chooseTpGroups);
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
  setNotifier((_, notice) => notice && notices.push(notice));
  network.use(
    http.get(COURSES, () => HttpResponse.json(courses)),
    http.get(apiUrl(tpGroups), ({ params }) =>
      HttpResponse.json(groupsOf(Number(params['ActiviteApprentissageID']))),
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
    await userEvent.click(await button('Sauvegarder'));
    const dialog = await askedDialog(/Confirmer ces groupes/);
    expect(dialog.getByText('Statistique')).toBeVisible();
    expect(sent).toEqual([]);
    await beforeAnswers(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(sent).toEqual([
      [
        { ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 71, Confirmations: [] },
        { ActiviteApprentissageID: 9, GroupeActiviteApprentissageID: 92, Confirmations: [] },
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
    await confirmAct();
    const results = await screen.findByRole('group', { name: 'Résultat de votre inscription' });
    await waitFor(() => expect(results).toHaveFocus());
    expect(within(results).getByText(WARNING)).toBeVisible();
    expect(notices).toEqual([]);
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
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(sent.at(-1)).toEqual([
      { ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 72, Confirmations: [] },
    ]);
  });

  it('asks for a group when none is chosen, without a call', async () => {
    courses = [micro];
    openPage();
    await start();
    await userEvent.click(await button('Sauvegarder'));
    expect(notices).toEqual([{ tone: 'error', title: 'Choisissez un groupe.' }]);
  });

  it('names the groups at the same hour on the card, and asks before they bind', async () => {
    network.use(
      http.get(apiUrl(tpGroups), ({ params }) => {
        const { Values } = groupsOf(Number(params['ActiviteApprentissageID']));
        const Creneau = { Jour: 2, Debut: '08:15', Fin: '10:15' };
        return HttpResponse.json({ Values: Values.map((group) => ({ ...group, Creneau })) });
      }),
      answer({ Items: [outcome(7, 71), outcome(9, 92)], Recu }),
    );
    openPage();
    await start();
    await chooseBoth();
    expect(await screen.findByText('Même heure qu’un autre groupe')).toBeVisible();
    expect(screen.getAllByText('Même heure que Microéconomie – Exercices (Groupe 2)')).toHaveLength(3);
    await userEvent.click(await button('Sauvegarder'));
    const dialog = await askedDialog(/Confirmer ces groupes/);
    expect(dialog.getByRole('checkbox', { name: /en même temps, le mardi/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    expect(sent).toEqual([]);
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(sent).toEqual([
      [7, 9].map((course, rank) => ({
        ActiviteApprentissageID: course,
        GroupeActiviteApprentissageID: course * 10 + rank + 1,
        Confirmations: ['horaire-71-92'],
      })),
    ]);
  });

  it('says which courses are done and which remain when only one is saved', async () => {
    network.use(answer({ Items: [outcome(7, 71)], Recu }));
    openPage();
    await start();
    await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
    await userEvent.click(await button('Inscription suivante >'));
    await userEvent.click(await button('Sauvegarder'));
    const dialog = await askedDialog(/Confirmer ce groupe/);
    expect(dialog.getByText('Pas encore choisi')).toBeVisible();
    expect(dialog.getByText('Statistique')).toBeVisible();
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(notices.at(-1)?.text).toMatch(
      /^Choisi\s: Microéconomie – Exercices\. Il vous reste à choisir\s: Statistique\. Reçu R-2026-000009/,
    );
  });

  it('keeps the choices when the line is cut', async () => {
    courses = [micro];
    network.use(http.post(SEND, () => HttpResponse.error()));
    openPage();
    await start();
    await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
    await userEvent.click(await button('Sauvegarder'));
    await confirmAct();
    expect(await (await askedDialog()).findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await userEvent.keyboard('{Escape}');
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
    expect(screen.getByText(/Ouvert jusqu’au 5\sdécembre à 18\sh\./)).toBeVisible();
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
