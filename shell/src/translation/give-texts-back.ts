/** What a translator put in the place of a text, and the texts that it took for it. */
const standInOf = new WeakMap<Node, ChildNode>();
const textsOf = new WeakMap<Node, Node[]>();

/** A page that no translator touched shows React's own faults as they are. */
let isTranslated = false;

const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** Puts the texts in their place again; the translator sees them come and translates what they say now. */
const giveBack = (text: Node): void => {
  const standIn = standInOf.get(text);
  if (!standIn) return;
  for (const one of textsOf.get(standIn) ?? []) standInOf.delete(one);
  if (standIn.isConnected) standIn.replaceWith(...(textsOf.get(standIn) ?? []));
};

const watchTexts = new MutationObserver((changes) => {
  for (const { target } of changes) giveBack(target);
});

const noteReplaced = (text: Node, standIn: ChildNode): void => {
  standInOf.set(text, standIn);
  textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
  // React changes what its text says while it is not on the page.
  watchTexts.observe(text, { characterData: true });
};

/** A text that is on the page by itself is nobody's: its translation was taken away. */
const isReplaced = (text: Node): boolean => text.parentNode === null || isStandIn(text.parentNode);

/** The texts that a node's going takes away: its own, or those it stood in the place of (a third language). */
const takenWith = (node: Node): Node[] =>
  (textsOf.get(node) ?? (node.nodeType === Node.TEXT_NODE ? [node] : [])).filter(isReplaced);

const noteReplacements = (changes: readonly MutationRecord[]): void => {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isStandIn)));
  if (added.size === 0) return;
  isTranslated = true;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    // Put in its place at once, or put beside it before it went.
    const places = [...addedNodes, previousSibling, nextSibling];
    const standIn = places.filter(isStandIn).find((one) => added.has(one));
    if (!standIn) continue;
    for (const text of [...removedNodes].flatMap(takenWith)) noteReplaced(text, standIn);
  }
};

/**
 * Browsers translate a page by putting `<font>` elements in the place of its texts, of which React knows nothing: it
 * then fails to put an element before a text, to take a text away, or changes one that nobody sees
 * (https://github.com/facebook/react/issues/11538). From now on React finds its texts again where it looks for them.
 */
export const giveTextsBack = (): void => {
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const isChild = (parent: Node, child: Node): boolean => {
    if (child.parentNode !== parent) giveBack(child);
    return child.parentNode === parent || !isTranslated;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    giveBack(node);
    return insertBefore.call(this, node, before && isChild(this, before) ? before : null) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    giveBack(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isChild(this, child) ? (removeChild.call(this, child) as T) : child;
  };
  new MutationObserver(noteReplacements).observe(document.body, { childList: true, subtree: true });
};
