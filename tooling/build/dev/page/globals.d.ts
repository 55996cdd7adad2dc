declare var __PORTAL_REFRESH__: (name: string) => object;

declare module 'react-refresh/runtime' {
  export const register: (type: unknown, id: string) => void;
}
