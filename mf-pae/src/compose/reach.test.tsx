import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { network, renderPage } from 'shared-auth/testing/remote';
import { aUnit, judged } from 'shared-contract/testing/pae';
import { CONSTRAINTS, LEVELS, press, seen, unit } from '../testing/compose';
import { someConstraints } from '../testing/examples';
import PaePage from './pae.page';

const MARKETING = 'BGE2-202 Marketing';
const STUDY = 'BGE2-203 Étude de marché';
const GERMAN = 'BGE2-205 Allemand des affaires';

const summary = async () => within(await screen.findByRole('complementary', { name: 'Ma sélection' }));

describe('the focus, when the button that was pressed goes', () => {
  beforeEach(() =>
    network.use(
      http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ IsOptionsGroupees: false }))),
    ),
  );

  it('goes to the unit that was added, then to the one that was removed', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(MARKETING));
    await press('Ajouter Étude de marché');
    expect(await unit(STUDY)).toBeChecked();
    expect(await unit(STUDY)).toHaveFocus();
    await press('Retirer Étude de marché');
    expect(await unit(STUDY)).not.toBeChecked();
    expect(await unit(STUDY)).toHaveFocus();
  });

  it('goes to the unit that was chosen in the place of another', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit('BGE2-204 Anglais des affaires'));
    await userEvent.click(await unit(GERMAN));
    await press('La choisir à la place d’Anglais des affaires');
    expect(await unit(GERMAN)).toBeChecked();
    expect(await unit(GERMAN)).toHaveFocus();
  });
});

describe('a long programme', () => {
  it('offers its actions before its units', async () => {
    renderPage(<PaePage />);
    const skip = await screen.findByRole('link', { name: /^Aller à ma sélection/ });
    const first = await unit('BGE2-201 Statistique');
    expect(skip).toHaveAttribute('href', '#ouvrir-ma-selection');
    expect(skip.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('counts its warnings beside its actions, and names the corequisite where the unit is ticked', async () => {
    network.use(
      http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints({ IsOptionsGroupees: false }))),
    );
    renderPage(<PaePage />);
    await userEvent.click(await unit(MARKETING));
    expect((await summary()).getByRole('link', { name: '1 avertissement' })).toHaveAttribute(
      'href',
      '#avertissements',
    );
    expect(await unit(MARKETING)).toHaveAccessibleDescription(
      /Se suit avec Étude de marché \(BGE2-203\), qui n’est pas encore dans votre PAE/,
    );
  });
});

describe('what can’t be done', () => {
  it('an empty programme can’t be submitted, and the page says why', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit('BGE2-201 Statistique'));
    const reason = 'Votre programme est vide\u00a0: choisissez au moins une unité avant de le soumettre.';
    const submit = screen.getByRole('button', { name: 'Soumettre' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription(reason);
    expect((await summary()).getByText(reason.replace('\u00a0', ' '), { selector: 'p' })).toBeVisible();
    await userEvent.click(submit);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seen.sent.some(({ submit: isSent }) => isSent)).toBe(false);
  });

  it('a unit whose matter was acquired under another name is closed, and says which', async () => {
    const units = [
      aUnit(1, { UniteEnseignementLibelle: 'Économétrie', CreditsValides: true }),
      aUnit(2, {
        UniteEnseignementLibelle: 'Statistique appliquée',
        NotSelectable: true,
        CanSelect: false,
        Incompatibilites: [judged(1, true)],
      }),
    ];
    network.use(http.get(LEVELS, () => HttpResponse.json([{ NiveauCoursLibelle: 'Bloc 3', Cours: units }])));
    renderPage(<PaePage />);
    const closed = await unit('BGE2-202 Statistique appliquée');
    expect(closed).toHaveAccessibleDescription(/Vous avez déjà acquis Économétrie \(BGE2-201\)/);
    await userEvent.click(closed);
    expect(closed).not.toBeChecked();
    expect(await screen.findByText(/les mêmes crédits ne se comptent pas deux fois/)).toBeVisible();
  });

  it('nothing is to be composed in a master whose units are not in the portal, and that is no error', async () => {
    network.use(http.get(CONSTRAINTS, () => new HttpResponse(null, { status: 204 })));
    renderPage(<PaePage />);
    expect(await screen.findByText('Votre réinscription est enregistrée')).toBeVisible();
    expect(screen.getByText(/le secrétariat vous inscrit lui-même/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/desktop');
  });
});
