import type { ReactNode } from 'react';
import { Box, Heading, List, Text } from 'shared-ui';
import type { Language } from './sheet-parts';
import { blocksOf } from './text-blocks';

/** A part of the sheet under its title, in the language that it is written in. */
export const Part = ({
  title,
  language,
  children,
}: {
  title: string;
  language: Language;
  children: ReactNode;
}) => (
  <Box as="section" lang={language} css={{ '& > * + *': { marginTop: '2' } }}>
    <Heading>{title}</Heading>
    {children}
  </Box>
);

/** Paragraphs and lists of what was typed. */
export const Prose = ({ text }: { text: string }) =>
  blocksOf(text).map((block) =>
    block.kind === 'text' ? (
      <Text key={block.text}>{block.text}</Text>
    ) : (
      <List key={block.items[0]} marks gap="1">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    ),
  );
