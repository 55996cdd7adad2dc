import { lazy, Suspense, useEffect, useState } from 'react';
import { setNotifier } from 'shared-auth/host';
import { createToasts } from './toasts';

const ToastRegion = lazy(async () => ({ default: (await import('shared-ui/kit/toast')).ToastRegion }));

/** Shows the short messages of saves; the toaster's code comes with the first of them. */
export const NoticeHost = () => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const show = createToasts(() => import('shared-ui/kit/toast'));
    setNotifier((id, notice) => {
      setIsNeeded(true);
      show(id, notice);
    });
    return () => setNotifier(() => {});
  }, []);
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
};
