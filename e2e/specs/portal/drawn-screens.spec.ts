import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { eventsScreens } from '../../screens/events';
import { examsScreens } from '../../screens/exams';
import { gestionScreens } from '../../screens/gestion';
import { ordersScreens } from '../../screens/orders';
import { paeScreens } from '../../screens/pae';
import { recordsScreens } from '../../screens/records';
import { reenrolmentScreens } from '../../screens/reenrolment';
import { thesisScreens } from '../../screens/thesis';
import { verificationsScreens } from '../../screens/verifications';

/** Pages of the shell, and of the verification space alone, which have no screen of a remote. */
const OTHERS = /^\/(admin\/|verifications-seul)/;

/** Screens of remotes as they open, before any gesture. */
const opened = [
  ...recordsScreens,
  ...ordersScreens,
  ...examsScreens,
  ...eventsScreens,
  ...thesisScreens,
  ...reenrolmentScreens,
  ...paeScreens,
  ...verificationsScreens,
  ...gestionScreens,
].filter(({ reach, path }) => reach === undefined && !OTHERS.test(path));
/** What follows `#`, which the server is not told. */
const PLACES = [
  { user: '230101', path: '/contacts#calendrier' },
  { user: '230101', path: '/valves#annonce-1' },
];
const SCREENS = [
  ...new Map([...opened, ...PLACES].map((screen) => [`${screen.user} ${screen.path}`, screen])).values(),
];

/** Screens that wait for a draft, which is read in the browser. */
const WITH_DRAFT = /proclamation|inscriptionExamens|inscriptionTP|reinscription\/PAE|commandes\/new/;

/** Opens a page until it comes with its whole screen: one whose data or rendering took too long goes without. */
const openWithScreen = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    const html = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? '';
    expect(html).toContain(' data-screen=');
    if (!WITH_DRAFT.test(path)) expect(html).not.toContain('aria-busy="true"');
  }).toPass({ timeout: 60_000 });

/** Keeps in the window what stood in the page before its scripts ran. */
const keepFrame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const main = document.querySelector('main');
      const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        // What is still waited for gives way to what comes, and the screen names itself in the breadcrumb.
        if (!parentElement?.closest('[aria-busy=true], nav')) lines.push(textContent ?? '');
      }
      Object.assign(window, { frame: { heading: main?.querySelector('h1'), lines } });
    });
  });

/** Runs in the page: what became of the frame once React has taken it over. */
const keptFrame = () => {
  const { frame } = window as unknown as { frame: { heading: Element | null; lines: string[] } };
  const now = document.querySelector('main')?.textContent ?? '';
  return {
    isHeadingKept: frame.heading === document.querySelector('main h1'),
    lost: frame.lines.filter((line) => !now.includes(line)),
  };
};

for (const { user, path } of SCREENS) {
  test(`${user} reads ${path} in the page itself, and keeps it when the scripts take over`, async ({
    openAs,
  }) => {
    const page = await openAs(user);
    await keepFrame(page);
    await openWithScreen(page, path);
    // React notes its own on what it has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(await page.evaluate(keptFrame)).toMatchObject({ isHeadingKept: true, lost: [] });
  });
}
