import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { portalScreens } from '../../screens/portal';

judgeScreens(portalScreens);
judgeStillness(portalScreens);
