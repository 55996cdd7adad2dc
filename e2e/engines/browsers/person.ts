/** The window that the journeys are made in, CSS pixels. */
export const WINDOW = { width: 1280, height: 900 };

/** The clock of those who use the portal, as a browser reads it from its environment. */
export const BRUSSELS = { TZ: 'Europe/Brussels' };
