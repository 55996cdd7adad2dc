import { Box, Button, LiveRegion, Text } from 'shared-ui';
import { iconCopy } from 'shared-ui/icons';
import { PAYMENT_TEXTS } from '../../texts/payment';
import { useCopy } from './use-copy';

const texts = PAYMENT_TEXTS;

/** One press for all that a transfer asks for; on the phone that shows the page there is nothing to scan with. */
export const CopyAll = ({ lines }: { lines: readonly string[] }) => {
  const { copy, said, isCopied } = useCopy(lines.join('\n'), texts.copiedAll);
  return (
    <Box>
      <Button variant="outline" size="sm" icon={isCopied ? 'check' : { path: iconCopy }} onClick={copy}>
        {texts.copyAll}
      </Button>
      <Text size="xs" tone="muted" aria-hidden="true" mt={said === '' ? '0' : '1'}>
        {said}
      </Text>
      <LiveRegion message={said} />
    </Box>
  );
};
