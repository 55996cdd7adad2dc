import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { withTimeout } from '../federation/async/with-timeout';
import { onIdle } from '../navigation/idle';
import type { Toaster } from './late-toaster';

/** Time a notification waits for the toaster before the fallback is used, milliseconds. */
const TOASTER_TIMEOUT_MS = 2_000;

/** Component that renders notifications. */
export interface NotificationView {
  /** Where the toasts appear; null while their code is not there. */
  ToastRegion: ComponentType | null;
  /** The last message, when the toaster could not be fetched for it. */
  plain: Notice | null;
  closePlain: () => void;
}

/** Connects `notify` to the toaster, which is prefetched when idle or loaded with the first notification. */
export const useNotificationView = (fetchToaster: () => Promise<Toaster>): NotificationView => {
  const [ToastRegion, setToastRegion] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<Notice | null>(null);
  const closePlain = useCallback(() => setPlain(null), []);

  useEffect(() => {
    let queue = Promise.resolve();
    const prepare = async () => {
      const toaster = await withTimeout(fetchToaster(), TOASTER_TIMEOUT_MS);
      setToastRegion(() => toaster.ToastRegion);
      return toaster.toast;
    };
    setNotifier((id, notice) => {
      const show = async () => (await prepare()).show(id, notice);
      queue = queue.then(show).then(closePlain, () => setPlain(notice));
    });
    const callOff = onIdle(() => void prepare().catch(() => {}));
    return () => {
      callOff();
      setNotifier(() => {});
    };
  }, [fetchToaster, closePlain]);

  return { ToastRegion, plain, closePlain };
};
