import webpack from 'webpack';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {(request: string, from: string) => Promise<string | null>} Reading what a build would make of a request from a
 *   folder: the file, its loaders and how it is parsed; null where it finds nothing
 */

/** @type {(module: import('webpack').Module) => string} */
const described = (module) => {
  const { resource, loaders, type, factoryMeta, resolveOptions } = Object(module);
  // A remote takes some from the shell, which gives the same package.
  if (resource === undefined) return module.identifier();
  return JSON.stringify({ resource, loaders, type, factoryMeta, resolveOptions });
};

/**
 * Resolves requests and applies the rules of a webpack configuration without building.
 *
 * @param {Configuration} config
 * @returns {Promise<Reading>}
 */
export const openDryBuild = async (config) => {
  const compiler = webpack({ ...config, cache: false });
  if (!compiler) throw new Error('webpack made nothing of this configuration');
  const params = compiler.newCompilationParams();
  await compiler.hooks.beforeCompile.promise(params);
  compiler.hooks.compile.call(params);
  compiler.newCompilation(params);
  return (request, from) =>
    new Promise((resolve) => {
      const asked = {
        contextInfo: { issuer: '', issuerLayer: null, compiler: '' },
        resolveOptions: {},
        context: from,
        dependencies: [webpack.EntryPlugin.createDependency(request, { name: 'asked' })],
      };
      params.normalModuleFactory.create(asked, (_error, result) =>
        resolve(result?.module ? described(result.module) : null),
      );
    });
};
