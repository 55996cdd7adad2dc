import { checkScreens } from '../../checks/check-screens';
import { gestionScreens } from '../../screens/gestion';

checkScreens(gestionScreens);
