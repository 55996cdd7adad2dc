import { useId } from 'react';
import { formatMark, formatNumber } from 'shared-contract/base/format';
import { RESULT_LIMITS } from 'shared-contract/base/limits';
import type { Deliberation } from 'shared-contract/records/records';
import { Box, Card, Pattern, ProgressBar, Strong, Text } from 'shared-ui';
import { DELIBERATION_TEXTS } from '../../texts/enrolment';
import { Figure } from './figure';

const texts = DELIBERATION_TEXTS;
const PATTERN = ['a1 b2', 'a1 o2', '11 ..'];

const Decision = ({ deliberation, labelId }: { deliberation: Deliberation; labelId: string }) => (
  <Box
    position="relative"
    overflow="hidden"
    bg="hero"
    color="hero-fg"
    p={{ base: '5', md: '1.75rem 2rem' }}
    css={{
      isolation: 'isolate',
      '& > svg': {
        position: 'absolute',
        right: '0',
        top: '0',
        zIndex: '-1',
        width: '3.25rem',
        height: '9.75rem',
      },
      '& > *': { maxWidth: 'calc(100% - 2.5rem)' },
      '& > p': { color: 'hero-muted' },
      _print: {
        background: 'none',
        color: 'text',
        padding: '.5rem .875rem',
        borderRight: '1px solid var(--border)',
        '& > p': { color: 'muted' },
      },
    }}
  >
    <Pattern rows={PATTERN} />
    <Text
      as="h2"
      id={labelId}
      size="sm"
      color={{ base: 'hero-muted', _print: 'muted' }}
      fontWeight="regular"
      letterSpacing="normal"
    >
      {texts.title} – {deliberation.Session}
    </Text>
    <Strong
      display="block"
      fontSize={{ base: '1.5rem', md: '1.75rem', _print: '1.125rem' }}
      letterSpacing="-.02em"
      lineHeight="1.15"
      my="0.5"
    >
      {deliberation.DecisionJury ?? texts.undecided}
    </Strong>
    {deliberation.DecisionJury !== null && <Text size="sm">{texts.decision}</Text>}
  </Box>
);

const Figures = ({ deliberation }: { deliberation: Deliberation }) => {
  const { Grade, InscriptionMoyenneGenerale: average, InscriptionTotalCredits: credits } = deliberation;
  const year = deliberation.CreditsAnnee;
  return (
    <Box
      as="dl"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, auto)', _print: 'repeat(3, auto)' }}
      justifyContent={{ md: 'space-between', _print: 'space-between' }}
      alignContent="center"
      p={{ base: '5', md: '1.75rem 2rem', _print: '.5rem .875rem' }}
    >
      <Figure label={texts.grade} value={Grade} />
      <Figure
        label={texts.average}
        value={average === null ? null : formatMark(average)}
        unit={texts.outOf(RESULT_LIMITS.max)}
      />
      <Figure
        label={texts.credits}
        value={credits === null ? null : formatNumber(credits)}
        unit={texts.ofCredits(year)}
      >
        {credits !== null && (
          <Box mt="2" css={{ _print: { display: 'none' } }}>
            <ProgressBar value={credits} max={year} label={texts.credits} />
          </Box>
        )}
      </Figure>
    </Box>
  );
};

/** Session and decision on the coloured ground; grade, average and credits beside. */
export const DeliberationCard = ({ deliberation }: { deliberation: Deliberation }) => {
  const labelId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={labelId}
      display="grid"
      gridTemplateColumns={{ md: 'minmax(0, 1.15fr) 1.5fr', _print: '1.2fr 1.6fr' }}
    >
      <Decision deliberation={deliberation} labelId={labelId} />
      <Figures deliberation={deliberation} />
    </Card>
  );
};
