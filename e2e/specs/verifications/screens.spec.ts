import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { verificationsScreens } from '../../screens/verifications';

judgeScreens(verificationsScreens);
judgeStillness(verificationsScreens);
