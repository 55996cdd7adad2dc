import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these two; the router and msw need them.
Object.assign(globalThis, { TextEncoder, TextDecoder });
