import { join } from 'node:path';
import { folderOf, readJson, SERVER } from '../paths.mjs';
import { productionPackages } from './production-packages.mjs';

/** What builds, checks and tries the portal. `@swc/helpers` is none of it: a font reader of pdfkit runs on it. */
const BUILD_TOOL =
  /^(tooling|webpack|webpack-.+|playwright|playwright-.+|axe-core|typescript|esbuild|jest|swc-loader|@module-federation\/.+|@axe-core\/.+|@playwright\/.+|@swc\/(?!helpers$).+)$/;

/** @type {(name: string) => Record<string, string>} */
const dependenciesOf = (name) => readJson(join(folderOf(name), 'package.json')).dependencies;

describe('the server as it is installed for production', () => {
  it('brings neither a build tool nor a browser', () => {
    const packages = productionPackages('server/commands');
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'fontkit']));
    expect(packages.filter((name) => BUILD_TOOL.test(name))).toEqual([]);
  });

  it.each(['shared-contract', 'release-store', ...SERVER.filter((name) => name !== 'server/commands')])(
    'has by its own name every package that %s, which is in its bundle, takes from outside',
    (name) => {
      const outside = Object.entries(dependenciesOf(name)).filter(
        ([, range]) => !range.startsWith('workspace:'),
      );
      expect(dependenciesOf('server/commands')).toMatchObject(Object.fromEntries(outside));
    },
  );
});
