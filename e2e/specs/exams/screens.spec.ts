import { judgeScreens } from '../../judging/judge-screens';
import { examsScreens } from '../../screens/exams';

judgeScreens(examsScreens);
