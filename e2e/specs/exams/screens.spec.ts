import { judgeScreens } from '../../judge-screens';
import { examsScreens } from '../../screens/exams';

judgeScreens(examsScreens);
