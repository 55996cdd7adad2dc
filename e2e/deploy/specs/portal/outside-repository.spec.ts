import { join, relative } from 'node:path';
import { filesUnder, integrityOfFile, readRegistry } from 'release-store';
import { folderOf } from '../../../../tooling/build/paths.mjs';
import { test as base, expect } from '../../../fixtures';
import { untilShown } from '../../fixtures';
import { type Checkout, checkOut } from '../../outside/checkout';
import { FIRST_PORT, type PortalProcess, startPortal } from '../../portal-process';
import { publishCurrent, publishShell, type Versions } from '../../publish';

const REMOTE = 'mf-orders';

/** A portal in service, and a checkout of one of its domains that knows nothing of it but its address and its releases. */
interface Apart extends PortalProcess {
  current: Versions;
  checkout: Checkout;
}

const test = base.extend<object, { apart: Apart }>({
  apart: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const [{ portal, stop }, checkout] = await Promise.all([
        startPortal(FIRST_PORT + parallelIndex),
        checkOut(REMOTE),
      ]);
      try {
        const current = await publishCurrent(portal);
        await publishShell(portal);
        await use({ ...portal, current, checkout });
      } finally {
        await stop();
        checkout.remove();
      }
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: ({ apart }, use) => use(apart.url),
});

/** Integrity value of each file of a build by its name; what only this machine reads is left out. */
const filesOf = (dist: string) =>
  Object.fromEntries(
    filesUnder(dist)
      .map((path) => [relative(dist, path), integrityOfFile(path)] as const)
      .filter(([file]) => file !== 'build.json'),
  );

test('a domain is shipped from a folder that holds nothing else, and a broken screen of it is refused there', async ({
  openAs,
  apart,
}) => {
  const { checkout, current, releases, url, workshop } = apart;
  /** Of this machine alone: what it judged once is not judged again, as on a team's. */
  const portalctl = (args: string[], folder = releases) =>
    checkout.portalctl(args, { RELEASES_DIR: folder, PORTAL_URL: url, CI: '' });
  const publish = async () => {
    const { code, said } = await portalctl(['publish', REMOTE]);
    expect(code).toBe(0);
    return said.split(' ')[1] ?? '';
  };
  const active = () => readRegistry(releases).remotes[REMOTE]?.version;
  const page = await openAs('230101');
  const offers = async (link: string) => {
    await untilShown(page.request, releases);
    await page.goto('/commandes');
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();
  };

  // Where no shell is in service, nothing can be judged, and this folder has none of its own.
  expect(await portalctl(['publish', REMOTE], join(workshop, 'vide'))).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/^shell-absent : /m),
  });

  // The same sources are the same version, to the byte.
  expect(await portalctl(['publish', REMOTE])).toMatchObject({
    code: 1,
    refused: expect.stringContaining(`deja-publiee : ${REMOTE} ${current[REMOTE]} est déjà publiée`),
  });
  expect(filesOf(join(checkout.domain, 'dist'))).toEqual(filesOf(join(folderOf(REMOTE), 'dist')));
  await offers('Nouvelle commande');

  checkout.edit('src/texts/orders.ts', "newOrder: 'Nouvelle commande'", "newOrder: 'Commander un syllabus'");
  const changed = await publish();
  expect(await portalctl(['check', REMOTE, changed])).toMatchObject({
    code: 0,
    said: `${REMOTE} ${changed} : tout est en ordre.\n`,
  });
  expect(active()).toBe(current[REMOTE]);
  expect(await portalctl(['promote', REMOTE, changed])).toMatchObject({ code: 0 });
  expect(active()).toBe(changed);
  await offers('Commander un syllabus');

  checkout.edit('src/orders/orders.page.tsx', 'useOrders();', "useOrders();\n  throw new Error('panne');");
  const broken = await publish();
  const { revision } = readRegistry(releases);
  expect(await portalctl(['check', REMOTE, broken])).toMatchObject({
    code: 1,
    refused: expect.stringContaining(`${REMOTE} ${broken}\n  chargement – /commandes montre une panne`),
  });
  expect(readRegistry(releases).revision).toBe(revision);
  await offers('Commander un syllabus');
});
