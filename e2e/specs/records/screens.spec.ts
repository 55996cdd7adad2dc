import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { recordsScreens } from '../../screens/records';

judgeScreens(recordsScreens);
judgeStillness(recordsScreens);
