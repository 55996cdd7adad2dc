import { violationsOf } from '../../../tooling/testing/browser/axe.mjs';
import { equalAccessFaults } from '../../checks/equal-access';
import { markupFaults } from '../../checks/markup';
import { expect, test } from '../../fixtures';

const pageOf = (main: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Page d’essai</title></head><body><main>${main}</main></body></html>`;

const SOUND = pageOf(
  `<h1>Une page</h1><form action="#"><label for="nom">Nom</label><input type="text" id="nom" name="nom">
  <button type="submit">Envoyer</button></form><details><summary><h2>Suite</h2></summary><p>Un texte.</p></details>`,
);
const FAULTY = pageOf(
  `<h1>Une page</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><input type="text" name="nom">
  <button type="button"></button><details><summary><div>Suite</div></summary><p>Un texte.</p></details>
  <p id="deux">Un</p><p id="deux">Deux</p><div role="checkbox">Oui</div>`,
);

const rulesOf = (faults: readonly string[]) => [...new Set(faults.map((fault) => fault.split(':')[0]))];

test('the checkers of every screen find the faults of a page that is made of them', async ({ page }) => {
  await page.setContent(FAULTY);
  expect(rulesOf(await violationsOf(page))).toEqual(expect.arrayContaining(['image-alt', 'button-name']));
  expect(rulesOf(await equalAccessFaults(page))).toEqual(
    expect.arrayContaining(['img_alt_valid', 'input_label_exists', 'aria_attribute_required']),
  );
  expect(rulesOf(markupFaults(await page.content()))).toEqual(
    expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'wcag/h37', 'text-content']),
  );
});

test('the checkers of every screen find nothing in a sound page', async ({ page }) => {
  await page.setContent(SOUND);
  expect(await violationsOf(page)).toEqual([]);
  expect(await equalAccessFaults(page)).toEqual([]);
  expect(markupFaults(await page.content())).toEqual([]);
  expect(markupFaults(SOUND)).toEqual([]);
});
