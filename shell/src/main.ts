/** Lets the browser answer a gesture in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** React is set up in a task of its own: with the portal in the same one, a slow phone is deaf twice as long. */
const start = async () => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  return import(/* webpackMode: "eager" */ './start');
};

const started = start();

Object.assign(globalThis, {
  /** What checks a remote before it is published imports it alone, in a page that shows none and was told of none. */
  __PORTAL_RUNTIME__: async () => (await started).openRuntime(),
});
