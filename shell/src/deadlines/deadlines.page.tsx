import { useEffect, useState } from 'react';
import { useApi, useSession } from 'shared-auth';
import type { Deadline } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { AsyncState, Box, EmptyState, LiveRegion, PageHead, SkeletonTable } from 'shared-ui';
import { type Chip, FilterChips } from 'shared-ui/controls';
import { enableOfflineCopy } from '../offline/late-enable-copy';
import { PrintHead } from '../print/print-head';
import { TEXTS } from '../texts';
import { CalendarActs } from './calendar-acts';
import { groupByWeek } from './group-by-week';
import { DEADLINES } from './texts';
import { WeekSections } from './week-sections';

/** Stands for all domains. */
const ALL = '';

/** The dates come first; from 900 px on their calendar stands beside them. */
const SIDE = {
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem' },
} as const;

/** On a phone as high as the window: what stands under the dates does not move when they come. */
const skeleton = (
  <Box minHeight={{ base: '100vh', md: '0' }}>
    <SkeletonTable rows={8} columns={1} />
  </Box>
);

const chipsOf = (all: readonly Deadline[]): Chip<string>[] => {
  const counts = new Map<string, number>();
  for (const { Domaine } of all) counts.set(Domaine, (counts.get(Domaine) ?? 0) + 1);
  const domains = [...counts].map(([name, count]) => ({ value: name, label: name, count }));
  return [{ value: ALL, label: DEADLINES.all, count: all.length }, ...domains];
};

const Year = ({ all }: { all: readonly Deadline[] }) => {
  const { Maintenant } = useSession();
  const [domain, setDomain] = useState(ALL);
  const shown = domain === ALL ? all : all.filter(({ Domaine }) => Domaine === domain);
  return (
    <div>
      <Box mb={{ base: '4', sm: '6' }}>
        <FilterChips legend={DEADLINES.filter} chips={chipsOf(all)} value={domain} onChange={setDomain} />
      </Box>
      <LiveRegion message={domain === ALL ? '' : DEADLINES.counted(shown.length)} />
      <WeekSections {...groupByWeek(shown, Maintenant, { foldsSessions: domain === ALL })} />
    </div>
  );
};

/** « Mes échéances »: past and future deadlines of the year, grouped by week. */
export default function DeadlinesPage() {
  const query = useApi(deadlines);
  useEffect(enableOfflineCopy, []);
  return (
    <>
      <PrintHead />
      <Box css={{ '& > div': { marginBottom: { base: '3', sm: '5' } } }}>
        <PageHead title={TEXTS.deadlines} />
      </Box>
      <Box css={SIDE}>
        <AsyncState
          query={query}
          skeleton={skeleton}
          errorTitle={DEADLINES.error}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState icon="list-checks" title={DEADLINES.empty}>
              {DEADLINES.emptyText}
            </EmptyState>
          }
        >
          {(all) => <Year all={all} />}
        </AsyncState>
        <CalendarActs />
      </Box>
    </>
  );
}
