import { judgeScreens } from '../../judge-screens';
import { verificationsScreens } from '../../screens/verifications';

judgeScreens(verificationsScreens);
