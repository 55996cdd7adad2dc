import { allScreens } from '../../screens/all';
import { expect, test } from '../fixtures';

const pathsOf = (person: string): string[] => [
  ...new Set(allScreens.filter(({ user }) => user === person).map(({ path }) => path)),
];

/** Runs in the page: what a screen at rest lacks. */
const unfinished = (): string[] => {
  const headings = [...document.querySelectorAll('h1')];
  const waiting = document.querySelectorAll('main [aria-busy="true"]').length;
  const isTakenOver = headings.every((each) => Object.keys(each).some((key) => key.startsWith('__react')));
  return [
    headings.length === 1 ? '' : `${headings.length} headings`,
    waiting === 0 ? '' : `${waiting} parts that wait`,
    isTakenOver ? '' : 'no script has taken over',
  ].filter(Boolean);
};

for (const person of new Set(allScreens.map(({ user }) => user)))
  test(`every screen of ${person} comes to rest without an error`, async ({ openAs }) => {
    const page = await openAs(person);
    for (const path of pathsOf(person)) {
      await page.goto(path);
      await expect(async () => expect(await page.run(unfinished), path).toEqual([])).toPass();
      expect(page.errors(), path).toEqual([]);
    }
  });
