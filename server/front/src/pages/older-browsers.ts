import { CSRF_HEADER } from 'server-kernel/plugins/refusals/csrf';
import { API_BASE } from 'shared-contract/base/endpoint';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { inlineJson } from './html';
import { NOTE_STYLE, READING_ONLY } from './without-scripts';

const TEXT = `Votre navigateur est trop ancien${READING_ONLY} Il faut Safari\u00a016.4, Firefox\u00a0115, Chrome ou Edge\u00a0110.`;

/**
 * Source of the inline script by which a browser that the portal is not built for says so in one sentence and tells the
 * school. Old syntax only: it is what such a browser runs. Too old is one without `toSorted` (Chrome 110, Firefox 115,
 * Safari 16), or one that does not understand a script of the shell; one of a remote may have come damaged.
 */
export const olderBrowserNotice = (version: string | null): string =>
  [
    '(function(d,told){function tell(){if(told)return;told=1;var p=d.createElement("p"),x=new XMLHttpRequest;',
    `p.setAttribute("role","alert");p.style.cssText=${inlineJson(NOTE_STYLE)};p.textContent=${inlineJson(TEXT)};`,
    `d.body.insertBefore(p,d.body.firstChild);x.open("POST",${inlineJson(API_BASE + reportRemote.path)});`,
    'x.setRequestHeader("Content-Type","application/json");',
    `x.setRequestHeader(${inlineJson(CSRF_HEADER.name)},${inlineJson(CSRF_HEADER.value)});`,
    `x.send(${inlineJson(JSON.stringify({ name: 'shell', version, kind: 'old-browser', phase: 'load' }))})}`,
    'function late(){d.readyState=="loading"?d.addEventListener("DOMContentLoaded",tell):tell()}',
    '[].toSorted||late();',
    'addEventListener("error",function(e){e.error&&e.error.name=="SyntaxError"&&/\\/assets\\//.test(e.filename)&&late()})',
    '})(document)',
  ].join('');
