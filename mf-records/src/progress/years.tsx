import type { ProgressCycle, ProgressYear } from 'shared-contract/progress/answers';
import { Disclosure, ListLine, PrintOnly, ScreenOnly, Section, Text } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { enrolmentPath } from '../paths';
import { Said } from '../shared/said';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';
import { OutOf } from './out-of';

const YearLine = ({ year }: { year: ProgressYear }) => (
  <LinkLine
    to={enrolmentPath(year.InscriptionID)}
    title={year.AnneeAcademiqueValeur}
    meta={PROGRESS.acquiredOf(year.Acquis, year.Inscrits)}
    value={
      <Text as="span" size="sm">
        {year.DecisionJury ?? <Said shown={PROGRESS.noDecision} words={PROGRESS.noDecisionWords} />}
      </Text>
    }
  />
);

/** All years before the first one that the portal knows: no page of theirs. */
const BeforeLine = ({ before }: { before: NonNullable<ProgressCycle['Avant']> }) => (
  <ListLine inset>
    <span>
      {PROGRESS.beforeYear(before.PremiereAnneeValeur)}
      <Text as="span" display="block" size="sm" tone="muted">
        {PROGRESS.acquired(before.Acquis)}
      </Text>
    </span>
    <Text as="span" size="sm" tone="muted" textAlign="right">
      {PROGRESS.unseen}
    </Text>
  </ListLine>
);

const List = ({ cycle }: { cycle: ProgressCycle }) => (
  <LinkList aria-label={PROGRESS.yearsList}>
    {cycle.Annees.map((year) => (
      <YearLine key={year.InscriptionID} year={year} />
    ))}
    {cycle.Avant && <BeforeLine before={cycle.Avant} />}
  </LinkList>
);

/** Credits of the diploma year by year: their sum is what the figures say, so they fold on screen. */
export const Years = ({ cycle }: { cycle: ProgressCycle }) => {
  const title = <CycleTitle cycle={cycle} text={PROGRESS.years} />;
  return (
    <div>
      <ScreenOnly>
        <Disclosure title={title} aside={<OutOf acquired={cycle.Acquis} all={cycle.ECTS} />}>
          <List cycle={cycle} />
        </Disclosure>
      </ScreenOnly>
      <PrintOnly>
        <Section level={3} title={title} aside={<OutOf acquired={cycle.Acquis} all={cycle.ECTS} />}>
          <List cycle={cycle} />
        </Section>
      </PrintOnly>
    </div>
  );
};
