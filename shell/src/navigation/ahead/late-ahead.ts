/** Fetches what fetches ahead. */
export const fetchAhead = () => import(/* webpackChunkName: "after-paint" */ './fetch-ahead');
