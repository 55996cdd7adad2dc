import { useEffect, useRef } from 'react';
import type { TpCourse, TpOutcome, TpSaved } from 'shared-contract/tp/tp';
import {
  Alert,
  Box,
  Button,
  Card,
  CardHeader,
  List,
  ListLine,
  StatusBadge,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { CourseName } from '../shared/course-name';
import { TP_TEXTS as texts } from '../texts/tp';
import { useTpGroups } from './steps/course-list';

interface OutcomeProps {
  outcome: TpOutcome;
  course: TpCourse | undefined;
  onTake: (courseId: number, groupId: number) => void;
}

const Outcome = ({ outcome, course, onTake }: OutcomeProps) => {
  const { ActiviteApprentissageID: courseId, GroupeActiviteApprentissageID: groupId, Proposition } = outcome;
  const { data } = useTpGroups(courseId);
  const nameOf = (id: number) => data?.Values.find(({ ID }) => ID === id)?.Display ?? '';
  return (
    <ListLine inset display="block">
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <span>
          {course && <CourseName course={course} />}
          <Box as="span" display="block" fontSize="xs" color="muted">
            {nameOf(groupId)}
          </Box>
        </span>
        <StatusBadge tone={outcome.Accorde ? 'ok' : 'danger'}>
          {outcome.Accorde ? texts.granted : texts.refused}
        </StatusBadge>
      </Box>
      {!outcome.Accorde && (
        <Box mt="2">
          <Text size="sm">
            {`${outcome.Raison ?? ''} `}
            {Proposition === null ? texts.noProposal : texts.proposal(nameOf(Proposition))}
          </Text>
          {Proposition !== null && (
            <Box mt="2">
              <Button variant="tonal" onClick={() => onTake(courseId, Proposition)}>
                {texts.take}
                <VisuallyHidden as="span">
                  {course && <CourseName course={course} in={texts.takeFor(course.Libelle)} />}
                </VisuallyHidden>
              </Button>
            </Box>
          )}
        </Box>
      )}
    </ListLine>
  );
};

interface ResultCardProps {
  result: TpSaved;
  courses: readonly TpCourse[];
  onTake: (courseId: number, groupId: number) => void;
}

/** Result of each choice, with an alternative group where refused (CONTRACT §5.11). */
export const ResultCard = ({ result, courses, onTake }: ResultCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is to be read, the second one too.
  useEffect(() => card.current?.focus(), [result]);
  const courseOf = (id: number) => courses.find((one) => one.ActiviteApprentissageID === id);
  return (
    <Card ref={card} tabIndex={-1} role="group" aria-label={texts.results}>
      <CardHeader title={texts.results} />
      <Box css={{ padding: { base: '0.875rem 1.125rem 0', sm: '0.875rem 1.5rem 0' } }}>
        <Alert tone="warning" title={texts.unavailable}>
          {texts.resultsText}
        </Alert>
      </Box>
      <List divided>
        {result.Items.map((outcome) => (
          <Outcome
            key={outcome.ActiviteApprentissageID}
            outcome={outcome}
            course={courseOf(outcome.ActiviteApprentissageID)}
            onTake={onTake}
          />
        ))}
      </List>
    </Card>
  );
};
