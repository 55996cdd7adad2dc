import type { FastifyReply } from 'fastify';
import { setPagePolicy } from 'server-kernel/plugins/security-headers';
import { ACCESSIBILITY_LINK } from 'shared-contract/portal/accessibility';
import { MARK } from 'shared-contract/theme';
import { type DocumentParts, renderDocument } from '../document';
import { escapeHtml } from '../html';

export interface MessagePage extends Pick<DocumentParts, 'institution' | 'theme' | 'title' | 'script'> {
  status: number;
  /** French sentences, one paragraph each. */
  text: string[];
  action?: { label: string; href: string };
}

const CSS = [
  '.gate{width:100%;max-width:42rem;margin:auto;padding:2.5rem 1.25rem}',
  '.gate svg{width:5rem;height:5rem;margin-bottom:1.5rem}.gate p{color:var(--muted);margin-top:.75rem}',
  '.b{display:inline-flex;align-items:center;min-height:2.75rem;padding:.625rem 1.25rem;margin-top:1.5rem;border-radius:var(--r-sm);background:var(--accent);color:var(--accent-fg);font-weight:600;text-decoration:none}',
  '.b:hover{background:var(--accent-hover)}.gate .ft{margin-top:2rem;font-size:var(--fs-sm)}',
].join('');

const MARK_SVG = `<svg viewBox="0 0 2 2" aria-hidden="true"><path fill="var(--accent-soft)" d="${MARK.leaves}"/><path fill="var(--accent-border)" d="${MARK.ochre}"/></svg>`;

const STATEMENT = `<p class="ft"><a href="${ACCESSIBILITY_LINK.path}">${escapeHtml(ACCESSIBILITY_LINK.label)}</a></p>`;

/** Answers with a page of the server's own, for what happens before or without the application. */
export const sendMessagePage = (reply: FastifyReply, page: MessagePage): FastifyReply => {
  const nonce = setPagePolicy(reply);
  const action = page.action
    ? `<a class="b" href="${escapeHtml(page.action.href)}">${escapeHtml(page.action.label)}</a>`
    : '';
  const body = `<main class="gate">${MARK_SVG}<h1>${escapeHtml(page.title)}</h1>${page.text
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('')}${action}${STATEMENT}</main>`;
  return reply
    .code(page.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderDocument({ ...page, nonce, css: CSS, body }));
};
