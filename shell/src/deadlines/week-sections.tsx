import { API_BASE, useSession } from 'shared-auth';
import { pathOf } from 'shared-contract/base/endpoint';
import { type Deadline, isToDo } from 'shared-contract/deadlines/deadlines';
import { deadlineFile } from 'shared-contract/documents/endpoints';
import { Disclosure, IconLink, Section, Stack, Text, TodoList, withOrdinals } from 'shared-ui';
import { toDeadlineLine } from './deadline-line';
import { type DeadlineWeeks, isThisWeek, type Week } from './group-by-week';
import { DEADLINES, weekWords } from './texts';

const toCalendar = (one: Deadline) =>
  isToDo(one) && (one.JusquAu ?? one.Le) !== null ? (
    <IconLink
      icon="calendar-days"
      label={DEADLINES.toCalendar(one.Libelle)}
      href={API_BASE + pathOf(deadlineFile, { Code: one.Code })}
    />
  ) : undefined;

const Lines = ({ lines, label }: { lines: readonly Deadline[]; label: string }) => {
  const { Maintenant } = useSession();
  return (
    <TodoList
      label={label}
      lines={lines.map((one) => ({ ...toDeadlineLine(one, Maintenant), action: toCalendar(one) }))}
    />
  );
};

const OneWeek = ({ week }: { week: Week }) => {
  const { Maintenant } = useSession();
  const { from, to, lines } = week;
  if (lines.length === 0)
    return (
      <Text tone="muted" textAlign="center">
        {withOrdinals(DEADLINES.nothing(from, to, Maintenant))}
      </Text>
    );
  const title = weekWords(from, to, Maintenant);
  return (
    <Section
      title={withOrdinals(title)}
      aside={isThisWeek(week, Maintenant) ? DEADLINES.thisWeek : undefined}
    >
      <Lines label={title} lines={lines} />
    </Section>
  );
};

/** Deadlines by week: overdue, this week and later, undated; past weeks are collapsed. */
export const WeekSections = ({ first, past, coming, undated }: DeadlineWeeks) => (
  <Stack gap="1.75rem" css={{ '& > section': { marginTop: '0!' } }}>
    {past.length > 0 && (
      <Disclosure title={DEADLINES.before}>
        <Stack gap="1.75rem" padding="4" css={{ '& > section': { marginTop: '0!' } }}>
          {past.map((week) => (
            <OneWeek key={week.from} week={week} />
          ))}
        </Stack>
      </Disclosure>
    )}
    {first.length > 0 && (
      <Section title={DEADLINES.first}>
        <Lines label={DEADLINES.first} lines={first} />
      </Section>
    )}
    {coming.map((week) => (
      <OneWeek key={week.from} week={week} />
    ))}
    {undated.length > 0 && (
      <Section title={DEADLINES.undated}>
        <Lines label={DEADLINES.undated} lines={undated} />
      </Section>
    )}
  </Stack>
);
