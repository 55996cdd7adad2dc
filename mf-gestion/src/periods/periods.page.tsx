import { useState } from 'react';
import type { Periods } from 'shared-contract/gestion/periods';
import {
  AsyncState,
  Box,
  Button,
  Card,
  EmptyState,
  PageHead,
  Section,
  SkeletonLines,
  usePreload,
  VisuallyHidden,
} from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { DeskFrame } from '../shared/desk-frame';
import { useDeskKeys } from '../shared/desk-keys';
import { Key } from '../shared/key';
import { DESK_TEXTS } from '../texts/desk';
import { PERIOD_TEXTS } from '../texts/periods';
import { KeysDialog, NewPeriod, PeriodPanel } from './late-parts';
import { LANE_STATES, type PeriodFilters } from './period-rows';
import { PeriodTable } from './period-table';
import { usePeriods } from './use-periods';
import { YearTimeline } from './year-timeline';

const texts = PERIOD_TEXTS;

const PARTS = {
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const FILTERS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBottom: '4',
  '& > *': { flex: { base: '1 1 100%', sm: '0 1 16rem' } },
} as const;

/** The heading that names the picture. */
const LINE_TITLE = 'ligne-annee';

const STATES = LANE_STATES.map((value) => ({ value, label: texts.states[value] }));

interface FiltersProps {
  year: Periods;
  value: PeriodFilters;
  onChange: (value: PeriodFilters) => void;
}

const Filters = ({ year, value, onChange }: FiltersProps) => (
  <Box role="search" aria-label={texts.filters} css={FILTERS}>
    <Select
      aria-label={texts.section}
      placeholder={texts.allSections}
      options={year.Sections.map(({ ProgrammeID, Libelle }) => ({ value: ProgrammeID, label: Libelle }))}
      value={value.section}
      onChange={(section) => onChange({ ...value, section })}
    />
    <Select
      aria-label={texts.state}
      placeholder={texts.allStates}
      options={STATES}
      value={value.state}
      onChange={(state) => onChange({ ...value, state })}
    />
  </Box>
);

type DialogName = 'new' | 'keys';

const Actions = ({ onOpen }: { onOpen: (dialog: DialogName) => void }) => (
  <>
    <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={() => onOpen('keys')}>
      {DESK_TEXTS.keys}
    </Button>
    <Button variant="outline" icon="plus" aria-keyshortcuts="n" onClick={() => onOpen('new')}>
      {texts.fresh.title}
      <Key>N</Key>
    </Button>
  </>
);

type WindowsProps = Pick<ReturnType<typeof usePeriods>, 'groups' | 'lane' | 'choose'> & { year: Periods };

/** The windows on the line of the year, and in a table. */
const Windows = ({ year, groups, lane, choose }: WindowsProps) => (
  <Box css={PARTS}>
    {groups.length === 0 && <EmptyState title={texts.none} icon="calendar-days" />}
    <Card as="section" aria-labelledby={LINE_TITLE} overflow="hidden">
      <VisuallyHidden as="h2" id={LINE_TITLE}>
        {texts.line}
      </VisuallyHidden>
      <YearTimeline
        year={year}
        groups={groups}
        chosen={lane?.key ?? null}
        onChoose={(one) => choose(one)}
        onShift={choose}
      />
    </Card>
    <Section title={texts.table}>
      <Card overflow="hidden">
        <PeriodTable groups={groups} onChoose={(one) => choose(one)} />
      </Card>
    </Section>
  </Box>
);

/** /gestion/periodes: every event window of the year, opened, moved and closed (CONTRACT §7.11). */
export default function PeriodsPage() {
  const { query, groups, filters, setFilters, chosen, lane, start, choose, leave } = usePeriods();
  // The dialogs are in the same file.
  usePreload(PeriodPanel);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const year = query.data;
  useDeskKeys({
    '?': () => setDialog('keys'),
    // As the button: asked before the year is read, the dialog comes with it.
    n: () => setDialog('new'),
    Escape: chosen ? leave : undefined,
  });
  return (
    <DeskFrame current="/gestion/periodes">
      <PageHead
        title={texts.title}
        lead={year && texts.lead(year)}
        actions={<Actions onOpen={setDialog} />}
      />
      <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={10} />}>
        {(data) => (
          <>
            <Filters year={data} value={filters} onChange={setFilters} />
            <Box css={PARTS}>
              {chosen && lane && (
                <PeriodPanel
                  key={`${lane.key}-${chosen.shift}`}
                  {...{ lane, start }}
                  shift={chosen.shift}
                  now={data.Maintenant}
                  onRead={() => query.mutate()}
                  onClose={leave}
                />
              )}
              <Windows year={data} {...{ groups, lane, choose }} />
            </Box>
            {dialog === 'new' && (
              <NewPeriod
                year={data}
                onClose={() => setDialog(null)}
                onChoose={(ref) => {
                  setDialog(null);
                  choose(ref);
                }}
              />
            )}
          </>
        )}
      </AsyncState>
      {dialog === 'keys' && <KeysDialog lines={texts.keys} onClose={() => setDialog(null)} />}
    </DeskFrame>
  );
}
