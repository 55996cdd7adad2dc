import { type ReactNode, useEffect, useRef } from 'react';
import type { CatalogueEntryName } from 'shared-contract/catalogues/catalogues';
import { Alert, Box, Button, Card, CardBody, Heading, Text } from 'shared-ui';
import { TitledText } from 'shared-ui/titled-text';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';
import { EntryHistory } from '../late-forms';
import type { EntryLine } from '../list/entry-lines';

const texts = CATALOGUE_TEXTS.panel;

export interface EntryPanelProps {
  genre: CatalogueEntryName;
  line: EntryLine;
  onRead: () => Promise<unknown>;
  onLeave: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** Editor of a catalogue entry: fields, impact preview, history. */
export const EntryPanel = ({ genre, line, onRead, onLeave, children }: EntryPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const named = line.heading && line.heading !== line.title ? `${line.title}, ${line.heading}` : line.title;
  return (
    <Card as="section" aria-label={texts.region}>
      <CardBody>
        <Box className="back" mb="3">
          <Button variant="ghost" size="sm" icon="arrow-left" onClick={onLeave}>
            {texts.back}
          </Button>
        </Box>
        <Heading as="h2" ref={heading} tabIndex={-1} size="md">
          <TitledText text={named} english={line.english} />
        </Heading>
        <Text tone="muted" mb="4">
          {line.code} · {line.detail}
        </Text>
        {line.isMine ? children : <Alert tone="info">{texts.readOnly}</Alert>}
      </CardBody>
      <CardBody borderTop="1px solid var(--border)">
        <EntryHistory
          genre={genre}
          id={line.id}
          isMine={line.isMine}
          onRead={onRead}
          onUndone={() => heading.current?.focus()}
        />
      </CardBody>
    </Card>
  );
};
