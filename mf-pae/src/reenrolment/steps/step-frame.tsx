import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Button, Grid, Heading, Stack, Text } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';

export interface StepFrameProps {
  title: string;
  lead: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** Heading and contents of a step; the heading takes the focus when one comes from another step. */
export const StepFrame = ({ title, lead, takesFocus, children }: StepFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack gap="5">
      <Box>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted" mt="1">
          {lead}
        </Text>
      </Box>
      {children}
    </Stack>
  );
};

const BUTTONS = {
  gridTemplateColumns: { base: '1fr 1fr', sm: '10rem 10rem' },
  justifyContent: 'space-between',
  gap: '0.75rem',
  '& > :last-of-type': { gridColumn: '2' },
  '& > :only-child': { gridColumn: { base: '1 / -1', sm: '2' } },
} as const;

/** The buttons of a step, of one width and at one place in all of them: back at the left, on at the right. */
export const StepButtons = ({ onPrevious, children }: { onPrevious?: () => void; children: ReactNode }) => (
  <Grid css={BUTTONS} mt="2">
    {onPrevious && (
      <Button variant="outline" onClick={onPrevious}>
        {REENROLMENT_TEXTS.previous}
      </Button>
    )}
    {children}
  </Grid>
);
