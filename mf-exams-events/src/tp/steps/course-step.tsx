import { useEffect, useId, useRef } from 'react';
import type { TimedGroup } from 'shared-contract/tp/clashes';
import type { TpCourse, TpGroups } from 'shared-contract/tp/tp';
import { Alert, AsyncState, Box, Card, CardBody, Code, Heading, Stack, VisuallyHidden } from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { CourseName } from '../../shared/course-name';
import { TP_TEXTS as texts } from '../../texts/tp';
import { GroupsSkeleton } from '../tp-skeleton';
import { useTpGroups } from './course-list';
import { GroupPlaces } from './group-places';
import { findTimeConflict } from './timetable';

interface CourseStepProps {
  course: TpCourse;
  /** The group of the course; null without any. */
  groupId: number | null;
  isReadOnly: boolean;
  /** The groups of the other courses. */
  others: readonly TimedGroup[];
  onChoose: (groupId: number | null) => void;
}

type GroupsProps = CourseStepProps & { groups: TpGroups['Values'] };

/** Whether the course has its group already, which nothing here changes. */
const isLockedIn = (course: TpCourse): boolean => course.GroupeActiviteApprentissageID !== null;

const GroupSelect = ({ course, groupId, isReadOnly, groups, onChoose }: GroupsProps) => {
  const id = useId();
  return (
    <div>
      <Box mb="1" fontWeight="semibold" css={{ '& > label': { fontSize: '0.9375rem' } }}>
        <label htmlFor={id}>
          {texts.group}
          <VisuallyHidden as="span">
            <CourseName course={course} in={texts.groupOf(course.Libelle)} />
          </VisuallyHidden>
        </label>
      </Box>
      <Select
        id={id}
        value={groupId}
        placeholder={texts.choose}
        disabled={isLockedIn(course) || isReadOnly}
        options={groups.map((group) => ({
          value: group.ID,
          label: texts.option(group.Display, group.PlacesRestantes),
          disabled: group.Disabled,
        }))}
        onChange={onChoose}
      />
    </div>
  );
};

/** What is to be known of the group that is chosen. */
const GroupAlerts = ({ course, groupId, others, groups }: GroupsProps) => {
  const isLocked = isLockedIn(course);
  return (
    <>
      {isLocked && (
        <Alert tone="info" icon="lock">
          {texts.locked}
        </Alert>
      )}
      {!isLocked && groups.some(({ ID, Disabled }) => ID === groupId && Disabled) && (
        <Alert tone="warning" live>
          {texts.nowFull}
        </Alert>
      )}
      {groups.some((group) => group.ID === groupId && findTimeConflict(group, others)) && (
        <Alert tone="warning" title={texts.sameHour} live>
          {texts.sameHourText}
        </Alert>
      )}
    </>
  );
};

/** One course: its groups in a list, full ones out of reach, a chosen one locked (S2 §2, §4). */
export const CourseStep = (props: CourseStepProps) => {
  const { course, groupId, isReadOnly, others, onChoose } = props;
  const groups = useTpGroups(course.ActiviteApprentissageID);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <CardBody>
        <Box mb="4">
          <Code>{course.Code}</Code>
          <Heading size="lg" ref={heading} tabIndex={-1} css={{ scrollMarginTop: '3rem' }}>
            <CourseName course={course} />
          </Heading>
        </Box>
        <AsyncState
          query={groups}
          skeleton={<GroupsSkeleton />}
          isEmpty={() => false}
          errorTitle={texts.groupsFailed}
        >
          {({ Values }) => (
            <Stack gap="4">
              <GroupSelect {...props} groups={Values} />
              <GroupAlerts {...props} groups={Values} />
              {!isLockedIn(course) && (
                <GroupPlaces
                  groups={Values}
                  chosenId={groupId}
                  others={others}
                  isReadOnly={isReadOnly}
                  onChoose={onChoose}
                />
              )}
            </Stack>
          )}
        </AsyncState>
      </CardBody>
    </Card>
  );
};
