import ts from 'typescript';

const isFunction = (/** @type {ts.Node} */ node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node);

/**
 * Metrics of one file from its syntax tree.
 *
 * @param {import('./files.mjs').SourceFile} file
 * @returns {{ functions: number[], anys: number }} lines of each function; how often `any` is a type
 */
export const readSyntax = ({ path, text }) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {number[]} */
  const functions = [];
  let anys = 0;
  const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line;
  const walk = (/** @type {ts.Node} */ node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) anys += 1;
    if (isFunction(node)) functions.push(lineOf(node.end) - lineOf(node.getStart(source)) + 1);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return { functions, anys };
};
