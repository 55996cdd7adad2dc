import type { Notice, NoticeTone } from 'shared-auth';
import { Alert, Box, Button, type Tone } from 'shared-ui';
import { CORNER } from '../portal/corner';
import { TEXTS } from '../texts';

const TONES: Record<NoticeTone, Tone> = {
  pending: 'info',
  success: 'ok',
  warning: 'warning',
  error: 'danger',
};

export interface PlainNoticeProps {
  notice: Notice;
  onClose: () => void;
}

/** The last message, when the toaster can't be fetched: it says it, read out at once if it is an error. */
export const PlainNotice = ({ notice: { tone, title, text }, onClose }: PlainNoticeProps) => {
  const close = (
    <Button size="sm" variant="outline" onClick={onClose}>
      {TEXTS.close}
    </Button>
  );
  return (
    <Box css={CORNER}>
      <Alert key={tone} tone={TONES[tone]} title={title} actions={close} live>
        {text}
      </Alert>
    </Box>
  );
};
