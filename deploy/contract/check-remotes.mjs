import { mapLimit } from 'release-store';
import { checkContract } from '../checks/release-checks.mjs';
import { onBench } from './bench.mjs';
import { fault } from './fault.mjs';
import { visitFirstScreen } from './first-screen.mjs';
import { checkImport } from './import-check.mjs';

/** Who imports a remote of which no screen could be opened: the shell's registry names every remote to a student. */
const ANYBODY = '230101';

const isOffered = async ({ pageAs }, persona, { name, version }) => {
  const page = await pageAs(persona);
  const { remotes } = await (await page.request.get('/registry.json')).json();
  await page.context().close();
  const entry = remotes.find((remote) => remote.name === name);
  return entry?.enabled === true && entry.release?.version === version;
};

const contractFaults = (manifest, contract) => {
  try {
    checkContract(manifest, contract);
    return [];
  } catch (error) {
    return [fault('contrat', error.message)];
  }
};

const checkOne = async (bench, { manifest, release }, contract) => {
  const misfits = contractFaults(manifest, contract);
  if (misfits.length > 0) return misfits;
  if (!(await isOffered(bench, ANYBODY, release)))
    return [fault('registre', 'le serveur ne sait pas lire portal.json ou release.json de cette version')];
  const { persona, faults } = await visitFirstScreen(bench, manifest);
  return [...(await checkImport(bench, persona ?? ANYBODY, manifest, release)), ...faults];
};

/** A visit waits more than it works. */
const AT_ONCE = 3;

/**
 * Runs the contract test of published versions (`{ remote: version }`) in a real browser, inside the built shell,
 * which speaks the version `contract`. Resolves to `[{ remote, version, faults: [{ controle, message }] }]`.
 */
export const checkRemotes = async (store, versions, contract) => {
  const { folder, remove } = await store.checkout(versions);
  try {
    return await onBench(folder, versions, (bench) =>
      mapLimit(Object.entries(versions), AT_ONCE, async ([remote, version]) => {
        const manifest = await store.read(remote, version, 'portal.json');
        const release = await store.read(remote, version, 'release.json');
        return { remote, version, faults: await checkOne(bench, { manifest, release }, contract) };
      }),
    );
  } finally {
    remove();
  }
};
