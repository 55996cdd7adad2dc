import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { examsScreens } from '../../screens/exams';

judgeScreens(examsScreens);
judgeStillness(examsScreens);
