import { checkScreens } from '../../checks/check-screens';
import { paeScreens } from '../../screens/pae';

checkScreens(paeScreens);
