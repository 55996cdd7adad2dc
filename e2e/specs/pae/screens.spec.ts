import { judgeScreens } from '../../judging/judge-screens';
import { paeScreens } from '../../screens/pae';

judgeScreens(paeScreens);
