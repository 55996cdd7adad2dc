import { consumesInShort } from './consumes-in-short.mjs';

/** Replaces one passage; throws where it is not written so. @type {(passage: RegExp, by: string) => (written: string) => string} */
const instead = (passage, by) => (written) => {
  if (!passage.test(written)) throw new Error(`not as the federation plugin wrote it: ${written}`);
  return written.replace(passage, by);
};

/** Parts of an entry that the federation plugin writes, by their names, and how each is said in fewer words. */
export const IN_SHORT = new Map([
  ['consumes', consumesInShort],
  // Of a build that serves other builds from a folder of theirs.
  ['federation runtime', instead(/chunkMatcher: .+\n\s*rootOutputDir: .+\n/, '')],
  // There is a start before it, empty: the entry has no module of its own to run.
  [
    'embed federation',
    instead(
      /if \(typeof prevStartup === 'function'\) \{\s*return prevStartup\(\);\s*\} else \{\s*console\.warn\(.+\);\s*\}/,
      'return prevStartup();',
    ),
  ],
]);
