import ts from 'typescript';

/** @param {string} source */
export const linesOf = (source) => source.replace(/\n$/, '').split('\n').length;

/**
 * The functions of a source that have a body, each by the line that it begins on and how many it takes: all of them,
 * those of its parameters, its comments and its JSX too, which Biome does not count.
 *
 * @param {string} source
 * @returns {{ line: number, lines: number }[]}
 */
export const functionsIn = (source) => {
  const parsed = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest);
  const lineAt = (/** @type {number} */ position) => parsed.getLineAndCharacterOfPosition(position).line + 1;
  /** @type {{ line: number, lines: number }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineAt(node.getStart(parsed));
      found.push({ line, lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};
