import { runInNewContext } from 'node:vm';
import { BACK_MEMORY } from './back-memory';

/** Runs the script in a page that is shown, and tells what it did. */
const shown = (persisted: boolean) => {
  const did: string[] = [];
  const root = { hidden: false };
  runInNewContext(BACK_MEMORY, {
    addEventListener: (name: string, listen: (event: object) => void) =>
      name === 'pageshow' && listen({ persisted }),
    document: { documentElement: root },
    location: { reload: () => did.push('reload') },
  });
  return { did, isHidden: root.hidden };
};

test('a page from the browser’s memory is hidden and asked for again, one that just came is left alone', () => {
  expect(shown(true)).toEqual({ did: ['reload'], isHidden: true });
  expect(shown(false)).toEqual({ did: [], isHidden: false });
});
