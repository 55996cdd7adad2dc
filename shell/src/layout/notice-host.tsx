import { Apart } from '../portal/error-boundary';
import { fetchToaster as fetchFromKit } from './late-toaster';
import { PlainNotice } from './plain-notice';
import { useNotices } from './use-notices';

/** Shows the short messages of saves, as toasts, or plainly when the toaster's code can't be had. */
export const NoticeHost = ({ fetchToaster = fetchFromKit }) => {
  const { ToastRegion, plain, closePlain } = useNotices(fetchToaster);
  return (
    <>
      <Apart>{ToastRegion && <ToastRegion />}</Apart>
      {plain && <PlainNotice notice={plain} onClose={closePlain} />}
    </>
  );
};
