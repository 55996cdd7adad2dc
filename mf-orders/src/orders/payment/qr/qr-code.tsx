import { useMemo } from 'react';
import { QR_TEXTS } from '../../../texts/qr';
import { qrPath } from './qr-path';

/** A text as the code that banking apps read. */
export const QrCode = ({ payload }: { payload: string }) => {
  const { side, path } = useMemo(() => qrPath(payload), [payload]);
  return (
    <svg
      role="img"
      aria-label={QR_TEXTS.qr}
      viewBox={`0 0 ${side} ${side}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
