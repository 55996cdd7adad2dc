/**
 * Inline script of a page that came with its screen: it notes the presses and the typing that reach an element which React
 * has not taken over yet. The shell does them again (shell/src/federation/early-gestures.ts).
 */
export const EARLY_GESTURES =
  "self.__PORTAL_EARLY__=[];for(const t of['click','input'])addEventListener(t,({target:n})=>{n.closest('main')&&!Object.keys(n).some(k=>k.startsWith('__react'))&&self.__PORTAL_EARLY__?.push([t,n,n.value])},true)";
