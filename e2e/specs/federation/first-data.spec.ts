import { expect, test } from '../../fixtures';
import { ANSWERS_ID, dropInlinedAnswers } from '../../inlined-answers';

/** Main paths of the remotes, each with a person to whom it is open, and its first reads. */
const SCREENS = [
  { user: '230101', path: '/inscriptions', reads: ['Inscriptions'] },
  { user: '230101', path: '/commandes', reads: ['Commandes'] },
  { user: '230101', path: '/sar', reads: ['SAR'] },
  { user: '210202', path: '/memoire', reads: ['Memoire'] },
  {
    user: '220301',
    path: '/evenement/reinscription',
    reads: ['Reinscription', 'Reinscription01', 'Reinscription02'],
  },
  { user: 'secretariat', path: '/gestion/chiffres', reads: ['chiffres'] },
];

test('a deep link asks for none of its first data, and reads it by call where the page has none', async ({
  openAs,
}) => {
  test.slow();
  for (const { user, path, reads } of SCREENS) {
    const page = await openAs(user);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/v1/extranet/')) asked.push(pathname);
    });
    /** Which of its first reads the page makes until its data is shown. */
    const arrive = async () => {
      asked.length = 0;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('main').getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
      return reads.filter((read) => asked.some((one) => one.endsWith(`/${read}`)));
    };
    /** Once the page has them, which a server that is short of time leaves to the browser. */
    let askedAgain: string[] = reads;
    await expect(async () => {
      askedAgain = await arrive();
      expect(await page.locator(`#${ANSWERS_ID}`).count(), path).toBe(1);
    }).toPass();
    expect(askedAgain, path).toEqual([]);
    await dropInlinedAnswers(page);
    expect(await arrive(), path).toEqual(reads);
    await page.close();
  }
});
