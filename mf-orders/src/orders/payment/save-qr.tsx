import { useState } from 'react';
import { Box, Button, Text } from 'shared-ui';
import { PAYMENT_TEXTS } from '../../texts/payment';
import { saveQrImage } from './qr-image';
import type { QrPath } from './qr-path';

const texts = PAYMENT_TEXTS;

/** The phone that shows the code can't scan it: its banking app reads the saved image. */
export const SaveQr = ({ code, fileName }: { code: QrPath; fileName: string }) => {
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    setHasFailed(false);
    saveQrImage(code, fileName).catch(() => setHasFailed(true));
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
