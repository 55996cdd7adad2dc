import { runInNewContext } from 'node:vm';
import { consumesInShort } from './settings/runtime/consumes-in-short.mjs';
import { IN_SHORT } from './settings/runtime/entry-in-short.mjs';

/** As the federation plugin writes it. @param {string} key */
const written = (key) => `{
	fallback: () => (() => { throw new Error("Can not get '${key}'") }),
	shareScope: ["default"],
	singleton: true,
	requiredVersion: "^1.2.0",
	strictVersion: true,
	eager: false,
	layer: undefined,
	shareKey: "${key}",
}`;

const BEFORE = `data = { 1: ${written('shared-ui/table')},\n2: ${written('react')} };`;

/** @param {string} code */
const dataOf = (code) => {
  const context = { data: /** @type {Record<number, object>} */ ({}) };
  runInNewContext(code, context);
  return context.data;
};

describe('what a domain takes from the shell, in short', () => {
  it('is what the federation plugin wrote', () => {
    const short = dataOf(consumesInShort(BEFORE));
    const whole = dataOf(BEFORE);
    expect(Object.keys(short)).toEqual(['1', '2']);
    for (const id of [1, 2]) {
      const { fallback, ...said } = Object(short[id]);
      const { fallback: before, eager, layer, ...rest } = Object(whole[id]);
      expect(said).toEqual(rest);
      // Left out, since they are what is believed of what is not said.
      expect([eager, layer]).toEqual([false, undefined]);
      expect(fallback()).toThrow(`Can not get '${said.shareKey}'`);
      expect(before()).toThrow(`Can not get '${said.shareKey}'`);
    }
  });

  it('is refused where the plugin writes it in another way', () => {
    expect(() => consumesInShort(BEFORE.replace('eager: false', 'eager: true'))).toThrow('not as');
    expect(() => consumesInShort('shareKey: "react"')).toThrow('not as');
  });
});

it.each([...IN_SHORT])(
  '%s of an entry is refused where the plugin writes it in another way',
  (_name, inShort) => {
    expect(() => inShort('var shareKey = chunkMatcher || prevStartup;')).toThrow('not as');
  },
);
