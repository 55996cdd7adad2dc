import { useMemo, useState } from 'react';
import { Box, Button, Text } from 'shared-ui';
import { QR_TEXTS } from '../../../texts/payment';
import { saveQrImage } from './qr-image';
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

const texts = QR_TEXTS;

interface SaveQrProps {
  payload: string;
  /** What is paid: its image is saved under this name. */
  order: string;
}

/** The phone that shows the code can't scan it: its banking app reads the saved image. */
export const SaveQr = ({ payload, order }: SaveQrProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    setHasFailed(false);
    saveQrImage(qrPath(payload), texts.imageName(order)).catch(() => setHasFailed(true));
  };
  return (
    <Box display={{ base: 'block', sm: 'none' }} mt="3" css={{ _print: { display: 'none' } }}>
      <Button variant="outline" size="sm" icon="download" onClick={save}>
        {texts.saveImage}
      </Button>
      <Text size="xs" mt="2" maxW="16rem" mx="auto" {...(hasFailed ? { role: 'alert' } : {})}>
        {hasFailed ? texts.saveFailed : texts.onThisPhone}
      </Text>
    </Box>
  );
};
