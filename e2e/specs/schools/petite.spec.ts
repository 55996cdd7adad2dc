import { accessibilityIssues } from '../../checks/accessibility';
import { expect, test } from '../../fixtures';
import { decideAbsence, deskIssues } from '../../school-desk';
import { schoolUrl, serveSchool } from '../../schools';

let stop: () => Promise<void>;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: schoolUrl('petite') });
test.beforeAll(async () => {
  stop = await serveSchool('petite');
});
test.afterAll(() => stop?.());

const SCREENS = [
  '/desktop',
  '/inscriptions',
  '/documents',
  '/contacts',
  '/commandes',
  '/valves',
  '/absences',
  '/recus',
  '/echeances',
  '/parcours',
];

for (const width of [375, 1280]) {
  for (const user of ['260001', '260002']) {
    test(`what a small school has not is said on each screen of ${user} at ${width} px`, async ({
      openAs,
    }) => {
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
}

for (const width of [375, 1280]) {
  test(`the desk holds the sections of the school at ${width} px`, async ({ openAs }) => {
    expect(await deskIssues(openAs, 'bureau', width)).toEqual([]);
  });
}

test('an absence is declared and decided', async ({ openAs }) => {
  await decideAbsence(openAs, '260002', 'bureau');
});
