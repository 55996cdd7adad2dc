/** Props of Chakra's own factory: attributes of no element. */
const OF_THE_FACTORY = new Set(['as', 'asChild', 'colorPalette', 'recipe', 'theme', 'unstyled']);

/**
 * In place of `@emotion/is-prop-valid`, a list of every attribute of HTML and SVG: what the kit passes on is typed, and
 * Chakra keeps back its style properties and the variants itself.
 *
 * @param {string} prop
 */
export default (prop) => !OF_THE_FACTORY.has(prop);
