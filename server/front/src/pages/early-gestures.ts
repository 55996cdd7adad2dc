/**
 * Inline script of a page that came with its screen: it notes the presses and the typing until React has taken the screen
 * over. The shell does them again (shell/src/federation/early-gestures.ts).
 */
export const EARLY_GESTURES =
  "self.__PORTAL_EARLY__=[];for(const t of['click','input'])addEventListener(t,({target:n})=>{n.closest('main')&&self.__PORTAL_EARLY__?.push([t,n,n.value])},true)";
