import { judgeScreens } from '../../judging/judge-screens';
import { reenrolmentScreens } from '../../screens/reenrolment';

judgeScreens(reenrolmentScreens);
