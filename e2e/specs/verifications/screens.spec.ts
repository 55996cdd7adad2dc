import { judgeScreens } from '../../judging/judge-screens';
import { verificationsScreens } from '../../screens/verifications';

judgeScreens(verificationsScreens);
