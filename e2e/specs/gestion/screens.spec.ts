import { judgeScreens } from '../../judging/judge-screens';
import { gestionScreens } from '../../screens/gestion';

judgeScreens(gestionScreens);
