import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Button, Heading, Row, Stack, Text } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';

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

/** The buttons of a step: back at the left, on at the right. */
export const StepButtons = ({ onPrevious, children }: { onPrevious: () => void; children: ReactNode }) => (
  <Row justifyContent="space-between" gap="3" mt="2">
    <Button variant="outline" onClick={onPrevious}>
      {REENROLMENT_TEXTS.previous}
    </Button>
    {children}
  </Row>
);
