import { useSession } from 'shared-auth';
import type { Deadline } from 'shared-contract/deadlines/deadlines';
import { Box, Disclosure, Section, Stack, Text, TodoList, withOrdinals } from 'shared-ui';
import { toDeadlineLine } from './deadline-line';
import { type DeadlineWeeks, isThisWeek, type Week } from './group-by-week';
import { DEADLINES, weekWords } from './texts';

const Lines = ({ lines, label }: { lines: readonly Deadline[]; label: string }) => {
  const { Maintenant } = useSession();
  return <TodoList label={label} lines={lines.map((one) => toDeadlineLine(one, Maintenant))} />;
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
  if (week.isSession) {
    const name = DEADLINES.session(from, to, Maintenant);
    return (
      <Disclosure title={withOrdinals(name)} aside={DEADLINES.exams(lines.length)}>
        <Box padding="3">
          <Lines label={name} lines={lines} />
        </Box>
      </Disclosure>
    );
  }
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

/** Deadlines by week: overdue, this week and later, undated; past weeks are collapsed, last. */
export const WeekSections = ({ first, past, coming, undated }: DeadlineWeeks) => (
  <Stack gap="1.75rem" css={{ '& > section': { marginTop: '0!' } }}>
    {first.length > 0 && (
      <Section title={DEADLINES.first}>
        <Lines label={DEADLINES.first} lines={first} />
      </Section>
    )}
    {coming.map((week) => (
      <OneWeek key={`${week.from}${week.isSession}`} week={week} />
    ))}
    {undated.length > 0 && (
      <Section title={DEADLINES.undated}>
        <Lines label={DEADLINES.undated} lines={undated} />
      </Section>
    )}
    {past.length > 0 && (
      <Disclosure title={DEADLINES.before}>
        <Stack gap="1.75rem" padding="4" css={{ '& > section': { marginTop: '0!' } }}>
          {past.map((week) => (
            <OneWeek key={week.from} week={week} />
          ))}
        </Stack>
      </Disclosure>
    )}
  </Stack>
);
