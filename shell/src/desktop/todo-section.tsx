import { useSession } from 'shared-auth';
import type { DeadlineSummary } from 'shared-contract/deadlines/deadlines';
import { AsyncState, Section, SkeletonTable, Text, TextLink, TodoList } from 'shared-ui';
import { toLine } from '../deadlines/deadline-line';
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
        <TodoList label={TEXTS.todo} lines={Lignes.map((one) => toLine(one, Maintenant))} />
      )}
    </>
  );
};

/** « À faire »: the next three to five things, dated, what was done today last, and the way to all of them. */
export const TodoSection = () => {
  const { isShown, query } = useTodo();
  if (!isShown) return null;
  return (
    <Section title={TEXTS.todo} aside={<TextLink to="/echeances">{TEXTS.deadlines}</TextLink>}>
      <AsyncState query={query} errorTitle={TODO.error} skeleton={<SkeletonTable rows={5} columns={1} />}>
        {(todo) => <Lines todo={todo} />}
      </AsyncState>
    </Section>
  );
};
