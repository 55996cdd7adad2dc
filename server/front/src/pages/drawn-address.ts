/**
 * Inline script of a page that comes with its frame: it notes the address that this was drawn for. The history may move
 * (Back, just after a reload) before React takes the frame over (shared-router/src/browser-router.tsx), and even before
 * this script, which the Navigation API of newer browsers tells.
 */
export const DRAWN_ADDRESS =
  '{const n=self.navigation,a=n&&n.activation&&n.activation.entry,u=new URL(a&&a.url||location.href);self.__PORTAL_ADDRESS__=u.pathname+u.search}';
