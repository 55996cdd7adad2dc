import type { EmotionCache } from '@emotion/cache';
import type { FrameStyle } from 'shared-contract/portal/first-frame';

/**
 * Critical CSS of a server rendering, from its Emotion cache (`compat`: no styles in the markup): global rules, then
 * class rules, each under its cache key for hydration.
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

/** Emotion cache of one server rendering. */
export const createServerCache = (cache: EmotionCache): EmotionCache =>
  Object.assign(cache, { compat: true as const });
