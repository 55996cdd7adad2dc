/**
 * @typedef {object} Passage part of a module that serves nothing here
 * @property {string} from how it begins; stands once in the module
 * @property {string} [to] how it ends, itself included; without it, `from` is the whole passage
 * @property {string} [by] what stands in its place; nothing by default
 */

/** A function of a module that is not called here, and stays without what it does. @type {(name: string) => Passage} */
export const emptied = (name) => ({
  from: `\nfunction ${name}(`,
  to: '\n}\n',
  by: `\nfunction ${name}() {}\n`,
});

/** @type {(source: string, passage: Passage) => string} */
const without = (source, { from, to = '', by = '' }) => {
  const start = source.indexOf(from);
  if (start < 0 || source.includes(from, start + 1))
    throw new Error(`« ${from} » does not stand once in a module of which it is left out`);
  const end = source.indexOf(to, start + from.length);
  if (end < 0) throw new Error(`« ${to} » does not end what begins with « ${from} »`);
  return source.slice(0, start) + by + source.slice(end + to.length);
};

/**
 * Loader: the module without passages (`options.passages`). Fails where one of them is not as in the version that is pinned.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ passages: Passage[] }>}
 */
export default function leaveOut(source) {
  return this.getOptions().passages.reduce(without, source);
}
