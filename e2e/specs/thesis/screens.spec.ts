import { judgeScreens } from '../../judging/judge-screens';
import { thesisScreens } from '../../screens/thesis';

judgeScreens(thesisScreens);
