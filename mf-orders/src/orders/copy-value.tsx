import { useState } from 'react';
import { Box, IconButton, LiveRegion, Row, Span, Strong } from 'shared-ui';
import { iconCopy } from 'shared-ui/icons';
import { TEXTS } from '../texts';

const texts = TEXTS.payment;

interface CopyValueProps {
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is copied. */
  value: string;
  copyLabel: string;
}

/** A value to take over into a banking app, with a button that copies it. */
export const CopyValue = ({ label, shown, value, copyLabel }: CopyValueProps) => {
  const [said, setSaid] = useState('');
  const copy = () => {
    const copied = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  };
  return (
    <Box>
      <Box as="dt" fontSize="xs" color="muted">
        {label}
      </Box>
      <Row as="dd" gap="1">
        <Strong fontSize="1.0625rem" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Strong>
        <IconButton
          label={copyLabel}
          icon={said === texts.copied ? 'check' : { path: iconCopy }}
          onClick={copy}
        />
        <Span size="xs" tone="muted" aria-hidden="true">
          {said}
        </Span>
        <LiveRegion message={said} />
      </Row>
    </Box>
  );
};
