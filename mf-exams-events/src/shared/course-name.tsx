import type { TpCourse } from 'shared-contract/tp/tp';
import { TitledText } from 'shared-ui/titled-text';

export interface CourseNameProps {
  course: Pick<TpCourse, 'Libelle' | 'TitresAnglais'>;
  /** A text that holds the name, in place of the name alone. */
  in?: string;
}

/** Name of a course or an exam, its title in its language. */
export const CourseName = ({ course, in: text = course.Libelle }: CourseNameProps) => (
  <TitledText text={text} english={course.TitresAnglais} />
);
