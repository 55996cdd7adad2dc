import type { ReactNode } from 'react';
import { Box, Span } from 'shared-ui';

interface FigureProps {
  label: string;
  /** null reads as a dash. */
  value: string | null;
  /** Smaller and lighter, after the value. */
  unit?: string;
  /** Under the value, in the same definition. */
  children?: ReactNode;
}

/** A figure that reads at a glance, in a definition list. */
export const Figure = ({ label, value, unit, children }: FigureProps) => (
  <div>
    <Box as="dt" fontSize="xs" color="muted">
      {label}
    </Box>
    <Box
      as="dd"
      fontSize={{ base: '1.25rem', md: '1.5rem' }}
      fontWeight="bold"
      letterSpacing="-.015em"
      lineHeight="1.3"
      fontVariantNumeric="tabular-nums"
    >
      {value ?? '–'}
      {value !== null && unit && (
        <Span size="sm" tone="muted" fontWeight="regular" letterSpacing="normal">
          {' '}
          {unit}
        </Span>
      )}
      {children}
    </Box>
  </div>
);
