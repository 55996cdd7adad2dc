import { Suspense } from 'react';
import { type LazyScreen, lazyScreen } from 'shared-auth';
import { Apart } from '../portal/apart';

/** Makes a part of the page whose code comes late; while it is not there, or if it never comes, nothing stands there. */
export const latePart = (load: Parameters<typeof lazyScreen>[0]): LazyScreen => {
  const Part = lazyScreen(load);
  const Late = () => (
    <Apart>
      <Suspense>
        <Part />
      </Suspense>
    </Apart>
  );
  return Object.assign(Late, Part);
};
