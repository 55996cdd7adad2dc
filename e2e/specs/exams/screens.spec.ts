import { checkScreens } from '../../checks/check-screens';
import { examsScreens } from '../../screens/exams';

checkScreens(examsScreens);
