/**
 * Inline script of a page that came with its screen: it notes the presses and the typing until React has taken the screen
 * over, and keeps a form from leaving the page: what sends it is a press of its button, or nothing else. The shell does them
 * again (shell/src/federation/early-gestures.ts).
 */
export const EARLY_GESTURES =
  "self.__PORTAL_EARLY__=[];for(const t of['click','input','submit'])addEventListener(t,e=>{const n=e.target,g=self.__PORTAL_EARLY__;if(!g||!n.closest('main'))return;if(t=='submit'){e.preventDefault();if(e.submitter)return}g.push([t,n,n.value,n.checked])},true)";
