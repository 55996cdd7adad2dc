import type { Page } from '@playwright/test';
import { accessibilityIssues } from '../../checks/accessibility';
import { expect, test } from '../../fixtures';
import { decideAbsence, deskIssues } from '../../school-desk';
import { schoolUrl, serveSchool } from '../../schools';

const BASE = schoolUrl('rives');
const WIDTHS = [375, 1280];

let stop: () => Promise<void>;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: BASE });
test.beforeAll(async () => {
  stop = await serveSchool('rives');
});
test.afterAll(() => stop?.());

/** Twenty groups to choose, a name of 62 signs, one name, words for marks, a script from right to left, Han. */
const STUDENTS = ['26000001', '26000002', '26000003', '26000004', '26000007', '26000009'];
const SCREENS = ['/desktop', '/inscriptions', '/documents', '/contacts'];

for (const width of WIDTHS) {
  for (const user of STUDENTS) {
    test(`the screens of ${user} hold her school at ${width} px`, async ({ openAs }) => {
      const page = await openAs(user, { width });
      const issues: string[] = [];
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        issues.push(...(await accessibilityIssues(page, `${user} ${path} ${width}`)));
      }
      expect(issues).toEqual([]);
    });
  }

  test(`seven links are whole and fill their rows at ${width} px`, async ({ openAs }) => {
    const page = await openAs('26000001', { width });
    await page.goto('/desktop');
    const list = page.getByRole('list', { name: 'Autres sites' });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    const { cut, ends } = await list.evaluate((frame) => {
      const right = frame.getBoundingClientRect().right;
      const items = [...frame.children].map((item) => ({ item, box: item.getBoundingClientRect() }));
      const isWithin = (part: Element, { left, right: end }: DOMRect): boolean => {
        const box = part.getBoundingClientRect();
        return box.width <= 2 || (box.left >= left && box.right <= end && part.scrollWidth <= box.width + 1);
      };
      const rows = new Map(items.map(({ box }) => [Math.round(box.top), Math.round(right - box.right)]));
      return {
        cut: items.filter(
          ({ item, box }) => ![...item.querySelectorAll('a > *')].every((part) => isWithin(part, box)),
        ).length,
        ends: [...rows.values()].filter((gap) => Math.abs(gap) > 1),
      };
    });
    expect({ cut, ends }).toEqual({ cut: 0, ends: [] });
  });

  test(`twenty steps fit in the window at ${width} px`, async ({ openAs }) => {
    const page = await openAs('26000001', { width });
    await page.goto('/evenement/inscriptionTP');
    await page.getByRole('button', { name: 'Démarrer mon inscription' }).click();
    await expect(page.getByRole('combobox', { name: /^Groupe – / })).toBeVisible();
    expect(await accessibilityIssues(page, `twenty steps ${width}`)).toEqual([]);
  });
}

/** Answers the last questions of the wizard, in the school's words; nothing where she did before. */
const finishWizard = async (page: Page): Promise<void> => {
  const { FirstAccesReinscription } = await (await page.request.get('/api/v1/events/access')).json();
  if (!FirstAccesReinscription) return;
  const headers = { 'x-requested-with': 'portail', origin: BASE };
  const answer = (step: string, data: object) =>
    page.request.post(`/api/v1/extranet/student/Reinscription${step}`, { data, headers });
  const grant = await answer('03', { HasBourse: false, BourseNumBourse: null, BourseFichierID: null });
  expect(grant.status()).toBe(200);
  expect((await answer('04', { CoursLangue3ID: 1 })).status()).toBe(200);
};

test('a year of twenty units is composed on a phone and on a desk', async ({ openAs }) => {
  for (const width of WIDTHS) {
    const page = await openAs('26000008', { width });
    await page.goto('/evenement/reinscription');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityIssues(page, `re-enrolment ${width}`)).toEqual([]);
    await finishWizard(page);
    await page.goto('/evenement/reinscription/PAE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon PAE');
    await expect(page.getByText('Transfusion et hémovigilance').first()).toBeVisible();
    expect(await accessibilityIssues(page, `twenty units ${width}`)).toEqual([]);
  }
});

test('a person of one name is greeted by it', async ({ openAs }) => {
  const page = await openAs('26000003');
  await page.goto('/desktop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Suryani');
});

for (const width of WIDTHS) {
  test(`the desk holds the sections of the school at ${width} px`, async ({ openAs }) => {
    expect(await deskIssues(openAs, 'scolarite', width)).toEqual([]);
  });
}

test('an absence is declared and decided', async ({ openAs }) => {
  await decideAbsence(openAs, '26000003', 'scolarite');
});
