/**
 * In place of `hoist-non-react-statics`, which serves Emotion's `withTheme` alone: nobody calls it here, and it can't be
 * shaken out.
 *
 * @template T
 * @param {T} component
 */
export default (component) => component;
