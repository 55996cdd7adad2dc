import { checkScreens } from '../../checks/check-screens';
import { eventsScreens } from '../../screens/events';

checkScreens(eventsScreens);
