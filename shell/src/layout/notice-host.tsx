import { useEffect } from 'react';
import { late } from 'shared-ui';
import { OPTIONAL } from '../late/shell-code';
import { afterPaint } from '../navigation/at-rest';
import { Apart } from '../portal/error-boundary';
import { fetchToaster as fetchFromKit } from './late-toaster';
import type { PlainNoticeProps } from './plain-notice';
import { useNotices } from './use-notices';

const PlainNotice = late<PlainNoticeProps>(
  async () => (await import(/* webpackChunkName: "after-paint" */ './plain-notice')).PlainNotice,
  OPTIONAL,
);

const usePlainNotice = () =>
  useEffect(() => afterPaint(() => void PlainNotice.preload().catch(() => {})), []);

/** Shows the short messages of saves, as toasts, or plainly when the toaster's code can't be had. */
export const NoticeHost = ({ fetchToaster = fetchFromKit }) => {
  const { ToastRegion, plain, closePlain } = useNotices(fetchToaster);
  usePlainNotice();
  return (
    <>
      <Apart>{ToastRegion && <ToastRegion />}</Apart>
      {plain && <PlainNotice notice={plain} onClose={closePlain} />}
    </>
  );
};
