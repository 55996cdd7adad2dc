import type { ProgressBlock, ProgressCycle } from 'shared-contract/progress/answers';
import { Box, Card, Section, Text, VisuallyHidden } from 'shared-ui';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';
import { Leaves } from './leaves';
import { OutOf } from './out-of';

const runningNames = ({ Unites }: ProgressBlock): string[] =>
  Unites.filter(({ Etat }) => Etat === 'en_cours').map(
    ({ UniteEnseignementLibelle }) => UniteEnseignementLibelle,
  );

/** What the picture shows, in words. */
const wordsOf = (
  block: ProgressBlock,
  before: ProgressBlock | undefined,
  firstYear: string | undefined,
): string[] => {
  const { Acquis, AcquisAvant, EnCours, AVenir, ECTS, CreditsRequis, EstOption } = block;
  const option = EstOption ? [PROGRESS.option(ECTS)] : [];
  const unseen = firstYear !== undefined && AcquisAvant > 0 ? [PROGRESS.before(AcquisAvant, firstYear)] : [];
  if (Acquis === ECTS) return [...option, PROGRESS.done, ...unseen];
  if (CreditsRequis !== null) return [PROGRESS.openFrom(CreditsRequis, before?.Libelle ?? '')];
  return [
    ...option,
    ...unseen,
    ...(EnCours > 0 ? [PROGRESS.running(EnCours, runningNames(block))] : []),
    ...(AVenir > 0 ? [PROGRESS.left(AVenir)] : []),
  ];
};

interface BlockCardProps {
  block: ProgressBlock;
  before: ProgressBlock | undefined;
  /** The first year that the portal knows, where credits were acquired before it. */
  firstYear: string | undefined;
}

const BlockCard = ({ block, before, firstYear }: BlockCardProps) => (
  <Card padding={{ base: '3', md: '4' }} css={{ breakInside: 'avoid' }}>
    <Box as="h4" display="flex" justifyContent="space-between" alignItems="baseline" gap="4">
      <span>
        {block.Libelle}
        <VisuallyHidden>{'\u00a0:'}</VisuallyHidden>
      </span>
      <Box as="span" fontSize="sm" fontWeight="450" color="muted" fontVariantNumeric="tabular-nums">
        <OutOf acquired={block.Acquis} all={block.ECTS} />
      </Box>
    </Box>
    <Leaves {...block} />
    {wordsOf(block, before, firstYear).map((words) => (
      <Text key={words} size="sm" tone="muted">
        {words}
      </Text>
    ))}
  </Card>
);

/** One card a block, three beside each other from 900 px on. */
export const BlockCards = ({ cycle }: { cycle: ProgressCycle }) => (
  <Section
    level={3}
    title={<CycleTitle cycle={cycle} text={PROGRESS.blocks} />}
    aside={<span aria-hidden="true">{PROGRESS.leaf}</span>}
  >
    <Box
      display="grid"
      gap={{ base: '2', md: '4' }}
      gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))', _print: 'repeat(3, minmax(0, 1fr))' }}
    >
      {cycle.Blocs.map((block, rank) => (
        <BlockCard
          key={block.Libelle}
          block={block}
          before={cycle.Blocs[rank - 1]}
          firstYear={cycle.Avant?.PremiereAnneeValeur}
        />
      ))}
    </Box>
  </Section>
);
