import { checkScreens } from '../../checks/check-screens';
import { recordsScreens } from '../../screens/records';

checkScreens(recordsScreens);
