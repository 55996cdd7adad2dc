import { checkScreens } from '../../checks/check-screens';
import { portalScreens } from '../../screens/portal';

checkScreens(portalScreens);
