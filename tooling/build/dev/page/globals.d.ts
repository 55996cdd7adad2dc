/// <reference types="webpack/module" />

/** How the build that runs in a page is replaced by the next one; `update` gives false when there is none. */
interface HotPackage {
  hash: () => string;
  update: () => Promise<boolean>;
}

/** Name of the package, written by the build. */
declare const PACKAGE_UNDER_WORK: string;
declare const __webpack_hash__: string;
declare var __PORTAL_REFRESH__: (name: string) => object;
declare var __PORTAL_WORK__: { register: (name: string, hot: HotPackage) => void } | undefined;

declare module 'react-refresh/runtime' {
  export const register: (type: unknown, id: string) => void;
}
