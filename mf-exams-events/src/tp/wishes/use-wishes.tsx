import { refreshEndpoints, useApi } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { useWrite } from 'shared-auth/write';
import { TP_HOURS_TO_REFUSE } from 'shared-contract/base/limits';
import type { TpWish } from 'shared-contract/tp/answers';
import { askTpWish, leaveTpWish, tpCourses, tpGroups, tpWishes } from 'shared-contract/tp/endpoints';
import type { TpCourse } from 'shared-contract/tp/tp';
import { Text } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { CourseName } from '../../shared/course-name';
import { WISH_TEXTS as texts } from '../../texts/wishes';

/** A full group with a waiting list. */
export interface FullGroup {
  groupId: number;
  course: TpCourse;
  /** Its name and timetable. */
  display: string;
}

/** Waiting lists of the student: join, and leave or decline an offered place after confirmation. */
export const useWishes = (onChanged?: () => void) => {
  const wishes = useApi(tpWishes);
  // A refusal tells that places or lines are not what the page shows.
  const again = {
    refreshes: [tpWishes],
    onRefused: () => {
      onChanged?.();
      return refreshEndpoints([tpWishes, tpCourses, tpGroups]);
    },
  };
  const { ask, dialog } = useBinding(askTpWish, { ...again, success: texts.joined });
  const { run } = useWrite(leaveTpWish, {
    ...again,
    success: texts.left,
    ...(onChanged && { onSaved: onChanged }),
  });
  const [confirm, question] = useConfirm();
  const join = ({ groupId, course, display }: FullGroup) =>
    ask({
      title: texts.joinTitle,
      summary: (
        <>
          <Text fontWeight="semibold">
            <CourseName course={course} />
          </Text>
          <Text tone="muted">{display}</Text>
        </>
      ),
      final: texts.joinFinal(TP_HOURS_TO_REFUSE),
      body: (Confirmations) => ({ GroupeActiviteApprentissageID: groupId, Confirmations }),
    });
  const leave = async ({ SouhaitID, JusquAu }: TpWish) => {
    const words = JusquAu === null ? texts.leaving : texts.refusing;
    if (await confirm({ ...words, danger: true })) await run(undefined, { SouhaitID });
  };
  const dialogs = (
    <>
      {dialog}
      {question}
    </>
  );
  return { wishes, join, leave, dialogs };
};
