/** What is left out of the builds of packages (tooling/webpack/settings), by how a source would ask for it. */
const FEATURES = [
  {
    what: 'the router of data',
    used: /\b(?:create\w*Router|RouterProvider|useLoaderData|useFetcher|useBlocker|errorElement)\b/g,
  },
  {
    what: 'a feature of SWR',
    used: /\b(?:refreshInterval|keepPreviousData|useSWRInfinite)\b|\bsuspense: true|\{[^}]*\b(?:preload|unload)\b[^}]*\} from 'swr'/g,
  },
  {
    what: 'a range of widths',
    used: /\b(?:sm|md|lg)(?:Down|Only|To(?:Md|Lg))\b/g,
  },
  {
    what: "a part of Chakra's system",
    used: /\b(?:sva|\w*SlotRecipe\w*|colorMix)\b/g,
  },
  {
    what: 'a property that needs a prefix',
    used: /\b(?:userSelect|backdropFilter|mask[A-Z]\w*|hyphens|boxDecorationBreak|textSizeAdjust|printColorAdjust|initialLetter|textEmphasis\w*)['"]?:|\b\w*(?:[wW]idth|[hH]eight|Size)['"]?: '(?:stretch|-webkit-fill-available)'|\btextDecoration: '[^']* [^']*'/g,
  },
];

/**
 * What of a source asks for something that no build holds.
 *
 * @param {string} source
 */
export const leftOutFeatures = (source) =>
  FEATURES.flatMap(({ what, used }) => [...source.matchAll(used)].map(([found]) => `${what}: ${found}`));
