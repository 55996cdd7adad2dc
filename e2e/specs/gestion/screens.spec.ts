import { judgeScreens } from '../../judge-screens';
import { gestionScreens } from '../../screens/gestion';

judgeScreens(gestionScreens);
