import { useEffect, useState } from 'react';
import { Box, Skeleton, Text } from 'shared-ui';
import { PAYMENT_TEXTS } from '../../texts/payment';
import type { QrPath } from './qr-path';
import { SaveQr } from './save-qr';

const texts = PAYMENT_TEXTS;
const SIZE = '9.25rem';

/** The code of a payload; its library is fetched when the first one is drawn. */
const useQrPath = (payload: string) => {
  const [state, setState] = useState<QrPath | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: QrPath | 'failed') => {
      if (isCurrent) setState(next);
    };
    import(/* webpackChunkName: "late-qr" */ './qr-path').then(
      ({ qrPath }) => settle(qrPath(payload)),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [payload]);
  return state;
};

const Drawing = ({ code }: { code: QrPath }) => (
  <svg
    role="img"
    aria-label={texts.qr}
    viewBox={`0 0 ${code.side} ${code.side}`}
    width="100%"
    height="100%"
    shapeRendering="crispEdges"
  >
    <path d={`M0 0h${code.side}v${code.side}h-${code.side}z`} fill="#fff" />
    <path d={code.path} fill="#000" />
  </svg>
);

interface PaymentQrProps {
  payload: string;
  /** Name under which the code is saved. */
  fileName: string;
}

/** The QR code that banking apps read: always black on white, whatever the theme. */
export const PaymentQr = ({ payload, fileName }: PaymentQrProps) => {
  const code = useQrPath(payload);
  if (code === 'failed') {
    return (
      <Text size="sm" tone="muted" maxW="12rem">
        {texts.qrFailed}
      </Text>
    );
  }
  return (
    <Box as="figure" textAlign="center" fontSize="xs" color="muted" m="0">
      <Box
        width={SIZE}
        height={SIZE}
        mx="auto"
        mb="2"
        border="1px solid var(--border)"
        borderRadius="md"
        overflow="hidden"
        css={{ background: '#fff' }}
      >
        {code ? <Drawing code={code} /> : <Skeleton width="full" height="full" />}
      </Box>
      <Box as="figcaption" maxW="9.25rem" mx="auto">
        {texts.scan}
      </Box>
      {code && <SaveQr code={code} fileName={fileName} />}
    </Box>
  );
};
