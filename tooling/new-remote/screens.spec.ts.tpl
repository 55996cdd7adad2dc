import { checkScreens } from '../../checks/check-screens';
import { {{camel}}Screens } from '../../screens/{{short}}';

checkScreens({{camel}}Screens);
