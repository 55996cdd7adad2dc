import { Box, IconButton, LiveRegion, Row, Span, Strong } from 'shared-ui';
import { iconCopy } from 'shared-ui/icons';
import { useCopy } from './use-copy';

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
  const { copy, said, isCopied } = useCopy(value);
  return (
    <Box>
      <Box as="dt" fontSize="xs" color="muted">
        {label}
      </Box>
      <Row as="dd" gap="1">
        <Strong fontSize="1.0625rem" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Strong>
        <IconButton label={copyLabel} icon={isCopied ? 'check' : { path: iconCopy }} onClick={copy} />
        <Span size="xs" tone="muted" aria-hidden="true">
          {said}
        </Span>
        <LiveRegion message={said} />
      </Row>
    </Box>
  );
};
