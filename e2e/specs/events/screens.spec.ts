import { judgeScreens } from '../../judging/judge-screens';
import { eventsScreens } from '../../screens/events';

judgeScreens(eventsScreens);
