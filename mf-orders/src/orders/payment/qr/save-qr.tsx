import { useState } from 'react';
import { Box, Button, Text } from 'shared-ui';
import { QR_TEXTS } from '../../../texts/qr';
import { saveQrImage } from './qr-image';
import { qrPath } from './qr-path';

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
