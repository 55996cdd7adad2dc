import { TextDecoder, TextEncoder } from 'node:util';
import react from 'react';

// jsdom lacks these two; the router and msw need them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It draws nothing either, and axe asks whether it does: the answer of a browser that can't, without a complaint.
HTMLCanvasElement.prototype.getContext = () => null;

// A trace for each element, for warnings that name its owner: an eighth of a screen's time in tests. React takes none once
// it has taken ten thousand in a second, and is told that it has.
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

/** How late code comes in tests, milliseconds: longer than one look of `findBy` at the page. */
const LATE = 60;
const { setTimeout: wait } = globalThis;
Reflect.set(globalThis, 'codeComes', () => new Promise((come) => wait(come, LATE)));
