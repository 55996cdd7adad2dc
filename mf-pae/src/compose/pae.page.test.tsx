import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, aSession, problemAnswer, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { accept, CONSTRAINTS, DRAFT, LEVELS, press, seen, unit } from '../testing/compose';
import { someConstraints } from '../testing/examples';
import PaePage from './pae.page';

const STAT = 'BGE2-201 Statistique';
const MARKETING = 'BGE2-202 Marketing';
const STUDY = 'BGE2-203 Étude de marché';
const ENGLISH = 'BGE2-204 Anglais des affaires';
const GERMAN = 'BGE2-205 Allemand des affaires';
const INFERENCE = 'BGE2-206 Inférence';

const summary = async () => within(await screen.findByRole('complementary', { name: 'Ma sélection' }));
const warnings = async () => within(await screen.findByRole('region', { name: 'Avertissements' }));

describe('Mon PAE', () => {
  it('shows levels, legend, summary, warnings, and saves once on opening', async () => {
    const { container } = renderPage(<PaePage />);
    expect(await unit(STAT)).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Bloc 2' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Légende' })).toBeVisible();
    expect((await warnings()).getByText('Vous avez composé un PAE inférieur à 10 crédits.')).toBeVisible();
    expect((await summary()).getByText('Statistique')).toBeVisible();
    await waitFor(() => expect(seen.sent).toHaveLength(1));
    expect(seen.sent[0]).toMatchObject({
      submit: false,
      version: 3,
      item: [{ UniteEnseignementID: 1, Select: true, IsDecoche: false }],
    });
    expect(seen.notices).toEqual([]);
    expect(await screen.findByText(/^Sauvegardé le/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('waits behind a skeleton, and offers to try again', async () => {
    network.use(
      http.get(CONSTRAINTS, () => problemAnswer(404, 'Votre programme annuel n’est pas encore ouvert.')),
    );
    await whileRequestsPending(async () => {
      renderPage(<PaePage />);
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
    expect(await screen.findByText('Votre programme n’a pas pu être chargé')).toBeVisible();
    accept();
    await press('Réessayer');
    expect(await unit(STAT)).toBeChecked();
  });

  it('says that there is nothing to choose', async () => {
    accept([]);
    renderPage(<PaePage />);
    expect(await screen.findByText('Aucune unité à choisir')).toBeVisible();
  });

  it.each([
    ['LimitAccesReinscription', 'Votre réinscription est refusée'],
    ['FirstAccesReinscription', 'Terminez d’abord votre réinscription'],
  ] as const)('calls nothing under %s, and leads to the re-enrolment', async (flag, title) => {
    const events = anEventsAccess(['AccesReinscription', flag]);
    renderPage(<PaePage />, { session: aSession({ events }) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/evenement/reinscription');
    expect(seen.sent).toEqual([]);
  });
});

describe('a click', () => {
  it('brings the corequisite along, counts, and can be undone and redone', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(MARKETING));
    expect(await unit(STUDY)).toBeChecked();
    expect((await summary()).getByText('16')).toBeVisible();
    expect(
      screen.getByText(/Ajoutées : Marketing et Étude de marché\. 16 crédits au total/),
    ).toBeInTheDocument();
    await press('Annuler');
    expect(await unit(MARKETING)).not.toBeChecked();
    await press('Rétablir');
    expect(await unit(MARKETING)).toBeChecked();
  });

  it('strikes a preselected unit through and keeps it listed', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(STAT));
    expect((await summary()).getByText(/décochée, ne compte pas/)).toBeInTheDocument();
    expect((await summary()).getByText('0')).toBeVisible();
    expect(await unit(STAT)).toHaveAccessibleDescription(/Décochée par vous/);
  });

  it('closes the incompatible unit, which says why and can be chosen instead', async () => {
    const { container } = renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    expect(await unit(GERMAN)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await unit(GERMAN));
    expect(await screen.findByText(/une seule de ces unités peut être suivie/)).toBeVisible();
    await expectNoAxeViolations(container);
    await press('La choisir à la place d’Anglais des affaires');
    expect(await unit(GERMAN)).toBeChecked();
    expect(await unit(ENGLISH)).not.toBeChecked();
  });

  it('on a closed unit names the missing prerequisite and whom to ask', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(INFERENCE));
    expect(await unit(INFERENCE)).not.toBeChecked();
    expect(
      await screen.findByText(/Le prérequis Statistique \(BGE2-201\) n’est pas encore acquis/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nadia Aksoy' })).toHaveAttribute(
      'href',
      'mailto:n.aksoy@example.org',
    );
  });

  it('leads to warnings whose buttons fix them', async () => {
    network.use(
      http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ IsOptionsGroupees: false }))),
    );
    renderPage(<PaePage />);
    await userEvent.click(await unit(MARKETING));
    await press('Ajouter Étude de marché');
    const tooMuch = 'La limite du nombre de crédit envisageable dans votre PAE est de maximum 15 crédits.';
    expect((await warnings()).getByText(tooMuch)).toBeVisible();
    await press('Retirer Étude de marché');
    expect((await warnings()).queryByText(tooMuch)).not.toBeInTheDocument();
  });
});

