import { PageHead, Section, Stack, Text } from 'shared-ui';

/** A part of a legal page: a heading, then paragraphs and lists in their order. */
export interface LegalPart {
  title: string;
  paragraphs: (string | string[])[];
}

export interface LegalTextProps {
  title: string;
  lead: string;
  parts: LegalPart[];
}

const Paragraph = ({ content }: { content: string | string[] }) =>
  typeof content === 'string' ? (
    <Text>{content}</Text>
  ) : (
    <Stack as="ul" gap="1" css={{ listStyle: 'disc', paddingLeft: '1.25rem' }}>
      {content.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );

/** A page of rules, made of headed parts. */
export const LegalText = ({ title, lead, parts }: LegalTextProps) => (
  <Stack maxWidth="42rem">
    <PageHead title={title} lead={lead} />
    {parts.map((part) => (
      <Section key={part.title} title={part.title}>
        <Stack gap="3">
          {part.paragraphs.map((content) => (
            <Paragraph key={String(content)} content={content} />
          ))}
        </Stack>
      </Section>
    ))}
  </Stack>
);
