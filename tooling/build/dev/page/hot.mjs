/** Part of each package under work: tells the page's own script which build runs, and how to put the next in its place. */
globalThis.__PORTAL_WORK__?.register(PACKAGE_UNDER_WORK, {
  hash: () => __webpack_hash__,
  update: async () => (await import.meta.webpackHot.check(true)) !== null,
});
