import { judgeScreens } from '../../judge-screens';
import { recordsScreens } from '../../screens/records';

judgeScreens(recordsScreens);
