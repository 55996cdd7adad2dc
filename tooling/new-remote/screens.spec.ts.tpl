import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { {{camel}}Screens } from '../../screens/{{short}}';

judgeScreens({{camel}}Screens);
judgeStillness({{camel}}Screens);
