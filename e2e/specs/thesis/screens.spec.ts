import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { thesisScreens } from '../../screens/thesis';

judgeScreens(thesisScreens);
judgeStillness(thesisScreens);
