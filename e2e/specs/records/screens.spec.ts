import { judgeScreens } from '../../judging/judge-screens';
import { recordsScreens } from '../../screens/records';

judgeScreens(recordsScreens);
