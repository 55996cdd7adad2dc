import type { Screen } from './screen';

export const {{camel}}Screens: Screen[] = [{ user: '230101', path: '{{path}}' }];
