import { useSession } from 'shared-auth';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import { AsyncState, Section, SkeletonTable, Text, TextLink, TodoList } from 'shared-ui';
import { toDeadlineLine } from '../deadlines/deadline-line';
import { TODO } from '../deadlines/line-texts';
import { TEXTS } from '../texts';
import { useTodo } from './use-todo';

const Lines = ({ todo: { Lignes, Total, Suivante } }: { todo: DeadlineSummary }) => {
  const { Maintenant } = useSession();
  return (
    <>
      {Total === 0 && (
        <Text tone="muted" mb="3">
          {TODO.nothing}
          {Suivante && ` ${TODO.next(Suivante.Libelle, Suivante.Precision ?? '')}`}
        </Text>
      )}
      {Lignes.length > 0 && (
        <TodoList label={TEXTS.todo} lines={Lignes.map((one) => toDeadlineLine(one, Maintenant))} />
      )}
    </>
  );
};

/** « À faire »: the next three to five items with dates, those done today last, and a link to all. */
export const TodoSection = () => {
  const { isShown, query } = useTodo();
  if (!isShown) return null;
  return (
    <Section
      title={TEXTS.todo}
      aside={<TextLink to="/echeances">{TODO.all(query.data?.Total ?? 0)}</TextLink>}
    >
      <AsyncState query={query} errorTitle={TODO.error} skeleton={<SkeletonTable rows={5} columns={1} />}>
        {(todo) => <Lines todo={todo} />}
      </AsyncState>
    </Section>
  );
};
