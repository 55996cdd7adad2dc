/** @typedef {import('./lean/leave-out.mjs').Passage} Passage */

/** Recipes of several slots, tokens, and what tells tools of a system: the kit's has none, and nobody asks. @type {Passage[]} */
const SYSTEM = [
  { from: 'const sva = createSlotRecipeFn({ cva });', by: 'const sva = undefined;' },
  { from: 'const tokenMap = getTokenMap(tokens);', by: 'const tokenMap = new Map();' },
  { from: '  const query = {', to: '\n  };\n' },
  { from: '    isSlotRecipe,\n    query\n', by: '    isSlotRecipe\n' },
  { from: 'for (const [key, values] of tokens.cssVarMap.entries()) {', to: '\n    }\n' },
];

/** What types are made of by a tool, and colours mixed by their names. @type {Passage[]} */
const UTILITY = [
  {
    from: 'const assignPropertyType = (property, config) => {',
    to: '\n  };\n',
    by: 'const assignPropertyType = () => {};\n',
  },
  {
    from: 'const addPropertyType = (property, type) => {',
    to: '\n  };\n',
    by: 'const addPropertyType = () => {};\n',
  },
  {
    from: 'const getTypes = () => {',
    to: '\n    return map;\n  };\n',
    by: 'const getTypes = undefined;\n',
  },
  { from: 'const _colorMix = (value2) => colorMix(value2, tokenFn);', by: 'const _colorMix = undefined;' },
];

/** Modules of Chakra's system by what is left out of them. @type {[file: string, passages: Passage[]][]} */
export const CHAKRA = [
  ['system', SYSTEM],
  ['utility', UTILITY],
];
