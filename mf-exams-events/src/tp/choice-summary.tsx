import { Fragment } from 'react';
import type { TpCourse } from 'shared-contract/tp/tp';
import { Box, List, ListLine, Stack, StatusBadge, Text } from 'shared-ui';
import { CourseName } from '../shared/course-name';
import { TP_TEXTS as texts } from '../texts/tp';
import type { Choices } from './selection';
import type { Timetable } from './steps/timetable';

interface ChoiceSummaryProps {
  courses: readonly TpCourse[];
  choices: Choices;
  timetable: Timetable;
}

/** Groups about to be bound, and courses still without one. */
export const ChoiceSummary = ({ courses, choices, timetable }: ChoiceSummaryProps) => {
  const open = courses.filter((course) => course.GroupeActiviteApprentissageID === null);
  const groupIn = ({ ActiviteApprentissageID: id }: TpCourse) => choices[id];
  const left = open.filter((course) => groupIn(course) === undefined);
  return (
    <Stack gap="3">
      <List divided>
        {open
          .filter((course) => groupIn(course) !== undefined)
          .map((course) => (
            <ListLine key={course.ActiviteApprentissageID} display="block">
              <CourseName course={course} />
              <Box as="span" display="block" fontSize="sm" color="muted">
                {timetable.get(groupIn(course) ?? 0)?.Display ?? course.Code}
              </Box>
            </ListLine>
          ))}
      </List>
      {left.length > 0 && (
        <Box>
          <StatusBadge tone="warning">{texts.leftTitle}</StatusBadge>
          <Text size="sm" mt="1">
            {left.map((course, index) => (
              <Fragment key={course.ActiviteApprentissageID}>
                {index > 0 && ', '}
                <CourseName course={course} />
              </Fragment>
            ))}
          </Text>
        </Box>
      )}
    </Stack>
  );
};
