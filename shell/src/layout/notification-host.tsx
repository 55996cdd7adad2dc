import { IsolatedBoundary } from '../portal/error-boundary';
import { FallbackNotification } from './late-fallback-notification';
import { importToaster as fetchFromKit } from './late-toaster';
import { useNotificationView } from './use-notification-view';

/** Renders notifications as toasts, or as plain messages when the toaster fails to load. */
export const NotificationHost = ({ fetchToaster = fetchFromKit }) => {
  const { ToastRegion, plain, closePlain } = useNotificationView(fetchToaster);
  return (
    <>
      <IsolatedBoundary>{ToastRegion && <ToastRegion />}</IsolatedBoundary>
      {plain && <FallbackNotification notice={plain} onClose={closePlain} />}
    </>
  );
};
