/**
 * Loader: in place of a module, all that another one exports (`options.to`, an absolute path).
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ to: string }>}
 */
export default function passOn() {
  return `export * from ${JSON.stringify(this.getOptions().to)};`;
}
