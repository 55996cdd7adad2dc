import { describe, expect, it } from '@jest/globals';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { widenMappings } from './settings/widen-map.mjs';

const TEXT = 'a(TABLE);b(TABLE);c\nd(TABLE);e';

describe('mappings of a text whose word grew', () => {
  it('move by as much as stands longer before them on their line, and nowhere else', () => {
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapMappings} */
    const before = [
      [
        [0, 0, 0, 0],
        [9, 0, 1, 0],
        [18, 0, 2, 0],
      ],
      [
        [0, 0, 3, 0],
        [9, 0, 4, 2],
      ],
    ];
    const after = decode(widenMappings(encode(before), TEXT, { word: 'TABLE', by: 100 }));
    expect(after).toEqual([
      [
        [0, 0, 0, 0],
        [109, 0, 1, 0],
        [218, 0, 2, 0],
      ],
      [
        [0, 0, 3, 0],
        [109, 0, 4, 2],
      ],
    ]);
  });

  it('are left as they are without the word', () => {
    const mappings = encode([[[0, 0, 0, 0]], [[4, 0, 1, 1]]]);
    expect(widenMappings(mappings, 'a\nb', { word: 'TABLE', by: 100 })).toBe(mappings);
  });
});
