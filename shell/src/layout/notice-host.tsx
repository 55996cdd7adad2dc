import { Apart } from '../portal/error-boundary';
import { PlainNotice } from './late-plain-notice';
import { fetchToaster as fetchFromKit } from './late-toaster';
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
