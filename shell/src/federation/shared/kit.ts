/**
 * Pieces of the kit that a screen may need. Each is fetched by file beside the remote, so that none is found out once
 * its code runs.
 */
export const KIT_PIECES = new Map<string, () => Promise<unknown>>([
  ['form', () => import(/* webpackChunkName: "kit-form" */ 'shared-ui/kit/form')],
  ['controls', () => import(/* webpackChunkName: "kit-controls" */ 'shared-ui/kit/controls')],
  ['table', () => import(/* webpackChunkName: "kit-table" */ 'shared-ui/kit/table')],
  ['list', () => import(/* webpackChunkName: "kit-list" */ 'shared-ui/kit/list')],
  ['upload', () => import(/* webpackChunkName: "kit-upload" */ 'shared-ui/kit/upload')],
  ['dialog', () => import(/* webpackChunkName: "kit-dialog" */ 'shared-ui/kit/dialog')],
  ['stepper', () => import(/* webpackChunkName: "kit-stepper" */ 'shared-ui/kit/stepper')],
  ['toast', () => import(/* webpackChunkName: "kit-toast" */ 'shared-ui/kit/toast')],
  // The copy that the forms validate with; the build names it for the screens that do (tooling/webpack/release).
  ['yup', () => import(/* webpackChunkName: "kit-yup" */ 'shared-ui/kit/yup')],
]);

/** Fetches the named pieces; an unknown name is ignored, since an older shell may meet a newer list. */
export const fetchKit = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => KIT_PIECES.get(name)?.()));
};
