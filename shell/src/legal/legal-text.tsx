import type { Authority } from 'shared-contract/portal/institution';
import { PageHead, Section, Stack, Text, TextLink } from 'shared-ui';

/** Section of a legal page: heading, then paragraphs and lists in order. */
export interface LegalPart {
  title: string;
  paragraphs: (string | string[])[];
  /** Under them: whom to turn to. */
  authority?: Authority | null;
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

const AuthorityCard = ({ authority: { name, address, url } }: { authority: Authority }) => (
  <Text>
    {url ? <TextLink href={url}>{name}</TextLink> : name}
    {address && `, ${address}`}
  </Text>
);

/** Legal page made of sections. */
export const LegalText = ({ title, lead, parts }: LegalTextProps) => (
  <Stack maxWidth="42rem">
    <PageHead title={title} lead={lead} />
    {parts.map((part) => (
      <Section key={part.title} title={part.title}>
        <Stack gap="3">
          {part.paragraphs.map((content) => (
            <Paragraph key={String(content)} content={content} />
          ))}
          {part.authority && <AuthorityCard authority={part.authority} />}
        </Stack>
      </Section>
    ))}
  </Stack>
);
