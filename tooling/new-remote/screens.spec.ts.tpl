import { judgeScreens } from '../../judging/judge-screens';
import { {{camel}}Screens } from '../../screens/{{short}}';

judgeScreens({{camel}}Screens);
