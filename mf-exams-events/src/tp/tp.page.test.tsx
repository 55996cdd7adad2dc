import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  apiUrl,
  confirmAct,
  findBindingDialog,
  fullAccess,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { sessionExams } from 'shared-contract/exams/endpoints';
import { tpGroups } from 'shared-contract/tp/endpoints';
import { anExamLine, groupsOf } from '../testing/examples';
import {
  answer,
  button,
  COURSES,
  DRAFT,
  list,
  micro,
  openPage,
  outcome,
  Recu,
  SEND,
  seen,
  start,
  stat,
} from '../testing/tp';

const WARNING = 'Des places n’étaient peut-être plus disponibles au moment de la sauvegarde.';

const chooseBoth = async () => {
  await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
  await userEvent.click(await button('Inscription suivante'));
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
    const dialog = await findBindingDialog(/Confirmer ces groupes/);
    expect(dialog.getByText('Statistique')).toBeVisible();
    expect(seen.sent).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(seen.sent).toEqual([
      [
        { ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 71, Confirmations: [] },
        { ActiviteApprentissageID: 9, GroupeActiviteApprentissageID: 92, Confirmations: [] },
      ],
    ]);
    expect(seen.notices.at(-1)).toMatchObject({ tone: 'success', title: 'Sauvegarde réussie !' });
  });

  it('stays when a choice is refused, shows each result and the next best group', async () => {
    network.use(answer({ Items: [outcome(7, 71, 72), outcome(9, 92)], Recu }));
    openPage();
    await start();
    await chooseBoth();
    seen.courses = [micro, { ...stat, GroupeActiviteApprentissageID: 92 }];
    await userEvent.click(await button('Sauvegarder'));
    await confirmAct();
    const results = await screen.findByRole('group', { name: 'Résultat de votre inscription' });
    await waitFor(() => expect(results).toHaveFocus());
    expect(within(results).getByText(WARNING)).toBeVisible();
    expect(seen.notices).toEqual([]);
    expect(
      within(results).getByText(/Ce groupe est complet\. Prochain groupe libre\s: Groupe 3/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le reçu R-2026-000009' })).toBeVisible();
    expect(screen.queryByText('Bureau')).not.toBeInTheDocument();
    await userEvent.click(within(results).getByRole('button', { name: /Prendre ce groupe/ }));
    expect(await list('Microéconomie – Exercices')).toHaveValue('72');
    await userEvent.click(await button('Inscription suivante'));
    expect(await list('Statistique')).toBeDisabled();
    network.use(answer({ Items: [outcome(7, 72)], Recu }));
    await userEvent.click(await button('Sauvegarder'));
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(seen.sent.at(-1)).toEqual([
      { ActiviteApprentissageID: 7, GroupeActiviteApprentissageID: 72, Confirmations: [] },
    ]);
  });

  it('asks for a group when none is chosen, without a call', async () => {
    seen.courses = [micro];
    openPage();
    await start();
    await userEvent.click(await button('Sauvegarder'));
    const bar = within(screen.getByRole('region', { name: 'Inscription aux groupes' }));
    expect(bar.getByRole('alert')).toHaveTextContent('Choisissez un groupe.');
    expect(seen.notices).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Groupe 2/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
    const dialog = await findBindingDialog(/Confirmer ces groupes/);
    expect(dialog.getByRole('checkbox', { name: /en même temps, le mardi/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
    expect(seen.sent).toEqual([]);
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(seen.sent).toEqual([
      [7, 9].map((course, rank) => ({
        ActiviteApprentissageID: course,
        GroupeActiviteApprentissageID: course * 10 + rank + 1,
        Confirmations: ['horaire-71-92'],
      })),
    ]);
  });

  it('asks about an exam at the hour of a group before it binds', async () => {
    const exam = anExamLine({
      ResultatEtudiantInscrit: true,
      ExamenHeureDebut: '09:00',
      ExamenHeureFin: '11:00',
    });
    network.use(
      http.get(apiUrl(sessionExams), () => HttpResponse.json([exam])),
      answer({ Items: [outcome(7, 71), outcome(9, 92)], Recu }),
    );
    openPage();
    await start();
    await chooseBoth();
    await userEvent.click(await button('Sauvegarder'));
    const dialog = await findBindingDialog(/Confirmer ces groupes/);
    const name =
      /^Votre examen «\sMicroéconomie – Théorie\s», le 7\sjanvier\s2027, a lieu à l’heure de «\sStatistique\s»/;
    expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(seen.sent).toEqual([
      [
        expect.objectContaining({ Confirmations: ['examen-LECGE1222-T-92'] }),
        expect.objectContaining({ GroupeActiviteApprentissageID: 92 }),
      ],
    ]);
  });

  it('says which courses are done and which remain when only one is saved', async () => {
    network.use(answer({ Items: [outcome(7, 71)], Recu }));
    openPage();
    await start();
    await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
    await userEvent.click(await button('Inscription suivante'));
    await userEvent.click(await button('Sauvegarder'));
    const dialog = await findBindingDialog(/Confirmer ce groupe/);
    expect(dialog.getByText('Pas encore choisi')).toBeVisible();
    expect(dialog.getByText('Statistique')).toBeVisible();
    await confirmAct();
    expect(await screen.findByText('Bureau')).toBeVisible();
    expect(seen.notices.at(-1)?.text).toMatch(
      /^Choisi\s: Microéconomie – Exercices\. Il vous reste à choisir\s: Statistique\. Reçu R-2026-000009/,
    );
  });

  it('keeps the choices when the line is cut', async () => {
    seen.courses = [micro];
    network.use(http.post(SEND, () => HttpResponse.error()));
    openPage();
    await start();
    await userEvent.selectOptions(await list('Microéconomie – Exercices'), '71');
    await userEvent.click(await button('Sauvegarder'));
    await confirmAct();
    expect(await (await findBindingDialog()).findByText('Erreur lors de la sauvegarde')).toBeVisible();
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
    expect(await screen.findByText(/^Brouillon gardé le 20 novembre, 10/)).toBeVisible();
    await start();
    const groups = await list('Microéconomie – Exercices');
    expect(groups).toHaveValue('71');
    await userEvent.selectOptions(groups, '72');
    await waitFor(() => expect(seen.drafts.at(-1)).toEqual({ Contenu: { choices: { 7: 72 } } }), {
      timeout: 5000,
    });
  });

  it('is over when every group is chosen', async () => {
    seen.courses = [{ ...micro, GroupeActiviteApprentissageID: 71 }];
    openPage();
    expect(await screen.findByText(/Tous vos groupes sont choisis/)).toBeVisible();
    expect(await screen.findByText('Groupe 2 – lundi')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Démarrer/ })).not.toBeInTheDocument();
  });

  it('says that no course has groups, and until when it is open', async () => {
    seen.courses = [];
    openPage();
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
    openPage({ access });
    expect(await screen.findByText(/Vous consultez ce dossier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Démarrer/ })).not.toBeInTheDocument();
  });
});
