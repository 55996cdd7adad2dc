import { judgeScreens } from '../../judge-screens';
import { portalScreens } from '../../screens/portal';

judgeScreens(portalScreens);
