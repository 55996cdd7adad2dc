import { useEffect, useState } from 'react';
import { Box, Skeleton, Text } from 'shared-ui';
import { PAYMENT_TEXTS } from '../../texts/payment';

const texts = PAYMENT_TEXTS;
const SIZE = '9.25rem';

type Qr = typeof import('./qr/qr');

/** What draws codes and saves them, with its library: fetched when a page first has one to show. */
const useQr = () => {
  const [qr, setQr] = useState<Qr | 'failed' | null>(null);
  useEffect(() => {
    let isAwaited = true;
    const settle = (next: Qr | 'failed') => {
      if (isAwaited) setQr(next);
    };
    import(/* webpackChunkName: "late-qr" */ './qr/qr').then(settle, () => settle('failed'));
    return () => {
      isAwaited = false;
    };
  }, []);
  return qr;
};

interface PaymentQrProps {
  payload: string;
  /** What is paid: its image is saved under this name. */
  order: string;
}

/** The QR code that banking apps read: always black on white, whatever the theme. */
export const PaymentQr = ({ payload, order }: PaymentQrProps) => {
  const qr = useQr();
  if (qr === 'failed') {
    return (
      <Text size="sm" tone="muted" maxW="12rem">
        {texts.qrFailed}
      </Text>
    );
  }
  return (
    <Box textAlign="center" fontSize="xs" color="muted">
      <Box as="figure" m="0">
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
          {qr ? <qr.QrCode payload={payload} /> : <Skeleton width="full" height="full" />}
        </Box>
        <Box as="figcaption" maxW="9.25rem" mx="auto">
          {texts.scan}
        </Box>
      </Box>
      {qr && <qr.SaveQr payload={payload} order={order} />}
    </Box>
  );
};
