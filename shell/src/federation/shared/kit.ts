type ImportModules = () => Promise<unknown>;

/**
 * Pieces that a screen may need, by their names in `portal.json`: what a remote imports of each, and where it comes from.
 * Each is fetched by file beside the remote, so that none is found out once its code runs.
 */
export const KIT_PIECES = new Map<string, Record<string, ImportModules>>([
  ['form', { 'shared-ui/form': () => import(/* webpackChunkName: "kit-form" */ 'shared-ui/kit/form') }],
  [
    'controls',
    { 'shared-ui/controls': () => import(/* webpackChunkName: "kit-controls" */ 'shared-ui/kit/controls') },
  ],
  ['table', { 'shared-ui/table': () => import(/* webpackChunkName: "kit-table" */ 'shared-ui/kit/table') }],
  ['list', { 'shared-ui/list': () => import(/* webpackChunkName: "kit-list" */ 'shared-ui/kit/list') }],
  [
    'upload',
    {
      'shared-ui/upload': () => import(/* webpackChunkName: "kit-upload" */ 'shared-ui/kit/upload'),
      'shared-auth/upload': () => import(/* webpackChunkName: "kit-upload" */ 'shared-auth/upload'),
    },
  ],
  [
    'dialog',
    { 'shared-ui/dialog': () => import(/* webpackChunkName: "kit-dialog" */ 'shared-ui/kit/dialog') },
  ],
  [
    'stepper',
    { 'shared-ui/stepper': () => import(/* webpackChunkName: "kit-stepper" */ 'shared-ui/kit/stepper') },
  ],
  ['toast', { 'shared-ui/toast': () => import(/* webpackChunkName: "kit-toast" */ 'shared-ui/kit/toast') }],
  ['write', { 'shared-auth/write': () => import(/* webpackChunkName: "kit-write" */ 'shared-auth/write') }],
  [
    'binding',
    { 'shared-auth/binding': () => import(/* webpackChunkName: "kit-binding" */ 'shared-auth/binding') },
  ],
  // The copy that the forms validate with; the build names it for the screens that do (tooling/build/release).
  ['yup', { yup: () => import(/* webpackChunkName: "kit-yup" */ 'shared-ui/kit/yup') }],
]);

/** Fetches the named pieces; an unknown name is ignored, since an older shell may meet a newer list. */
export const fetchKit = async (names: readonly string[]): Promise<void> => {
  const fetches = names.flatMap((name) => Object.values(KIT_PIECES.get(name) ?? {}));
  await Promise.all(fetches.map((fetch) => fetch()));
};

/** What the share scope keeps of something shared: the promise of its first fetch, for good unless it is taken out. */
interface SharedModule {
  loading?: unknown;
}

/**
 * The getter of something shared that some remotes need: fetched when it is asked for, and again once that has
 * failed. The runtime calls it upon what it keeps.
 */
export const sharedGetter = (fetch: () => Promise<unknown>) =>
  async function (this: SharedModule): Promise<() => unknown> {
    try {
      const module = await fetch();
      return () => module;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  };
