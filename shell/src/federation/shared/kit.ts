type ImportModules = () => Promise<unknown>;

/**
 * Kit pieces by their names in `portal.json`: module specifiers of each with their dynamic imports. They are fetched
 * in parallel with the remote, not discovered by running it.
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

/** Fetches the named kit pieces; unknown names are ignored (an older shell may meet a newer list). */
export const fetchKit = async (names: readonly string[]): Promise<void> => {
  const fetches = names.flatMap((name) => Object.values(KIT_PIECES.get(name) ?? {}));
  await Promise.all(fetches.map((fetch) => fetch()));
};

/** Entry of the share scope: caches the promise of the first fetch for good unless removed. */
interface SharedModule {
  loading?: unknown;
}

/**
 * Getter of a lazy shared module: fetched on demand, and again after a failure. Called by the runtime on its cached
 * entry.
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
