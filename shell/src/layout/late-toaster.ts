import type { ComponentType } from 'react';
import type { notify } from 'shared-auth';

/** Subset of shared-ui's toaster used here. */
export interface Toaster {
  toast: { show: typeof notify };
  ToastRegion: ComponentType;
}

/** Lazy-loads the toaster. */
export const importToaster = (): Promise<Toaster> => import('shared-ui/kit/toast');
