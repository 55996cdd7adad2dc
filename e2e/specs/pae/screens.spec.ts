import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { paeScreens } from '../../screens/pae';

judgeScreens(paeScreens);
judgeStillness(paeScreens);
