import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as sharedAuth from 'shared-auth';
import * as sharedRouter from 'shared-router';
import * as sharedUi from 'shared-ui';

/** Shared modules that every screen needs, already in the page. */
export const EAGER_MODULES = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-router': sharedRouter,
  'shared-ui': sharedUi,
  'shared-auth': sharedAuth,
};
