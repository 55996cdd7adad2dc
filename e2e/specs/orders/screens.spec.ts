import { judgeScreens } from '../../judging/judge-screens';
import { ordersScreens } from '../../screens/orders';

judgeScreens(ordersScreens);
