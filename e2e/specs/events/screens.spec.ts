import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { eventsScreens } from '../../screens/events';

judgeScreens(eventsScreens);
judgeStillness(eventsScreens);
