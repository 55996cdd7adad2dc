import { useRight } from 'shared-auth';
import type { TpWish } from 'shared-contract/tp/answers';
import type { TpCourse } from 'shared-contract/tp/tp';
import { AsyncState, Button, Card, CardHeader, Flex, List, ListLine, Span, VisuallyHidden } from 'shared-ui';
import { CourseName } from '../../shared/course-name';
import { WISH_TEXTS as texts } from '../../texts/wishes';
import type { Timetable } from '../steps/timetable';
import { type FullGroup, useWishes } from './use-wishes';
import { WishLine } from './wish-line';

/** Full groups of courses without a waiting list entry, except the student's own group. */
const fullGroups = (
  courses: readonly TpCourse[],
  wishes: readonly TpWish[],
  timetable: Timetable,
): FullGroup[] => {
  const waited = new Set(wishes.map((wish) => wish.ActiviteApprentissageID));
  return courses
    .filter(({ ActiviteApprentissageID: id }) => !waited.has(id))
    .flatMap((course) =>
      [...timetable.values()]
        .filter(
          ({ ID, Disabled, courseId }) =>
            courseId === course.ActiviteApprentissageID &&
            Disabled &&
            ID !== course.GroupeActiviteApprentissageID,
        )
        .map((group) => ({ groupId: group.ID, course, display: group.Display })),
    );
};

const FullGroupLine = ({ group, onJoin }: { group: FullGroup; onJoin: () => void }) => (
  <ListLine inset display="block">
    <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
      <span>
        <Span fontWeight="medium">
          <CourseName course={group.course} />
        </Span>
        <Span display="block" size="sm" tone="muted">
          {group.display}
        </Span>
      </span>
      <Button variant="outline" onClick={onJoin}>
        {texts.join}
        <VisuallyHidden as="span">
          <CourseName course={group.course} in={texts.of(`${group.course.Libelle}, ${group.display}`)} />
        </VisuallyHidden>
      </Button>
    </Flex>
  </ListLine>
);

interface WishesCardProps {
  courses: readonly TpCourse[];
  /** The groups of the courses; absent once the window is closed, when no other line can be joined. */
  timetable?: Timetable;
  /** A line was left or something was refused: other groups may be full. */
  onChanged?: () => void;
}

/** Waiting lists joined, and those that can be joined; renders nothing without any. */
export const WishesCard = ({ courses, timetable, onChanged }: WishesCardProps) => {
  const mayWrite = useRight('InscriptionTP', 'Create');
  const { wishes, join, leave, dialogs } = useWishes(onChanged);
  const own = wishes.data ?? [];
  const full = timetable && mayWrite && wishes.data ? fullGroups(courses, own, timetable) : [];
  if (wishes.error && !wishes.data)
    return (
      <AsyncState query={wishes} errorTitle={texts.failed}>
        {() => null}
      </AsyncState>
    );
  if (own.length === 0 && full.length === 0) return dialogs;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader title={texts.title} detail={texts.detail} />
      <List divided>
        {own.map((wish) => (
          <WishLine
            key={wish.SouhaitID}
            wish={wish}
            onLeave={mayWrite ? (one) => void leave(one) : undefined}
          />
        ))}
        {full.map((group) => (
          <FullGroupLine key={group.groupId} group={group} onJoin={() => void join(group)} />
        ))}
      </List>
      {dialogs}
    </Card>
  );
};
