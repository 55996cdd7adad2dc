import { setTimeout as turn } from 'node:timers/promises';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { guardConsole } from './console-guard.mjs';

// What comes late is right or wrong, never slow: on a busy machine of two cores a screen takes seconds to be drawn and read.
configure({ asyncUtilTimeout: 20_000 });

/** Calls of this test that have no answer yet. */
const asked = new Set();
/** @type {typeof globalThis.fetch} */
let network;

const { watch, judge } = guardConsole(console);
watch();

beforeEach(() => {
  watch();
  network = globalThis.fetch;
  globalThis.fetch = (...call) => {
    const answer = network(...call);
    const end = () => asked.delete(answer);
    asked.add(answer);
    answer.then(end, end);
    return answer;
  };
});

// After Testing Library's cleanup, at which a screen that is left still keeps its draft: what a test asked is
// answered by its own handlers, and never seen by the next one.
afterEach(async () => {
  do {
    await Promise.allSettled(asked);
    await turn();
  } while (asked.size > 0);
  globalThis.fetch = network;
});

// Last of all: what a screen says while it is left counts too.
afterEach(judge);
