import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Notice, NoticeTone } from 'shared-auth';
import { Alert, Box, Button, type Tone, useHost } from 'shared-ui';
import { FLOATING_PANEL } from '../portal/floating-panel';
import { TEXTS } from '../texts';

const TONES: Record<NoticeTone, Tone> = {
  pending: 'info',
  success: 'ok',
  warning: 'warning',
  error: 'danger',
};

/** Position of toasts: above any bar of the page. */
const ABOVE_BARS = {
  top: 'auto',
  bottom: 'calc(5.25rem + env(safe-area-inset-bottom))',
  zIndex: 60,
} as const;

/** Closes the message on Escape, unless something opened later should get it. */
const useEscape = (onClose: () => void): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);
};

export interface FallbackNotificationProps {
  notice: Notice;
  onClose: () => void;
}

/** Shows the last notification without the toaster, above an open dialog; errors are announced assertively. */
export const FallbackNotification = ({
  notice: { tone, title, text },
  onClose,
}: FallbackNotificationProps) => {
  const host = useHost(true);
  useEscape(onClose);
  const close = (
    <Button size="sm" variant="outline" onClick={onClose}>
      {TEXTS.close}
    </Button>
  );
  const message = (
    <Box css={{ ...FLOATING_PANEL, ...ABOVE_BARS }}>
      <Alert key={tone} tone={TONES[tone]} title={title} actions={close} live>
        {text}
      </Alert>
    </Box>
  );
  return host ? createPortal(message, host) : message;
};
