import { useRight } from 'shared-auth';
import { remainingEnrolments, type TpCourse } from 'shared-contract/tp/tp';
import { Alert, Box, Stack } from 'shared-ui';
import { Steps } from 'shared-ui/stepper';
import { CourseName } from '../shared/course-name';
import { DraftNote, type DraftNoteProps } from '../shared/draft-note';
import { ReceiptAlert } from '../shared/receipt-alert';
import { SHARED_TEXTS } from '../texts/shared';
import { TP_TEXTS as texts } from '../texts/tp';
import { FocusedStart } from './focused-start';
import { ResultCard } from './result-card';
import { groupOf } from './selection';
import { CourseList } from './steps/course-list';
import { CourseStep } from './steps/course-step';
import { TpStart } from './steps/tp-start';
import { useWizard, type Wizard, type WizardOptions } from './steps/use-wizard';
import { TpBar } from './tp-bar';
import { WishesCard } from './wishes/wishes-card';

const stepsOf = ({ step, choices }: Wizard, courses: readonly TpCourse[]) =>
  courses.map((course, index) => {
    const isDone = groupOf(course, choices) !== null;
    const other = isDone ? ('done' as const) : ('todo' as const);
    return {
      label: course.Libelle,
      name: <CourseName course={course} />,
      state: index === step - 1 ? ('current' as const) : other,
    };
  });

/** The courses one after the other, the summary with the last one, the results when a choice was refused. */
export const TpForm = ({ savedAt, isSafe, ...options }: WizardOptions & DraftNoteProps) => {
  const { courses } = options;
  const mayChoose = useRight('InscriptionTP', 'Create');
  const wizard = useWizard(options);
  const { step, choices, remaining, result } = wizard;
  const course = courses[step - 1];
  const isAllChosen = remainingEnrolments(courses) === 0;
  const isOpen = mayChoose && !isAllChosen;
  return (
    <>
      <Stack gap="4">
        {!mayChoose && <Alert tone="info">{SHARED_TEXTS.readOnly}</Alert>}
        {isAllChosen && <Alert tone="ok">{texts.allChosen}</Alert>}
        {result?.Recu && <ReceiptAlert title={texts.doneTitle} text={texts.doneText} receipt={result.Recu} />}
        {result && <ResultCard result={result} courses={courses} onTake={wizard.take} />}
        {course && (
          <Box>
            <Steps steps={stepsOf(wizard, courses)} />
            <CourseStep
              key={course.ActiviteApprentissageID}
              course={course}
              groupId={groupOf(course, choices)}
              isReadOnly={!mayChoose}
              others={wizard.othersOf(course.ActiviteApprentissageID)}
              onChoose={(groupId) => wizard.choose(course.ActiviteApprentissageID, groupId)}
            />
            {Object.keys(choices).length > 0 && (
              <Box mt="3">
                <DraftNote savedAt={savedAt} isSafe={isSafe} />
              </Box>
            )}
          </Box>
        )}
        {step === 0 && (
          <FocusedStart when={wizard.hasMoved}>
            <CourseList
              title={texts.courses}
              {...(isAllChosen ? {} : { detail: texts.remaining(remaining) })}
              courses={courses}
              choices={choices}
            >
              {isOpen && <TpStart wizard={wizard} savedAt={savedAt} isSafe={isSafe} />}
            </CourseList>
          </FocusedStart>
        )}
        {step === 0 && (
          <WishesCard courses={courses} timetable={wizard.timetable} onChanged={wizard.readTimetable} />
        )}
        {step === courses.length && (
          <CourseList title={texts.summary} detail={texts.summaryText} courses={courses} choices={choices} />
        )}
      </Stack>
      {isOpen && step > 0 && <TpBar wizard={wizard} last={courses.length} />}
      {wizard.dialog}
    </>
  );
};
