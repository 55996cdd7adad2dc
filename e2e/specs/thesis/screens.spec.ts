import { judgeScreens } from '../../judge-screens';
import { thesisScreens } from '../../screens/thesis';

judgeScreens(thesisScreens);
