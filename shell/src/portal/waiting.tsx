import { SkeletonPage, useDelayed } from 'shared-ui';

/** In place of a screen whose code is on its way: nothing for 200 ms, then its outline. */
export const Waiting = () => (useDelayed(true) ? <SkeletonPage /> : null);
