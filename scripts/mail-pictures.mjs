// A picture of each mail of docs/courriels.md, as a reader of mails shows it, in .cache/courriels.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './run.mjs';

const folder = join(root, '.cache', 'courriels');
/** @type {{ name: string, product: string, contact: { email: string } }} */
const school = JSON.parse(readFileSync(join(root, 'institution.json'), 'utf8'));

const SHEET = /^### (.+)\n\n`([^`]+)` – .+ Mène à `([^`]+)`\.\n\n```text\n([\s\S]*?)\n```$/gm;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {{ subject: string, path: string, text: string }} mail */
const page = ({ subject, path, text }) => `<!doctype html><html lang="fr"><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; background: #f3f2ef; font: 16px/1.55 system-ui, sans-serif; color: #16211f }
  article { max-width: 592px; background: #fff; border: 1px solid #dcdad4; border-radius: 12px; overflow: hidden }
  header { padding: 20px 24px; border-bottom: 1px solid #dcdad4 }
  h1 { margin: 0 0 6px; font-size: 20px; line-height: 1.3 }
  header p { margin: 0; font-size: 14px; color: #56605d }
  pre { margin: 0; padding: 24px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
  a { color: #0c6a72 }
</style><article><header><h1>${escaped(subject)}</h1><p>${escaped(school.name)} &lt;${escaped(school.contact.email)}&gt;</p></header>
<pre>${escaped(text)}

${escaped(school.product)}\u00a0: <a>https://portail.exemple.be${escaped(path)}</a></pre></article></html>`;

const mails = [...readFileSync(join(root, 'docs', 'courriels.md'), 'utf8').matchAll(SHEET)].map(
  ([, subject = '', kind = '', path = '', text = '']) => ({ kind, html: page({ subject, path, text }) }),
);
if (mails.length === 0) throw new Error('docs/courriels.md ne montre aucun e-mail.');

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const tab = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
for (const { kind, html } of mails) {
  await tab.setContent(html);
  writeFileSync(join(folder, `${kind}.png`), await tab.screenshot({ fullPage: true }));
}
await browser.close();
console.log(`${mails.length} e-mails dans ${folder}`);
