import type { Page } from '@playwright/test';
import { watchStable } from '../../checks/stable';
import { expect, test } from '../../fixtures';
import { firstStates } from '../../screens/all';

const SCHOOL = 'Haute École du Parc';

/** Pages of the shell that say something to keep; the home and the refusals lead elsewhere. */
const SHELL_PAGES = ['/echeances', '/notifications', '/recus', '/admin/etat', '/admin/journal'];
const REMOTES =
  /^\/(inscriptions|parcours|contacts|consultations|valves|documents|absences|ficheUE|commandes|evenement|sar|enseignement-inclusif|memoire|verifications|gestion)(\/|$)/;

const printed = firstStates.filter(({ path }) => SHELL_PAGES.includes(path) || REMOTES.test(path));

/** What paper cannot do, and headings that the page would end with. */
const PAPERLESS = 'nav, [role=search], [aria-pressed], fieldset > legend + label > input, dialog';

const paperIssues = (page: Page): Promise<string[]> =>
  page.evaluate((paperless) => {
    const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const nameOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
    const useless = [...document.querySelectorAll<HTMLElement>(paperless)]
      .filter((element) => isSeen(element) && element.offsetWidth > 1)
      .map((element) => `prints ${element.tagName.toLowerCase()} « ${nameOf(element)} »`);
    const loose = [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .filter((heading) => isSeen(heading) && getComputedStyle(heading).breakAfter !== 'avoid')
      .map((heading) => `« ${nameOf(heading)} » may end a page`);
    return [...useless, ...loose];
  }, PAPERLESS);

for (const user of new Set(printed.map((screen) => screen.user)))
  test(`what ${user} prints says the school and whose it is, without what only a screen can do`, async ({
    openAs,
  }) => {
    const page = await openAs(user);
    const untilRest = watchStable(page);
    const found: string[] = [];
    for (const { path, reach } of printed.filter((screen) => screen.user === user)) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await reach?.(page);
      await untilRest();
      // As a browser says it before it prints; an emulated medium alone does not.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      const head = page.locator('main').getByText(/^Imprimé depuis le portail/);
      const school = page.locator('main').getByText(SCHOOL, { exact: true }).filter({ visible: true });
      if ((await school.count()) === 0) found.push(`${path}: without the school`);
      if ((await head.filter({ visible: true }).count()) !== 1) found.push(`${path}: without its head`);
      found.push(...(await paperIssues(page)).map((issue) => `${path}: ${issue}`));
    }
    expect(found).toEqual([]);
  });
