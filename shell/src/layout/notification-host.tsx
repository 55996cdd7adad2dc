import { IsolatedBoundary } from '../portal/error-boundary';
import { FallbackNotification } from './late-fallback-notification';
import { importToaster as fetchFromKit } from './late-toaster';
import { useNotificationView } from './use-notification-view';

/** Shows the short messages of saves, as toasts, or plainly when the toaster's code can't be had. */
export const NotificationHost = ({ fetchToaster = fetchFromKit }) => {
  const { ToastRegion, plain, closePlain } = useNotificationView(fetchToaster);
  return (
    <>
      <IsolatedBoundary>{ToastRegion && <ToastRegion />}</IsolatedBoundary>
      {plain && <FallbackNotification notice={plain} onClose={closePlain} />}
    </>
  );
};
