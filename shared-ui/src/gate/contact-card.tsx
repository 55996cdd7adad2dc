import { Avatar } from '../brand/avatar';
import { LinkButton } from '../button/link-button';
import { Card, CardBody } from '../card/card';
import { Flex, Row, Stack } from '../layout/layout';
import { Heading } from '../text/heading';
import { Strong } from '../text/inline';
import { Span } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface ContactCardProps {
  /** « À qui vous adresser » when absent. */
  title?: string;
  name: string;
  /** « gestionnaire de dossier » */
  duty?: string;
  /** Where and when. */
  detail?: string;
  email?: string | null;
  phone?: string | null;
}

/** Contact card. */
export const ContactCard = (props: ContactCardProps) => {
  const { title = 'À qui vous adresser', name, duty, detail, email, phone } = props;
  return (
    <Card as="section">
      <CardBody>
        <Stack>
          <Heading size="md">{title}</Heading>
          <Flex gap="0.875rem" alignItems="center">
            <Avatar name={name} size="lg" />
            <Stack gap="0.125rem">
              <Strong>{duty === undefined ? name : `${name}, ${duty}`}</Strong>
              {detail !== undefined && (
                <Span size="sm" tone="muted">
                  {detail}
                </Span>
              )}
            </Stack>
          </Flex>
          <Row gap="2" css={{ '& > a': { width: { base: 'full', sm: 'auto' } } }}>
            {email && (
              <LinkButton href={`mailto:${email}`} icon="mail">
                Écrire un e-mail
                <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
              </LinkButton>
            )}
            {phone && (
              <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`} icon="phone" variant="outline">
                {phone}
              </LinkButton>
            )}
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
};
