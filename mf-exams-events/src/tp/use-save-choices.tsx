import { type Notice, refreshEndpoints, SAVE_TEXTS, useApi, useSession } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { dayOf } from 'shared-contract/base/days';
import { sessionExams } from 'shared-contract/exams/endpoints';
import { clashQuestions } from 'shared-contract/tp/clashes';
import { chooseTpGroups, tpCourses, tpGroups } from 'shared-contract/tp/endpoints';
import { examGroupQuestions } from 'shared-contract/tp/exam-clashes';
import type { TpCourse, TpSaved } from 'shared-contract/tp/tp';
import { TP_TEXTS as texts } from '../texts/tp';
import { ChoiceSummary } from './choice-summary';
import { type Choices, groupOf } from './selection';
import { type Timetable, timedChoices } from './steps/timetable';

const isWhole = ({ Items }: TpSaved): boolean => Items.every((item) => item.Accorde);

const readAgain = () => refreshEndpoints([tpCourses, tpGroups]);

interface SaveChoices {
  /** Something is chosen and not saved yet. */
  isChoosing: boolean;
  courses: readonly TpCourse[];
  timetable: Timetable;
  /** Every choice was granted. */
  onWhole: () => void;
  /** Some were refused. */
  onPart: (saved: TpSaved) => void;
}

/** Saves the choices; after a partial refusal revalidates courses and places. */
export const useSaveChoices = ({ isChoosing, courses, timetable, onWhole, onPart }: SaveChoices) => {
  const said = (saved: TpSaved): Notice | null => {
    // Of a part, the results on the page speak.
    if (!isWhole(saved)) return null;
    const asked = new Set(saved.Items.map((item) => item.ActiviteApprentissageID));
    const namesOf = (isAsked: boolean) =>
      courses
        .filter((course) => course.GroupeActiviteApprentissageID === null)
        .filter((course) => asked.has(course.ActiviteApprentissageID) === isAsked)
        .map(({ Libelle }) => Libelle);
    const text = texts.saved(saved.Recu?.Numero ?? null, namesOf(true), namesOf(false));
    return { tone: 'success', title: SAVE_TEXTS.success, text };
  };
  const { ask, dialog, isAsked } = useBinding(chooseTpGroups, {
    success: said,
    onRefused: readAgain,
    // The message follows to the page that a success leads to.
    onSaved: (saved) => (isWhole(saved) ? onWhole() : readAgain()),
  });
  const { Maintenant } = useSession();
  // As long as they are not read, the server asks.
  const { data: exams = [] } = useApi(isChoosing ? sessionExams : null);
  const saveChoices = async (choices: Choices): Promise<void> => {
    const lines = Object.entries(choices).map(([courseId, groupId]) => ({
      ActiviteApprentissageID: Number(courseId),
      GroupeActiviteApprentissageID: groupId,
    }));
    const result = await ask({
      title: texts.confirmTitle(lines.length),
      summary: <ChoiceSummary courses={courses} choices={choices} timetable={timetable} />,
      final: texts.final(lines.length),
      questions: [
        ...clashQuestions(timedChoices(courses, (course) => groupOf(course, choices), timetable)),
        ...examGroupQuestions(
          timedChoices(
            courses.filter((course) => course.GroupeActiviteApprentissageID === null),
            (course) => groupOf(course, choices),
            timetable,
          ),
          exams,
          dayOf(new Date(Maintenant)),
        ),
      ],
      size: 'lg',
      body: (Confirmations) => lines.map((line) => ({ ...line, Confirmations })),
    });
    if (result.kind === 'saved' && !isWhole(result.answer)) onPart(result.answer);
  };
  return { dialog, isAsked, saveChoices };
};
