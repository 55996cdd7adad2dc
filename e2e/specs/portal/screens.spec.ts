import { judgeScreens } from '../../judging/judge-screens';
import { portalScreens } from '../../screens/portal';

judgeScreens(portalScreens);
