import type { ReactNode } from 'react';
import type { TpCourse } from 'shared-contract/tp/tp';
import { Box, Card, CardHeader, StatusBadge } from 'shared-ui';
import { TP_TEXTS as texts } from '../texts';
import { groupOf } from './selection';
import { type Choices, useTpGroups } from './use-tp';

const plainList = { listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--border)' } } as const;

/** Name of the chosen group, or nothing while it is read. */
const GroupName = ({ courseId, groupId }: { courseId: number; groupId: number }) => {
  const { data } = useTpGroups(courseId);
  return data?.Values.find(({ ID }) => ID === groupId)?.Display ?? null;
};

const CourseRow = ({ course, choices }: { course: TpCourse; choices: Choices }) => {
  const groupId = groupOf(course, choices);
  const isLocked = course.GroupeActiviteApprentissageID !== null;
  return (
    <Box
      as="li"
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      css={{ padding: { base: '0.75rem 1.125rem', sm: '0.75rem 1.5rem' } }}
    >
      <span>
        {course.Libelle}
        <Box as="span" display="block" fontSize="xs" color="muted">
          {groupId === null ? (
            course.Code
          ) : (
            <GroupName courseId={course.ActiviteApprentissageID} groupId={groupId} />
          )}
        </Box>
      </span>
      <Box flex="none">
        {isLocked ? (
          <StatusBadge tone="ok" icon="lock">
            {texts.enrolled}
          </StatusBadge>
        ) : (
          <StatusBadge tone={groupId === null ? 'warning' : 'info'}>
            {groupId === null ? texts.toChoose : texts.selected}
          </StatusBadge>
        )}
      </Box>
    </Box>
  );
};

interface CourseListProps {
  title: string;
  detail?: string;
  courses: readonly TpCourse[];
  choices: Choices;
  /** Under the list: the way on. */
  children?: ReactNode;
}

/** Each course with what is chosen for it: where to start from, and the summary before the save. */
export const CourseList = ({ title, detail, courses, choices, children }: CourseListProps) => (
  <Card>
    <CardHeader title={title} {...(detail === undefined ? {} : { detail })} />
    <Box as="ul" css={plainList}>
      {courses.map((course) => (
        <CourseRow key={course.ActiviteApprentissageID} course={course} choices={choices} />
      ))}
    </Box>
    {children}
  </Card>
);
