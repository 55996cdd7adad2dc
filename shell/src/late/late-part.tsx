import { Suspense } from 'react';
import { type LazyScreen, lazyScreen } from 'shared-auth';
import { Apart } from '../portal/apart';

/** Makes a part of the page whose code comes late; while it is not there, or if it never comes, nothing stands there. */
export const latePart = <Props extends object>(
  load: Parameters<typeof lazyScreen<Props>>[0],
): LazyScreen<Props> => {
  const Part = lazyScreen(load);
  const Late = (props: Props) => (
    <Apart>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Apart>
  );
  return Object.assign(Late, Part);
};
