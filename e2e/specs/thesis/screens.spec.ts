import { checkScreens } from '../../checks/check-screens';
import { thesisScreens } from '../../screens/thesis';

checkScreens(thesisScreens);
