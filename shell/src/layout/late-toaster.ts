import type { ComponentType } from 'react';
import type { notify } from 'shared-auth';

/** The part of shared-ui's toaster that is used here. */
export interface Toaster {
  toast: { show: typeof notify };
  ToastRegion: ComponentType;
}

/** Fetches the toaster's code. */
export const importToaster = (): Promise<Toaster> => import('shared-ui/kit/toast');
