import { judgeScreens } from '../../judge-screens';
import { reenrolmentScreens } from '../../screens/reenrolment';

judgeScreens(reenrolmentScreens);
