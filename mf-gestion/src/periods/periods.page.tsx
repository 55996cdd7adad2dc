import { useState } from 'react';
import type { Periods } from 'shared-contract/gestion/periods';
import {
  AsyncState,
  Box,
  Button,
  Card,
  EmptyState,
  SkeletonLines,
  usePreload,
  VisuallyHidden,
} from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { useDeskKeys } from '../shared/desk-keys';
import { KeyButton } from '../shared/key-button';
import { Split } from '../shared/split';
import { DESK_TEXTS } from '../texts/desk';
import { PERIOD_TEXTS } from '../texts/periods';
import { KeysDialog, NewPeriod, PeriodPanel } from './late-parts';
import { LANE_STATES, type PeriodFilters } from './period-rows';
import { PeriodTable } from './period-table';
import { usePeriods } from './use-periods';
import { YearTimeline } from './year-timeline';

const texts = PERIOD_TEXTS;

const NARROW_SCREEN = '@media screen and (max-width: 56.24em)';

/** The year or its table: where there is no room for the year, the table whatever was chosen. */
const WINDOWS = {
  '& > .line': { [NARROW_SCREEN]: { display: 'none' } },
  '&[data-view=table] > .line': { display: 'none' },
  '&[data-view=line] > .table': { display: 'none', [NARROW_SCREEN]: { display: 'block' } },
} as const;

const FILTERS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBottom: '3',
  '& > :not(button)': { flex: { base: '1 1 12.5rem', sm: '0 1 15rem' }, minWidth: '0' },
  '& > button': { marginLeft: 'auto', [NARROW_SCREEN]: { display: 'none' } },
} as const;

/** The heading that names the picture. */
const LINE_TITLE = 'ligne-annee';

const STATES = LANE_STATES.map((value) => ({ value, label: texts.states[value] }));

type View = 'line' | 'table';

interface FiltersProps {
  year: Periods;
  value: PeriodFilters;
  onChange: (value: PeriodFilters) => void;
  view: View;
  onView: (view: View) => void;
}

const Filters = ({ year, value, onChange, view, onView }: FiltersProps) => (
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
    <Button variant="ghost" size="sm" onClick={() => onView(view === 'line' ? 'table' : 'line')}>
      {view === 'line' ? texts.asTable : texts.asLine}
    </Button>
  </Box>
);

type DialogName = 'new' | 'keys';

const Actions = ({ onOpen }: { onOpen: (dialog: DialogName) => void }) => (
  <>
    <Box display={{ base: 'none', md: 'block' }}>
      <KeyButton variant="ghost" size="sm" shortcut="?" onClick={() => onOpen('keys')}>
        {DESK_TEXTS.keys}
      </KeyButton>
    </Box>
    <KeyButton variant="outline" icon="plus" shortcut="n" onClick={() => onOpen('new')}>
      {texts.fresh.title}
    </KeyButton>
  </>
);

type WindowsProps = Pick<ReturnType<typeof usePeriods>, 'groups' | 'lane' | 'choose'> & {
  year: Periods;
  view: View;
};

/** The windows on the line of the year, or in a table. */
const Windows = ({ year, groups, lane, choose, view }: WindowsProps) => {
  if (groups.length === 0) return <EmptyState title={texts.none} icon="calendar-days" />;
  return (
    <Box css={WINDOWS} data-view={view}>
      <Card as="section" aria-labelledby={LINE_TITLE} className="line">
        <VisuallyHidden as="h2" id={LINE_TITLE}>
          {texts.line}
        </VisuallyHidden>
        <YearTimeline year={year} groups={groups} chosen={lane?.key ?? null} onChoose={choose} />
      </Card>
      <Card className="table">
        <PeriodTable groups={groups} onChoose={choose} />
      </Card>
    </Box>
  );
};

/** /gestion/periodes: every event window of the year, opened, moved and closed (CONTRACT §7.11). */
export default function PeriodsPage() {
  const { query, groups, filters, setFilters, chosen, lane, start, choose, leave } = usePeriods();
  // The dialogs are in the same file.
  usePreload(PeriodPanel);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [view, setView] = useState<View>('line');
  const year = query.data;
  useDeskKeys({
    '?': () => setDialog('keys'),
    // As the button: asked before the year is read, the dialog comes with it.
    n: () => setDialog('new'),
    Escape: chosen ? leave : undefined,
  });
  return (
    <DeskFrame current="/gestion/periodes">
      <DeskHead
        title={texts.title}
        lead={year && texts.lead(year)}
        actions={<Actions onOpen={setDialog} />}
      />
      <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={10} />}>
        {(data) => (
          <>
            <Filters year={data} value={filters} onChange={setFilters} view={view} onView={setView} />
            <Split
              panel={
                chosen && lane ? (
                  <PeriodPanel
                    key={lane.key}
                    {...{ lane, start }}
                    now={data.Maintenant}
                    onRead={() => query.mutate()}
                    onClose={leave}
                  />
                ) : null
              }
            >
              <Windows year={data} {...{ groups, lane, choose, view }} />
            </Split>
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
