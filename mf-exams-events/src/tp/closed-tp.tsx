import { remainingEnrolments, type TpCourse } from 'shared-contract/tp/tp';
import { Card, CardHeader, List, ListLine, Span, Stack } from 'shared-ui';
import { CourseName } from '../shared/course-name';
import { ReceiptsCard } from '../shared/receipts-card';
import { TP_TEXTS as texts } from '../texts/tp';
import { GroupName } from './steps/course-list';
import { WishesCard } from './wishes/wishes-card';

/** Read-only view of the chosen groups after the window closed (CONTRACT §7.3). */
export const ClosedTp = ({ courses }: { courses: readonly TpCourse[] }) => (
  <Stack gap="4">
    <Card as="section">
      <CardHeader
        title={texts.courses}
        detail={texts.closedCourses(courses.length - remainingEnrolments(courses), courses.length)}
      />
      <List divided>
        {courses.map(({ ActiviteApprentissageID: id, GroupeActiviteApprentissageID: groupId, ...course }) => (
          <ListLine key={id} inset display="block">
            <Span fontWeight="medium">
              <CourseName course={course} />
            </Span>
            <Span display="block" size="sm" tone="muted">
              {groupId === null ? texts.notChosen : <GroupName courseId={id} groupId={groupId} />}
            </Span>
          </ListLine>
        ))}
      </List>
    </Card>
    <WishesCard courses={courses} />
    <ReceiptsCard domain="Travaux pratiques" isLikely={remainingEnrolments(courses) < courses.length} />
  </Stack>
);
