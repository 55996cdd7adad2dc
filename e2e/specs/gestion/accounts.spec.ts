import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

/** A name as long as people have. */
const LONG = 'Marie-Clémentine Vanderstraeten-de Biourge du Quesnoy-Lefèvres';

for (const width of [1280, 375])
  test(`an administrator adds, changes, withdraws and gives back an account at ${width} px`, async ({
    openAs,
  }) => {
    const name = `m.quesnoy.${width}`;
    const page = await openAs('admin', { width });
    await page.goto('/desktop');
    await page
      .getByRole('navigation', { name: 'Pages du bureau' })
      .getByRole('link', { name: 'Comptes du personnel' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comptes du personnel' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Nadia Aksoy.*secretariat/ })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Compte ouvert' });
    const row = page.getByRole('button', { name: new RegExp(`${name.replaceAll('.', '\\.')}`) });

    await page.getByRole('button', { name: 'Ajouter un compte' }).click();
    await panel.getByRole('textbox', { name: /^Identifiant/ }).fill(name);
    await panel.getByRole('textbox', { name: /^Prénom et nom/ }).fill(LONG);
    await panel.getByRole('checkbox', { name: /\(BGE\)$/ }).check();
    await expect(panel.getByRole('checkbox', { name: 'Programmes annuels' })).toBeChecked();
    await expectNoHorizontalScroll(page);
    await panel.getByRole('button', { name: 'Ajouter le compte' }).click();
    await expect(row).toContainText('Bureau\u00a0: BGE');
    await expectNoHorizontalScroll(page);

    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('button', { name: /^Nadia Aksoy/ })).toHaveCount(0);
    await row.click();
    await panel.getByRole('textbox', { name: /^Fonction/ }).fill('Archives');
    await panel.getByRole('checkbox', { name: 'Vérifications' }).check();
    await panel.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(row).toContainText('Vérifications · Bureau\u00a0: BGE');
    await expect(row).toBeFocused();

    await row.press('Enter');
    await panel.getByRole('button', { name: 'Retirer le compte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer le compte' }).click();
    await expect(row).toContainText('Retiré');
    await row.click();
    await panel.getByRole('button', { name: 'Rendre le compte' }).click();
    await expect(row).toContainText('Aucun droit');

    await page.goto('/admin/journal');
    await expect(
      page.getByRole('row', { name: new RegExp(`Idriss Ouali.*Compte du personnel rendu.*${name}`) }),
    ).toBeVisible();
  });

test('the later of two who change an account at once is told, and keeps what was chosen', async ({
  openAs,
}) => {
  const [mine, hers] = [await openAs('admin', { expectErrors: /409/ }), await openAs('admin')];
  const panelOf = (page: typeof mine) => page.getByRole('region', { name: 'Compte ouvert' });
  for (const page of [mine, hers]) {
    await page.goto('/gestion/comptes');
    await page.getByRole('button', { name: /^visiteur/ }).click();
    await panelOf(page)
      .getByRole('textbox', { name: /^Fonction/ })
      .waitFor();
  }
  await panelOf(hers)
    .getByRole('textbox', { name: /^Fonction/ })
    .fill('Jury externe');
  await panelOf(hers).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(hers.getByRole('button', { name: /^visiteur/ })).toContainText('Jury externe');
  const name = panelOf(mine).getByRole('textbox', { name: /^Prénom et nom/ });
  await name.fill('Visite');
  await panelOf(mine).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(mine.getByText(/Ce compte a été changé/)).toBeVisible();
  await expect(name).toHaveValue('Visite');
  await expect(panelOf(mine).getByRole('textbox', { name: /^Fonction/ })).toHaveValue('Jury externe');
  await name.fill('');
  await panelOf(mine)
    .getByRole('textbox', { name: /^Fonction/ })
    .fill('');
  await panelOf(mine).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(mine.getByRole('button', { name: /^visiteur/ })).not.toContainText('Jury externe');
});
