import { judgeScreens } from '../../judge-screens';
import { {{camel}}Screens } from '../../screens/{{short}}';

judgeScreens({{camel}}Screens);