describe('what is kept', () => {
  it('is a draft of each change, from the version that was read', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    await waitFor(() => expect(seen.drafts).toHaveLength(1));
    expect(seen.drafts[0]).toEqual({ Contenu: { version: 3, chosen: [1, 4], commentaire: null } });
  });

  it.each([
    [3, true],
    [2, false],
  ])('of a draft made from version %s is taken up: %s', async (version, isTaken) => {
    const Contenu = { version, chosen: [1, 4], commentaire: 'Bonjour' };
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({ ScreenLocation: 'PAE', Contenu, Date: '2026-11-20T09:00:00Z' }),
      ),
    );
    renderPage(<PaePage />);
    const box = (await unit(ENGLISH)) as HTMLInputElement;
    expect(box.checked).toBe(isTaken);
    expect(screen.queryByText('Vos derniers choix sont là') !== null).toBe(isTaken);
  });

  it('is saved with its comment, and says so', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    await press('Commenter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Commentaire' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Je travaille');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await press('Sauvegarder');
    await waitFor(() =>
      expect(seen.notices.at(-1)).toEqual({ tone: 'success', title: 'Sauvegarde réussie !' }),
    );
    expect(seen.sent.at(-1)).toMatchObject({ ECTS: 9, commentaire: 'Je travaille', submit: false });
  });

  it('is read again when another window changed it', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    await waitFor(() => expect(seen.sent).toHaveLength(1));
    network.use(
      http.post(LEVELS, () => problemAnswer(409, 'Votre programme est déjà soumis.', { code: 'pae_soumis' })),
    );
    network.use(
      http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ IsSubmit: true, Version: 4 }))),
    );
    await press('Sauvegarder');
    expect(
      await screen.findByText('Votre programme a bien été soumis à votre gestionnaire de dossier.'),
    ).toBeVisible();
  });
});

describe('the submission', () => {
  it('asks first, with one more line under 60 credits; Modifier gives it up', async () => {
    renderPage(<PaePage />);
    await unit(STAT);
    await press('Soumettre');
    const dialog = within(await screen.findByRole('dialog', { name: /Soumettre mon programme/ }));
    expect(dialog.getByText(/moins de 60 crédits/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seen.sent.some(({ submit }) => submit)).toBe(false);
  });

  it('is sent once, and the page says what follows', async () => {
    const { container } = renderPage(<PaePage />);
    await unit(STAT);
    await press('Soumettre');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /moins que le minimum de 10, et aucun commentaire/ }),
    );
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    expect(
      await screen.findByText('Votre programme a bien été soumis à votre gestionnaire de dossier.'),
    ).toBeVisible();
    expect(screen.getByText(/notification vous dira/)).toBeVisible();
    expect(screen.queryByText(/n’ont pas été envoyés/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/desktop');
    expect(seen.sent.filter(({ submit }) => submit)).toHaveLength(1);
    await expectNoAxeViolations(container);
  });

  it('says the same at every later visit, and saves nothing', async () => {
    network.use(http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ IsSubmit: true }))));
    renderPage(<PaePage />);
    expect(await screen.findByText(/notification vous dira/)).toBeVisible();
    expect(await screen.findByText('Statistique')).toBeVisible();
    expect(seen.sent).toEqual([]);
  });
});

describe('what if', () => {
  it('counts the credits of the year’s end and what opens then', async () => {
    renderPage(<PaePage />);
    await unit(STAT);
    await press('Et si je réussis…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Et si je réussis…' }));
    expect(dialog.getByText(/S’ouvriront l’an prochain/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Statistique/ }));
    expect(dialog.getByText(/Resteront fermées/)).toBeVisible();
    expect(seen.sent.length).toBeLessThanOrEqual(1);
  });
});
