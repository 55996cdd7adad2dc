import { expect, test } from '../../../fixtures';
import { runMonth } from '../../month/run-month.mjs';

/** A week of releases (docs/deploiement.md): the remotes from an origin of their own, all signed. */
const WEEK = { remotes: 8, shells: 1, isApart: true, every: { broken: 6, command: 4, server: 6 } };

test('a week of releases by two teams, with what dies on the way, fails nobody and loses nothing', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const { failures, lost, invalid, looks, navigations, ...played } = await runMonth(WEEK, browser);
  const description = JSON.stringify({ ...played, looks, navigations });
  test.info().annotations.push({ type: 'semaine', description });
  expect({ failures, lost, invalid }).toEqual({ failures: [], lost: 0, invalid: 0 });
  expect(played).toMatchObject({ remotes: 8, shells: 1, broken: 1, servers: 1 });
  expect(played.commands).toBeGreaterThan(0);
});
