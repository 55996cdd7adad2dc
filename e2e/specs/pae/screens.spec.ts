import { judgeScreens } from '../../judge-screens';
import { paeScreens } from '../../screens/pae';

judgeScreens(paeScreens);
