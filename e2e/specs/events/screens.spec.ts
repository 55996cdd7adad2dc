import { judgeScreens } from '../../judge-screens';
import { eventsScreens } from '../../screens/events';

judgeScreens(eventsScreens);
