import type { ReactNode } from 'react';
import { useApi } from 'shared-auth';
import { NBSP } from 'shared-contract/base/french';
import { tpGroups } from 'shared-contract/tp/endpoints';
import type { TpCourse } from 'shared-contract/tp/tp';
import { Box, Card, CardHeader, List, ListLine, StatusBadge } from 'shared-ui';
import { CourseName } from '../../shared/course-name';
import { TP_TEXTS as texts } from '../../texts/tp';
import { type Choices, groupOf } from '../selection';

/** Groups of a course with remaining places. */
export const useTpGroups = (ActiviteApprentissageID: number) => useApi(tpGroups, { ActiviteApprentissageID });

/** Name of the chosen group; its line is kept while it is read. */
export const GroupName = ({ courseId, groupId }: { courseId: number; groupId: number }) => {
  const { data } = useTpGroups(courseId);
  return data?.Values.find(({ ID }) => ID === groupId)?.Display ?? NBSP;
};

const CourseRow = ({ course, choices }: { course: TpCourse; choices: Choices }) => {
  const groupId = groupOf(course, choices);
  const isLocked = course.GroupeActiviteApprentissageID !== null;
  return (
    <ListLine inset display={{ base: 'block', sm: 'flex' }} alignItems="center" py="3">
      <span>
        <CourseName course={course} />
        <Box as="span" display="block" fontSize="xs" color="muted">
          {groupId === null ? (
            course.Code
          ) : (
            <GroupName courseId={course.ActiviteApprentissageID} groupId={groupId} />
          )}
        </Box>
      </span>
      <Box flex="none" mt={{ base: '2', sm: '0' }}>
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
    </ListLine>
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

/** Courses with their chosen group: start of the wizard and summary before saving. */
export const CourseList = ({ title, detail, courses, choices, children }: CourseListProps) => (
  <Card>
    <CardHeader title={title} {...(detail === undefined ? {} : { detail })} />
    <List divided>
      {courses.map((course) => (
        <CourseRow key={course.ActiviteApprentissageID} course={course} choices={choices} />
      ))}
    </List>
    {children}
  </Card>
);
