/** Address of the first screen. */
export const HOME_PATH = '{{path}}';
