import { compoundsOf } from './compounds.mjs';

/** @typedef {ArrayLike<string> & {getPropertyValue(name: string): string, getPropertyPriority(name: string): string}} Style */
/** @typedef {{selectorText?: string, style: Style, media?: ArrayLike<string>, cssRules?: ArrayLike<Rule>}} Rule */
/** @typedef {{cssRules: ArrayLike<Rule>}} Sheet */
/** @typedef {{rank: number, rule: Rule}} Ranked */

/** The rules of a sheet for a screen, in their order. @type {(sheet: Sheet) => Rule[]} */
const rulesOf = ({ cssRules }) =>
  Array.from(cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules ?? []) : [];
  });

/** Adds to what a key holds already. @type {(map: Map<string, Ranked[]>, key: string, ranked: Ranked) => void} */
const put = (map, key, ranked) => {
  const held = map.get(key);
  if (held) held.push(ranked);
  else map.set(key, [ranked]);
};

/** The rules of a page by the names that an element must bear for them: most elements are asked about a handful. */
export class RuleIndex {
  #size = 0;
  /** @type {Map<string, Ranked[]>} */
  #byClass = new Map();
  /** @type {Map<string, Ranked[]>} */
  #byTag = new Map();
  /** @type {Ranked[]} */
  #always = [];

  /** Adds a sheet after those that are there. @param {Sheet} sheet */
  add(sheet) {
    for (const rule of rulesOf(sheet)) if (rule.selectorText) this.#addRule(rule, rule.selectorText);
  }

  /** @param {Rule} rule @param {string} selector */
  #addRule(rule, selector) {
    const ranked = { rank: this.#size, rule };
    this.#size += 1;
    for (const { tag, classes } of compoundsOf(selector) ?? [{ tag: '', classes: [] }]) {
      const [name] = classes;
      if (name !== undefined) put(this.#byClass, name, ranked);
      else if (tag !== '') put(this.#byTag, tag, ranked);
      else this.#always.push(ranked);
    }
  }

  /**
   * The rules that may be for an element of this tag (lower case) and these classes, in their order, each once; no
   * other rule can be, whatever stands around it.
   *
   * @type {(tag: string, classes: Iterable<string>) => Ranked[]}
   */
  candidates(tag, classes) {
    const found = new Set([...this.#always, ...(this.#byTag.get(tag) ?? [])]);
    for (const name of classes) for (const ranked of this.#byClass.get(name) ?? []) found.add(ranked);
    return [...found].sort((one, other) => one.rank - other.rank);
  }
}
