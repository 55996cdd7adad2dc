/** Style of the sign-in page beside the theme's (look, planche « connexion »). */
export const SIGN_IN_CSS = `
.login{flex:1;display:grid}
.art{position:relative;isolation:isolate;overflow:hidden;min-height:9.5rem;padding:1.5rem 1.25rem;display:flex;flex-direction:column;justify-content:flex-end;background:var(--hero);color:var(--hero-fg)}
.art svg{position:absolute;right:0;top:0;height:100%;max-width:none;z-index:-1}
.art strong{font-size:1.625rem;letter-spacing:-.025em;line-height:1.1;font-weight:650;max-width:min(14rem,54vw)}
.art p{color:var(--hero-muted);margin-top:.375rem;max-width:22rem}
.login main{padding:1.75rem 1.25rem 3rem;display:flex;justify-content:center}
.box{width:100%;max-width:25rem}
.logo{display:flex;align-items:center;gap:.625rem;margin-bottom:2rem;font-weight:650;letter-spacing:-.015em;line-height:1.1;font-size:.9375rem}
.logo img,.logo svg{width:2rem;height:2rem}
.logo small{display:block;font-weight:450;font-size:var(--fs-2xs);color:var(--muted);letter-spacing:0;margin-top:.15rem}
h1{font-size:1.75rem;margin-bottom:1.25rem}
.fld+.fld{margin-top:1.375rem}
.fld label{display:block;font-weight:600;font-size:.9375rem;margin-bottom:.25rem}
.hint{font-size:var(--fs-sm);color:var(--muted);margin-bottom:.4375rem;line-height:1.45}
.inp{width:100%;min-height:2.75rem;padding:.5625rem .875rem;border:1px solid var(--border-strong);border-radius:var(--r-sm);background:var(--input);color:var(--text);line-height:1.4}
.inp:hover{border-color:var(--text)}
.inp:focus-visible{border-radius:var(--r-sm);outline-offset:1px}
.inp[aria-invalid=true]{border:2px solid var(--danger-icon);padding:calc(.5625rem - 1px) calc(.875rem - 1px)}
.pw{position:relative}.pw .inp{padding-right:3rem}
.eye{position:absolute;right:.125rem;top:.125rem;width:2.5rem;height:2.5rem;display:grid;place-items:center;border:0;background:none;border-radius:var(--r-sm);color:var(--muted);cursor:pointer}
.eye:hover{background:var(--sunken);color:var(--text)}
.i{width:1.25rem;height:1.25rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.b{width:100%;min-height:2.75rem;margin-top:1.5rem;padding:.5rem 1.25rem;border:0;border-radius:var(--r-sm);background:var(--accent);color:var(--accent-fg);font-weight:600;cursor:pointer}
.b:hover{background:var(--accent-hover)}
.al{display:flex;gap:.625rem;padding:.75rem 1rem;margin-bottom:1.25rem;border:1px solid var(--danger-border);border-radius:var(--r-md);background:var(--danger-bg);color:var(--danger-text);font-size:.9375rem;font-weight:600;line-height:1.4}
.al .i{color:var(--danger-icon);margin-top:.0625rem}
.card{margin-top:2rem;background:var(--surface);border:1px solid var(--border);border-radius:var(--r-lg);box-shadow:var(--sh-xs);overflow:hidden}
summary{display:flex;align-items:center;gap:.625rem;padding:.75rem 1rem;min-height:2.75rem;font-size:var(--fs-sm);font-weight:600;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline-offset:-3px;border-radius:var(--r-lg)}
summary .chev{margin-left:auto;transition:rotate var(--fast,140ms)}
details[open]>summary .chev{rotate:180deg}
.in{padding:.75rem;border-top:1px solid var(--border)}
.in>p{font-size:var(--fs-xs);color:var(--muted);margin:0 .25rem .625rem}
.in h2{font-size:var(--fs-xs);font-weight:600;color:var(--muted);letter-spacing:0;margin:1rem .25rem .375rem}
.ft{margin-top:1.5rem;font-size:var(--fs-sm)}.ft a{display:inline-block;padding:.5rem 0}
.more{margin-top:.5rem}.more summary{padding:.5rem .25rem}.more .chev{width:1rem;height:1rem}
.demo{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.375rem}
.demo button{text-align:left;padding:.5rem .75rem;border:1px solid var(--border);background:var(--surface);border-radius:var(--r-sm);cursor:pointer;font-weight:600;font-variant-numeric:tabular-nums;line-height:1.3;font-size:var(--fs-sm)}
.demo button:hover{border-color:var(--accent);background:var(--accent-bg)}
.demo small{display:block;font-weight:400;color:var(--muted);font-size:var(--fs-xs)}
@media(max-width:56.24em){.login{grid-template-rows:auto 1fr}.art p{display:none}}
@media(min-width:56.25em){.login{grid-template-columns:1fr 1.05fr}.art{padding:3rem}.art strong{font-size:2.75rem;max-width:24rem}.login main{align-items:center;padding:3rem}}
`.replaceAll('\n', '');

/** Script of the sign-in page: a demo account fills the form, the eye shows the password. */
export const SIGN_IN_SCRIPT = `
const name=document.getElementById('identifiant'),word=document.getElementById('mot-de-passe'),eye=document.querySelector('.eye');
eye.hidden=false;
eye.addEventListener('click',()=>{const shown=word.type==='text';word.type=shown?'password':'text';eye.setAttribute('aria-label',shown?'Afficher le mot de passe':'Masquer le mot de passe');word.focus()});
for(const one of document.querySelectorAll('[data-user]'))one.addEventListener('click',()=>{name.value=one.dataset.user;word.value='demo';document.querySelector('.b').focus()});
document.querySelector('[aria-invalid=true]')?.focus();
`.trim();
