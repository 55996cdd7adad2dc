/** URL path at which the font is served; preload it with `crossorigin`. */
export const FONT_URL = '/assets/fonts/carreau-sans.woff2';

const fallbackFace = (weight: string, local: string[], size: string, ascent: string, descent: string) =>
  `@font-face{font-family:"Carreau Fallback";src:${local.map((name) => `local("${name}")`).join(',')};` +
  `font-weight:${weight};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/** The font and two fallbacks of the same metrics: nothing jumps when it comes, and the first page of a browser has it too. */
export const fontFaceCss: string = [
  `@font-face{font-family:"Carreau Sans";src:url(${FONT_URL}) format("woff2");font-weight:400 700;font-display:swap}`,
  fallbackFace('400 549', ['Arial', 'Liberation Sans', 'Roboto'], '103.5%', '91.3%', '24.6%'),
  fallbackFace('550 700', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], '99.6%', '94.9%', '25.6%'),
].join('');

/** Element styles without a single class: all that a page needs before, or without, the application. */
export const baseCss: string = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding:5rem 0 7rem}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);font:400 var(--fs-md)/1.55 "Carreau Sans","Carreau Fallback",system-ui,sans-serif;letter-spacing:-.005em;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
#root{flex:1;display:flex;flex-direction:column}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1,h2,h3,h4{line-height:1.2;letter-spacing:-.016em;font-weight:650;text-wrap:balance}
h1{font-size:var(--fs-3xl);letter-spacing:-.024em;line-height:1.12}
h2{font-size:var(--fs-xl)}
h3{font-size:var(--fs-md);letter-spacing:-.01em;line-height:1.3}
@media(min-width:56.25em){h1{font-size:var(--fs-4xl)}h2{font-size:1.375rem}}
a{color:var(--accent-text);text-underline-offset:.18em;text-decoration-thickness:1px;text-decoration-color:color-mix(in oklab,currentColor 45%,transparent)}
a:hover{text-decoration-color:currentColor;text-decoration-thickness:2px}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}
img,svg{display:block;max-width:100%}
sup{font-size:.66em;line-height:0;vertical-align:.42em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap);border-radius:var(--r-xs)}
main:focus,h1:focus,h2:focus{outline:none;box-shadow:none}
[hidden]{display:none!important}
@keyframes pulse{50%{opacity:.5}}
@keyframes appear{to{visibility:visible}}
@keyframes spin{to{rotate:1turn}}
@keyframes drain{to{scale:0 1}}
@keyframes rise{from{translate:0 1.5rem;opacity:0}}
@media(max-height:27em){header,nav,[data-bar]{position:static!important}}
@media(max-width:15em){body{overflow-wrap:anywhere;hyphens:auto}header>div,nav ol{flex-wrap:wrap!important}nav a{white-space:normal!important}nav li span{width:auto!important}}
@media(forced-colors:active){:is(:is(a,button,li,[role=option])[aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true],[role=switch][aria-checked=true],label:has(:checked)):not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{@page{size:A4;margin:16mm 15mm}html{font-size:13.2px}body{display:block;background:#fff;line-height:1.4}#root{display:block}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}a{color:inherit;text-decoration:none}nav,[role=search]{display:none!important}h1,h2,h3,h4{break-after:avoid}li,tr{break-inside:avoid}}
`.replaceAll('\n', '');
