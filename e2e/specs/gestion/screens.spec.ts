import { judgeScreens } from '../../judging/judge-screens';
import { judgeStillness } from '../../judging/judge-stillness';
import { gestionScreens } from '../../screens/gestion';

judgeScreens(gestionScreens);
judgeStillness(gestionScreens);
