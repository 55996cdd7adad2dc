import ts from 'typescript';

const STORES = new Set(['localStorage', 'sessionStorage']);
/** Storage calls that take a key: method, then its store. */
const NAMED =
  /^((window|globalThis|self)\.)?(localStorage|sessionStorage)\.(setItem|removeItem|getItem)$|^((window|globalThis|self)\.)?(indexedDB\.(open|deleteDatabase)|caches\.(open|delete))$/;

/**
 * Static prefix of a key expression.
 *
 * @param {ts.Expression | undefined} key
 */
const beginning = (key) => {
  if (!key) return '';
  if (ts.isStringLiteralLike(key)) return key.text;
  return ts.isTemplateExpression(key) ? key.head.text : '';
};

/** @param {ts.Node} node */
const isPartOfNamed = (node) => {
  const access = node.parent;
  return (
    access !== undefined &&
    ts.isPropertyAccessExpression(access) &&
    ts.isCallExpression(access.parent) &&
    NAMED.test(access.getText())
  );
};

/**
 * Storage keys of `owner`'s source without its own prefix: keys of a domain start with `mf-x:`, as literals. Other
 * uses of a store are listed too.
 *
 * @param {string} owner
 * @param {string} source
 * @returns {string[]}
 */
export const foreignKeys = (owner, source) => {
  const parsed = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isNamed = ts.isCallExpression(node) && NAMED.test(node.expression.getText());
    if (isNamed && !beginning(node.arguments[0]).startsWith(`${owner}:`)) found.push(node.getText());
    const isStore =
      ts.isIdentifier(node) && STORES.has(node.text) && !ts.isPropertyAccessExpression(node.parent);
    if (isStore && !isPartOfNamed(node)) found.push(node.parent.getText());
    const isOther =
      ts.isPropertyAccessExpression(node) &&
      STORES.has(node.expression.getText()) &&
      !isPartOfNamed(node.expression);
    if (isOther) found.push(node.parent.getText());
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...new Set(found)];
};
