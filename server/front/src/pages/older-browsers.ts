import { CSRF_HEADER } from 'server-kernel/plugins/refusals/csrf';
import { API_BASE } from 'shared-contract/base/endpoint';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { inlineJson } from './html';

const TEXT =
  'Votre navigateur est trop ancien pour ce portail\u00a0: vous pouvez lire cette page, mais ses boutons ne répondent pas. Mettez-le à jour, ou prenez Safari\u00a016.4, Firefox\u00a0115, Chrome ou Edge\u00a0110 au moins.';

const STYLE =
  'margin:0;padding:12px 16px;font:16px/1.5 sans-serif;text-align:center;color:#5c3b00;background:#fff4dc';

/**
 * Source of the inline script by which a browser that the portal is not built for says so in one sentence and tells the
 * school. Old syntax only: it is what such a browser runs. Too old is one without `toSorted` (Chrome 110, Firefox 115,
 * Safari 16), or one that does not understand a script of the portal.
 */
export const olderBrowserNotice = (version: string | null): string =>
  [
    '(function(){var told;function tell(){if(told)return;told=1;',
    `var p=document.createElement("p");p.setAttribute("role","alert");p.style.cssText=${inlineJson(STYLE)};`,
    `p.appendChild(document.createTextNode(${inlineJson(TEXT)}));`,
    'document.body.insertBefore(p,document.body.firstChild);',
    `var x=new XMLHttpRequest;x.open("POST",${inlineJson(API_BASE + reportRemote.path)});`,
    `x.setRequestHeader("Content-Type","application/json");x.setRequestHeader(${inlineJson(CSRF_HEADER.name)},${inlineJson(CSRF_HEADER.value)});`,
    `x.send(${inlineJson(JSON.stringify({ name: 'shell', version, kind: 'old-browser', phase: 'load' }))})}`,
    'function late(){document.body&&document.readyState!="loading"?tell():document.addEventListener("DOMContentLoaded",tell)}',
    'if(![].toSorted)late();',
    'window.addEventListener("error",function(e){if(e.error&&e.error.name=="SyntaxError"&&/\\/assets\\//.test(e.filename))late()})',
    '})()',
  ].join('');
