import { useEffect, useState } from 'react';
import { API_BASE, useApi, useSession } from 'shared-auth';
import { pathOf } from 'shared-contract/base/endpoint';
import type { Deadline } from 'shared-contract/deadlines/deadlines';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { calendarFile } from 'shared-contract/documents/endpoints';
import {
  AsyncState,
  Box,
  Button,
  EmptyState,
  LinkButton,
  LiveRegion,
  PageHead,
  SkeletonTable,
  TextLink,
} from 'shared-ui';
import { type Chip, FilterChips } from 'shared-ui/controls';
import { iconPrinter } from 'shared-ui/icons';
import { enableOfflineCopy } from '../offline/late-enable-copy';
import { TEXTS } from '../texts';
import { groupByWeek } from './group-by-week';
import { DEADLINES } from './texts';
import { WeekSections } from './week-sections';

/** Stands for all domains. */
const ALL = '';

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
    <>
      <Box mb="6" _print={{ display: 'none' }}>
        <FilterChips legend={DEADLINES.filter} chips={chipsOf(all)} value={domain} onChange={setDomain} />
      </Box>
      <LiveRegion message={domain === ALL ? '' : DEADLINES.counted(shown.length)} />
      <WeekSections {...groupByWeek(shown, Maintenant)} />
    </>
  );
};

const Actions = () => (
  <>
    <LinkButton href={API_BASE + pathOf(calendarFile)} variant="outline" icon="calendar-days">
      {DEADLINES.download}
    </LinkButton>
    <Button variant="outline" icon={{ path: iconPrinter }} onClick={() => window.print()}>
      {DEADLINES.print}
    </Button>
  </>
);

/** « Mes échéances »: past and future deadlines of the year, grouped by week. */
export default function DeadlinesPage() {
  const query = useApi(deadlines);
  useEffect(enableOfflineCopy, []);
  return (
    <>
      <PageHead title={TEXTS.deadlines} lead={DEADLINES.lead} actions={<Actions />}>
        <TextLink to="/contacts#calendrier">{DEADLINES.subscribe}</TextLink>
      </PageHead>
      <AsyncState
        query={query}
        skeleton={<SkeletonTable rows={8} columns={1} />}
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
    </>
  );
}
