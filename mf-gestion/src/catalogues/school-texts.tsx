import { AppLink, Box, Card, CardBody, Heading, Text } from 'shared-ui';
import { CATALOGUE_TEXTS } from '../texts/catalogues';

const texts = CATALOGUE_TEXTS.elsewhere;

const LIST = {
  display: 'grid',
  gap: '0.25rem 2rem',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 18rem) minmax(0, 1fr)' },
  margin: '1rem 0 0',
  '& dt': { fontWeight: '600' },
  '& dd': { margin: '0', paddingBottom: '0.75rem' },
} as const;

/** Texts and addresses outside the catalogues, and where they are configured. */
export const SchoolTexts = () => (
  <Card mt="4">
    <CardBody>
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.lead}</Text>
      <Box as="dl" css={LIST}>
        {texts.lines.flatMap(([what, where, path]) => [
          <dt key={what}>{path === null ? what : <AppLink to={path}>{what}</AppLink>}</dt>,
          <dd key={where}>{where}</dd>,
        ])}
      </Box>
    </CardBody>
  </Card>
);
