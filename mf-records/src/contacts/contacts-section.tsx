import type { ReactNode } from 'react';
import { Box, Section } from 'shared-ui';

/** A part of the page, at its distance from the one above. */
export const ContactsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="8">
    <Section title={title}>{children}</Section>
  </Box>
);
