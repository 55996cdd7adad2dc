import { formatInstant } from 'shared-contract/base/dates';
import type { Proclamation } from 'shared-contract/proclamation/answers';
import { Box, Icon, Pattern, Strong, Text } from 'shared-ui';
import { iconMapPin } from 'shared-ui/icons';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';

const PATTERN = ['.. a1 b2 a1', 'o1 b1 11 b2', '.. 31 a2 o2'];

const ground = {
  isolation: 'isolate',
  '& > svg': {
    position: 'absolute',
    right: '0',
    top: '0',
    zIndex: '-1',
    width: { base: '7rem', sm: '13rem' },
    height: { base: '5.25rem', sm: '9.75rem' },
  },
  '& > *': { maxWidth: { base: 'calc(100% - 6rem)', sm: 'calc(100% - 14rem)' } },
  '& > p, & > div': { color: 'hero-muted' },
  _print: { background: 'none', color: 'text', padding: '0', '& > p, & > div': { color: 'text' } },
} as const;

const FactLine = ({ icon, children }: { icon: 'calendar-days' | { path: string }; children: string }) => (
  <Box
    display="flex"
    gap="2"
    alignItems="flex-start"
    mt="1.5"
    css={{ '& > svg': { marginTop: '0.1875rem' } }}
  >
    {typeof icon === 'string' ? <Icon name={icon} size="sm" /> : <Icon path={icon.path} size="sm" />}
    <span>{children}</span>
  </Box>
);

/** What is celebrated, when and where (S2 §2). */
export const CeremonyBanner = ({ ceremony }: { ceremony: Proclamation }) => (
  <Box
    position="relative"
    overflow="hidden"
    bg="hero"
    color="hero-fg"
    rounded="xl"
    p={{ base: '5', md: '1.75rem 2rem' }}
    css={ground}
  >
    <Pattern rows={PATTERN} />
    <Text size="sm">{texts.congratulations}</Text>
    <Strong
      display="block"
      fontSize={{ base: '1.5rem', md: '1.875rem' }}
      letterSpacing="-.02em"
      lineHeight="1.15"
      mt="0.5"
      mb="2"
    >
      {ceremony.ProclamationLibelle}
    </Strong>
    {ceremony.ProclamationDateHeure !== null && (
      <FactLine icon="calendar-days">{formatInstant(ceremony.ProclamationDateHeure)}</FactLine>
    )}
    {ceremony.ProclamationLieu !== null && (
      <FactLine icon={{ path: iconMapPin }}>{ceremony.ProclamationLieu}</FactLine>
    )}
  </Box>
);
