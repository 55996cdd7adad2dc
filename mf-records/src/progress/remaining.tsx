import { alternativesOf, eitherOf } from 'shared-contract/pae/alternatives';
import type { ProgressBlock, ProgressCycle, ProgressUnit } from 'shared-contract/progress/answers';
import { titleLanguage } from 'shared-contract/records/title-language';
import { Box, Disclosure, PrintOnly, ScreenOnly, Section, Stack, StatusBadge, Text } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { unitPath } from '../paths';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';

const STATE_LOOK = {
  acquis: { tone: 'ok', icon: 'circle-check' },
  en_cours: { tone: 'info', icon: 'hourglass' },
  a_venir: { tone: 'neutral', icon: 'clock' },
} as const;

/** « 5 ECTS, après Statistique I ». */
const wordsOf = ({ ECTS, Attend, Motif }: ProgressUnit): string => {
  const awaited = alternativesOf(Attend).map((group) =>
    eitherOf(group.map(({ UniteEnseignementLibelle }) => UniteEnseignementLibelle)),
  );
  const words = [PROGRESS.credits(ECTS), ...(awaited.length > 0 ? [PROGRESS.after(awaited)] : [])].join(', ');
  return Motif === null ? words : `${words}. ${Motif}`;
};

const State = ({ unit: { Etat } }: { unit: ProgressUnit }) => (
  <StatusBadge tone={STATE_LOOK[Etat].tone} icon={STATE_LOOK[Etat].icon} bare>
    {PROGRESS.states[Etat]}
  </StatusBadge>
);

/** A line: the state at its end where there is room, under the name on a phone, which has the whole line then. */
const UnitRow = ({ unit }: { unit: ProgressUnit }) => (
  <LinkLine
    to={unitPath(unit.UniteEnseignementID)}
    title={
      <span lang={titleLanguage(unit.UniteEnseignementLibelle, unit.UniteEnseignementCoursEnAnglais)}>
        {unit.UniteEnseignementLibelle}
      </span>
    }
    meta={
      <>
        <Box as="span" display={{ base: 'inline-flex', sm: 'none' }} mr="2" verticalAlign="text-bottom">
          <State unit={unit} />
        </Box>
        {wordsOf(unit)}
      </>
    }
    value={
      <Box as="span" display={{ base: 'none', sm: 'inline-flex' }}>
        <State unit={unit} />
      </Box>
    }
  />
);

const leftOf = ({ Unites }: ProgressBlock): ProgressUnit[] => Unites.filter(({ Etat }) => Etat !== 'acquis');

/** Nothing of it can be begun yet. */
const isLater = (block: ProgressBlock): boolean =>
  block.CreditsRequis !== null && leftOf(block).every(({ Etat }) => Etat === 'a_venir');

const Units = ({ block }: { block: ProgressBlock }) => (
  <LinkList aria-label={PROGRESS.caption(block.Libelle)}>
    {leftOf(block).map((unit) => (
      <UnitRow key={unit.UniteEnseignementID} unit={unit} />
    ))}
  </LinkList>
);

const OpenBlock = ({ block }: { block: ProgressBlock }) => (
  <Stack gap="2">
    <Text as="h4" css={{ breakAfter: 'avoid' }}>
      {block.Libelle}
    </Text>
    <Units block={block} />
  </Stack>
);

/** What can't be begun yet folds, on screen: it is not what one has to pass now. */
const LaterBlock = ({ block }: { block: ProgressBlock }) => (
  <>
    <ScreenOnly>
      <Disclosure title={block.Libelle} aside={PROGRESS.count(leftOf(block).length)}>
        <Units block={block} />
      </Disclosure>
    </ScreenOnly>
    <PrintOnly>
      <OpenBlock block={block} />
    </PrintOnly>
  </>
);

/** What is not acquired yet, block by block, and which units each of them depends on. */
export const Remaining = ({ cycle }: { cycle: ProgressCycle }) => {
  const blocks = cycle.Blocs.filter((block) => leftOf(block).length > 0);
  const count = blocks.flatMap(leftOf).length;
  return (
    <Section
      level={3}
      title={<CycleTitle cycle={cycle} text={PROGRESS.remaining} />}
      aside={PROGRESS.count(count)}
    >
      {count === 0 && <Text tone="muted">{PROGRESS.nothingLeft}</Text>}
      <Stack gap="5">
        {blocks.map((block) =>
          isLater(block) ? (
            <LaterBlock key={block.Libelle} block={block} />
          ) : (
            <OpenBlock key={block.Libelle} block={block} />
          ),
        )}
      </Stack>
    </Section>
  );
};
