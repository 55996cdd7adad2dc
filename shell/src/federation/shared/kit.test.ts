import { runtime } from '@module-federation/webpack-bundler-runtime';
import { sharedGetter } from './kit';

const PIECE = { form: 'le formulaire' };

/** A host whose piece comes at the second time of asking. */
const hostOf = (name: string, get: (fetch: () => Promise<unknown>) => () => Promise<() => unknown>) => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    if (asked === 1) throw new Error('Loading chunk kit-form failed');
    return PIECE;
  };
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0' };
  const shared = { 'shared-ui/form': { version: '1.0.0', shareConfig, get: get(fetch) } };
  return runtime.createInstance({ name, remotes: [], shared });
};

it('a piece that did not come is asked for again', async () => {
  const host = hostOf('again', sharedGetter);
  await expect(host.loadShare('shared-ui/form')).rejects.toThrow('kit-form');
  const factory = await host.loadShare<typeof PIECE>('shared-ui/form');
  expect((factory || null)?.()).toBe(PIECE);
});

it('which the runtime does not do by itself', async () => {
  const host = hostOf('never', (fetch) => () => fetch().then((module) => () => module));
  await expect(host.loadShare('shared-ui/form')).rejects.toThrow('kit-form');
  await expect(host.loadShare('shared-ui/form')).rejects.toThrow('kit-form');
});
