import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { problemAnswer } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { PaeConstraints, PaeLevel } from 'shared-contract/pae/pae';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { answerTo, CONSTRAINTS, DRAFT, LEVELS, press, type Sent, seen, unit } from '../../testing/compose';
import { someConstraints, someLevels } from '../../testing/examples';
import PaePage from '../pae.page';

const STAT = 'BGE2-201 Statistique';
const STUDY = 'BGE2-203 Étude de marché';
const ENGLISH = 'BGE2-204 Anglais des affaires';
const GERMAN = 'BGE2-205 Allemand des affaires';
const TITLE = 'Vos choix faits ici n’ont pas été sauvegardés';

/** The levels once another window chose these units alone. */
const chosenElsewhere = (...ids: number[]): PaeLevel[] =>
  someLevels().map((level) => ({
    ...level,
    Cours: level.Cours.map((one) => ({ ...one, Select: ids.includes(one.UniteEnseignementID) })),
  }));

/** Another window saved: what was read before is refused, and what is read from now on is this. */
const saveElsewhere = (levels: PaeLevel[], change: Partial<PaeConstraints> = {}) =>
  network.use(
    http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ Version: 4, ...change }))),
    http.get(LEVELS, () => HttpResponse.json(levels)),
    http.post(LEVELS, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      seen.sent.push(sent);
      if (sent.version !== 4) return problemAnswer(409, 'Modifié ailleurs.', { code: 'pae_modifie' });
      return HttpResponse.json(answerTo(sent));
    }),
  );

/** Opens the page, chooses English with a comment, and meets a conflict at the save. */
const meetConflict = async (levels: PaeLevel[], change: Partial<PaeConstraints> = {}) => {
  const page = renderPage(<PaePage />);
  await userEvent.click(await unit(ENGLISH));
  await waitFor(() => expect(seen.sent).toHaveLength(1));
  await press('Commenter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Commentaire' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Je travaille');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  saveElsewhere(levels, change);
  await press('Sauvegarder');
  return page;
};

describe('a save that another window overtook', () => {
  it('shows the newer version and offers the choices and the comment of this one again', async () => {
    const { container } = await meetConflict(chosenElsewhere(1, 3));
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(await unit(STUDY)).toBeChecked();
    expect(await unit(ENGLISH)).not.toBeChecked();
    expect(screen.getByText('choisir Anglais des affaires (BGE2-204)')).toBeVisible();
    expect(screen.getByText('retirer Étude de marché (BGE2-203)')).toBeVisible();
    expect(screen.getByText(/« Je travaille »/)).toBeVisible();
    await expectNoAxeViolations(container);

    await press('Reprendre mes choix');
    expect(await unit(ENGLISH)).toBeChecked();
    expect(await unit(STUDY)).not.toBeChecked();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Ma sélection' })).toHaveFocus();
    await press('Sauvegarder');
    await waitFor(() =>
      expect(seen.sent.at(-1)).toMatchObject({ version: 4, commentaire: 'Je travaille', ECTS: 9 }),
    );
  });

  it('says it in one panel, which takes the focus, and in no message beside it', async () => {
    await meetConflict(chosenElsewhere(1, 3));
    const panel = (await screen.findByText(TITLE)).closest('[data-arrival]');
    await waitFor(() => expect(panel).toHaveFocus());
    expect([...seen.shown.values()]).toEqual([]);
  });

  it('joins its comment to the newer one, and loses neither', async () => {
    await meetConflict(chosenElsewhere(1), { Commentaire: 'Écrit ailleurs' });
    await press('Reprendre mes choix');
    await press('Sauvegarder');
    await waitFor(() =>
      expect(seen.sent.at(-1)).toMatchObject({ commentaire: 'Écrit ailleurs\n\nJe travaille' }),
    );
  });

  it('gives the choices up when told to, and keeps none of them', async () => {
    await meetConflict(chosenElsewhere(1, 3));
    await press('Les abandonner');
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(await unit(ENGLISH)).not.toBeChecked();
    expect(screen.getByRole('complementary', { name: 'Ma sélection' })).toHaveFocus();
  });

  it('still offers them after other choices, and keeps both as a draft', async () => {
    await meetConflict(chosenElsewhere(1, 3));
    await screen.findByText(TITLE);
    await userEvent.click(await unit(STAT));
    expect(screen.getByText(TITLE)).toBeVisible();
    await waitFor(() =>
      expect(seen.drafts.at(-1)).toEqual({
        Contenu: {
          version: 4,
          chosen: [3],
          commentaire: null,
          perdu: { chosen: [1, 4], commentaire: 'Je travaille' },
        },
      }),
    );
  });

  it('says which of them can’t be chosen any more', async () => {
    const closed = chosenElsewhere(1).map((level) => ({
      ...level,
      Cours: level.Cours.map((one) =>
        one.UniteEnseignementID === 4 ? { ...one, NotSelectable: true } : one,
      ),
    }));
    await meetConflict(closed);
    expect(
      await screen.findByText('ne peut plus être choisi : Anglais des affaires (BGE2-204)'),
    ).toBeVisible();
    await press('Reprendre mes choix');
    expect(await unit(ENGLISH)).not.toBeChecked();
  });

  it('after a submission says what was not sent, until it is given up', async () => {
    await meetConflict(chosenElsewhere(1, 3), { IsSubmit: true });
    expect(await screen.findByText(/n’ont pas été envoyés/)).toBeVisible();
    expect(screen.getByText('choisir Anglais des affaires (BGE2-204)')).toBeVisible();
    expect(screen.getByText(/« Je travaille »/)).toBeVisible();
    await press('Les abandonner');
    expect(screen.queryByText(/n’ont pas été envoyés/)).not.toBeInTheDocument();
  });

  it('offers nothing to a page where nothing was chosen', async () => {
    renderPage(<PaePage />);
    await waitFor(() => expect(seen.sent).toHaveLength(1));
    saveElsewhere(chosenElsewhere(1, 3));
    await press('Sauvegarder');
    await waitFor(async () => expect(await unit(STUDY)).toBeChecked());
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(screen.getByText('Votre programme a changé dans une autre fenêtre')).toBeVisible();
    expect([...seen.shown.values()]).toEqual([]);
  });
});

describe('the draft of an earlier visit', () => {
  const keep = (Contenu: object) =>
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({ ScreenLocation: 'PAE', Contenu, Date: '2026-11-20T09:00:00Z' }),
      ),
    );

  it('is offered where the programme changed since', async () => {
    keep({ version: 2, chosen: [1, 5], commentaire: null });
    renderPage(<PaePage />);
    await press('Reprendre mes choix');
    expect(await unit(GERMAN)).toBeChecked();
  });

  it('is passed over where it says what is saved', async () => {
    keep({ version: 2, chosen: [1], commentaire: null });
    renderPage(<PaePage />);
    expect(await unit(STAT)).toBeChecked();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});
