import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { reenrolmentScreens } from '../../screens/reenrolment';

judgeScreens(reenrolmentScreens);
judgeStillness(reenrolmentScreens);
