import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { ordersScreens } from '../../screens/orders';

judgeScreens(ordersScreens);
judgeStillness(ordersScreens);
