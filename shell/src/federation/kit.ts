/**
 * Pieces of the kit that a remote may name. Each is fetched by file before the remote: a failed piece then
 * recovers at the first retry, whereas the share scope keeps a rejection for ever.
 */
const pieces = new Map<string, () => Promise<unknown>>([
  ['form', () => import('shared-ui/kit/form')],
  ['table', () => import('shared-ui/kit/table')],
  ['list', () => import('shared-ui/kit/list')],
  ['upload', () => import('shared-ui/kit/upload')],
  ['dialog', () => import('shared-ui/kit/dialog')],
  ['stepper', () => import('shared-ui/kit/stepper')],
  ['toast', () => import('shared-ui/kit/toast')],
]);

/** @public Named here so that the shell provides each piece to the remotes; a key that no module imports is not. */
export const sharedPieces = [
  () => import('shared-ui/form'),
  () => import('shared-ui/table'),
  () => import('shared-ui/list'),
  () => import('shared-ui/upload'),
  () => import('shared-ui/dialog'),
  () => import('shared-ui/stepper'),
  () => import('shared-ui/toast'),
] as const;

/** Fetches the named pieces; an unknown name is ignored, since an older shell may meet a newer list. */
export const fetchKit = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => pieces.get(name)?.()));
};
