import { useState } from 'react';
import { remainingEnrolments, type TpCourse, type TpSaved } from 'shared-contract/tp/tp';
import { useNavigate } from 'shared-router';
import { DESKTOP_PATH } from '../../paths';
import { TP_TEXTS as texts } from '../../texts/tp';
import { type Choices, groupOf, openChoices, withoutRefused } from '../selection';
import { useSaveChoices } from '../use-save-choices';
import { timedChoices, useTimetable } from './timetable';
import { useStep } from './use-step';

export interface WizardOptions {
  courses: readonly TpCourse[];
  /** What the draft of an earlier visit holds. */
  first: Choices;
  keep: (contents: unknown) => void;
  discard: () => Promise<void>;
}

/** Wizard state: step, 0 (start) to the number of courses, and choices (S2 §4). */
export const useWizard = ({ courses, first, keep, discard }: WizardOptions) => {
  const { step, goTo: setStep, hasMoved } = useStep(remainingEnrolments(courses) === 0 ? 0 : courses.length);
  const [all, setAll] = useState(first);
  // Why the last « Sauvegarder » led to nothing, until the next change.
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<TpSaved | null>(null);
  const navigate = useNavigate();
  const choices = openChoices(all, courses);

  const change = (next: Choices) => {
    setAll(next);
    setProblem(undefined);
    keep({ choices: next });
  };
  const choose = (courseId: number, groupId: number | null) => {
    const { [courseId]: _, ...others } = choices;
    change(groupId === null ? others : { ...others, [courseId]: groupId });
  };
  const take = (courseId: number, groupId: number) => {
    choose(courseId, groupId);
    setStep(courses.findIndex((course) => course.ActiviteApprentissageID === courseId) + 1);
  };
  const [timetable, readTimetable] = useTimetable(courses);
  const { dialog, isAsked, saveChoices } = useSaveChoices({
    isChoosing: Object.keys(choices).length > 0,
    courses,
    timetable,
    onWhole: () => {
      void discard();
      navigate(DESKTOP_PATH);
    },
    onPart: (saved) => {
      setResult(saved);
      change(withoutRefused(choices, saved));
    },
  });
  const send = () => {
    if (Object.keys(choices).length > 0) return saveChoices(choices);
    setProblem(texts.noChoice);
  };

  const remaining = remainingEnrolments(
    courses.map((course) => ({ GroupeActiviteApprentissageID: groupOf(course, choices) })),
  );
  /** The groups of the other courses, with their hours. */
  const othersOf = (courseId: number) =>
    timedChoices(
      courses.filter((course) => course.ActiviteApprentissageID !== courseId),
      (course) => groupOf(course, choices),
      timetable,
    );
  return {
    step,
    setStep,
    hasMoved,
    choices,
    choose,
    take,
    send,
    problem,
    result,
    dialog,
    isAsked,
    remaining,
    othersOf,
    timetable,
    readTimetable,
  };
};

export type Wizard = ReturnType<typeof useWizard>;
