/** Styles of the offline page beside the theme: one column, sections as cards, no buttons in print. */
export const OFFLINE_CSS: string = `
.w{width:100%;max-width:56rem;margin:0 auto;padding:0 1.25rem}
.h{background:var(--hero);color:var(--hero-fg)}
.h .w{display:flex;align-items:center;gap:.75rem;padding-top:.875rem;padding-bottom:.875rem}
.h svg{flex:none;width:2rem;height:2rem}
.h span{color:var(--hero-muted)}
main.w{padding-top:2rem;padding-bottom:4rem;display:flex;flex-direction:column;gap:1.25rem}
.lead{max-width:42rem;color:var(--muted)}
.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.b{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--border-strong);border-radius:var(--r-sm);background:var(--surface);color:var(--text);font-weight:600;cursor:pointer}
.b:hover{background:var(--sunken)}
.b.main{background:var(--accent);border-color:var(--accent);color:var(--accent-fg)}
.b.main:hover{background:var(--accent-hover)}
.note{padding:.875rem 1rem;border:1px solid var(--info-border,var(--border));border-radius:var(--r-sm);background:var(--info-bg);color:var(--text)}
.note:empty{display:none}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{display:inline-block;padding:.625rem 0}
section{display:flex;flex-direction:column;gap:1rem;scroll-margin-top:1rem;padding-top:1rem}
.seen{color:var(--muted);font-size:var(--fs-sm)}
.card{display:flex;flex-direction:column;gap:.75rem;padding:1.125rem 1.25rem;border:1px solid var(--border);border-radius:var(--r-md);background:var(--surface)}
.card dl{display:grid;gap:.375rem 1.5rem}
.card dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding-bottom:.375rem;border-bottom:1px solid var(--border)}
.card dl>div:last-child{border:0;padding-bottom:0}
.card dt{color:var(--muted);flex:1 1 12rem}
.card dd{font-variant-numeric:tabular-nums;font-weight:550}
.card dd.code{font-size:1.0625rem;white-space:nowrap;user-select:all}
@media print{.acts,nav,.note{display:none}.h{background:none;color:inherit}.h span{color:inherit}main.w{padding:0}.card{break-inside:avoid;border-color:#999}section{break-inside:auto}}
`.replaceAll('\n', '');
