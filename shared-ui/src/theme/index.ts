export { createServerCache, criticalCss } from './critical-css';
export { createStyleCache, PortalProvider, type PortalProviderProps } from './portal-provider';
export { system } from './system';
