import { judgeScreens } from '../../judge-screens';
import { ordersScreens } from '../../screens/orders';

judgeScreens(ordersScreens);
