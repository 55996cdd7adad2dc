import type { EmotionCache } from '@emotion/cache';
import type { FrameStyle } from 'shared-contract/portal/first-frame';

/**
 * What one rendering on the server put into its own cache (`compat`, so that no style stands in the markup): the rules
 * of the page, then those of the classes, each under the names by which the browser's cache knows them.
 */
export const criticalCss = ({ key, inserted, registered }: EmotionCache): FrameStyle[] => {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string' && rule[1] !== '',
  );
  const isOfClass = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
  const classes = rules.filter(isOfClass);
  return [
    ...rules
      .filter((rule) => !isOfClass(rule))
      .map(([name, css]) => ({ names: `${key}-global ${name}`, css })),
    { names: [key, ...classes.map(([name]) => name)].join(' '), css: classes.map(([, css]) => css).join('') },
  ];
};

/** A cache for one rendering on the server. */
export const forServer = (cache: EmotionCache): EmotionCache =>
  Object.assign(cache, { compat: true as const });
