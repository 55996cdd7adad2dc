import { SERVICE_WORKER_PATH } from 'shared-contract/own-data/page-paths';
import { inlineJson } from './html';

/**
 * Source of the inline script by which a page loads scripts from where releases stand and from nowhere else, the worker
 * of the copy on a device aside. The
 * loaders of webpack and of the federation set `script.src` to a text; the page's policy has each such text judged
 * here (Trusted Types). Of texts that are markup only those are let through that end in a document apart, where
 * nothing loads and nothing runs (the notices are read so); nothing makes code of a text.
 */
export const scriptGuard = (remotesOrigin: string | null): string => {
  const origins = remotesOrigin === null ? 'o' : `o,${inlineJson(remotesOrigin)}`;
  return [
    'self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL(s){',
    'const u=new URL(s,document.baseURI),o=location.origin;',
    `if([${origins}].includes(u.origin)&&/^\\/(assets|r)\\//.test(u.pathname))return u.href;`,
    `if(u.href===o+"${SERVICE_WORKER_PATH}")return u.href`,
    '},createHTML(s,type,sink){if(sink=="DOMParser parseFromString")return s}})',
  ].join('');
};
