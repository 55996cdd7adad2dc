import { checkScreens } from '../../checks/check-screens';
import { reenrolmentScreens } from '../../screens/reenrolment';

checkScreens(reenrolmentScreens);
