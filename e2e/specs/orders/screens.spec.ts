import { checkScreens } from '../../checks/check-screens';
import { ordersScreens } from '../../screens/orders';

checkScreens(ordersScreens);
