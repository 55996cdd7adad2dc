import { checkScreens } from '../../checks/check-screens';
import { verificationsScreens } from '../../screens/verifications';

checkScreens(verificationsScreens);
