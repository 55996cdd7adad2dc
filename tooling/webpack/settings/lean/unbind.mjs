/** What a bundler must take for something that happens: it keeps it even where nobody asks for it. */
const WRAPPED = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
const NAMED = /^[\w$]+\.displayName = "[^"\n]*";$/gm;

/**
 * Loader: tells that contexts and wrapped components of a module are made without effect, and drops the names that they
 * have in tools, so that what nobody imports is left out.
 *
 * @type {import('webpack').LoaderDefinitionFunction}
 */
export default function unbind(source) {
  return source.replace(WRAPPED, '= /* @__PURE__ */ $1').replace(NAMED, '');
}
