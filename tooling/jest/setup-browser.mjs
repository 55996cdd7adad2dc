import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these two; the router and msw need them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It draws nothing either, and axe asks whether it does: the answer of a browser that can't, without a complaint.
HTMLCanvasElement.prototype.getContext = () => null;
