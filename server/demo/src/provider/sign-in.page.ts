import { type DocumentParts, renderDocument } from 'server-front/pages/document';
import { escapeHtml } from 'server-front/pages/html';
import type { Institution } from 'shared-contract';
import { ACCESSIBILITY_LINK } from 'shared-contract/portal/accessibility';
import { markSvg, patternSvg } from 'shared-contract/theme';
import type { DemoAccount, OfferedAccounts } from './accounts';
import { SIGN_IN_CSS, SIGN_IN_SCRIPT } from './sign-in.style';

export interface SignInPage extends Pick<DocumentParts, 'institution' | 'nonce' | 'theme'> {
  /** Where the form is posted. */
  action: string;
  /** What was typed before, kept after a refusal. */
  username: string;
  /** French sentence, or null at the first visit. */
  error: string | null;
  /** The accounts of the demo institution; null where none is loaded. */
  offered: OfferedAccounts | null;
}

const ICONS = {
  alert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  eye: '<path d="M2.1 12.3a1 1 0 0 1 0-.6 10.7 10.7 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.7 10.7 0 0 1-19.8 0"/><circle cx="12" cy="12" r="3"/>',
  flask:
    '<path d="M14 2v6a2 2 0 0 0 .2 1l5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.8 9a2 2 0 0 0 .2-1V2M6.5 15h11M8.5 2h7"/>',
};

const icon = (name: keyof typeof ICONS, className = ''): string =>
  `<svg class="i ${className}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;

/** The two last rows stay empty: the text stands there. */
const ROWS = [
  'a1 b1 .. o1 a1 b1',
  'b1 a3 .. .. b1 a1',
  '31 .. b1 b2 b2 a1',
  'a2 b1 a1 b1 31 o2',
  'b1 21 o3 .. a1 b1',
  'o1 .. b2 a1 .. 31',
  '.. .. .. .. .. ..',
  '.. .. .. .. .. ..',
];

const accountButton = ({ username, text }: DemoAccount): string =>
  `<button type="button" data-user="${escapeHtml(username)}">${escapeHtml(username)}<small>${escapeHtml(text)}</small></button>`;

const accountList = (accounts: DemoAccount[]): string =>
  `<div class="demo">${accounts.map(accountButton).join('')}</div>`;

const accountsCard = ({ featured, groups }: OfferedAccounts): string =>
  `<details class="card" open><summary>${icon('flask')}Comptes de démonstration${icon('chevron', 'chev')}</summary>` +
  `<div class="in"><p>Mot de passe\u00a0: demo</p>${accountList(featured)}` +
  `<details class="more"><summary>Tous les comptes${icon('chevron', 'chev')}</summary>${groups
    .map((group) => `<h2>${escapeHtml(group.title)}</h2>${accountList(group.accounts)}`)
    .join('')}</details></div></details>`;

const logo = (institution: Institution): string =>
  `<div class="logo">${
    institution.logo ? `<img src="${escapeHtml(institution.logo)}" alt="">` : markSvg()
  }<span>${escapeHtml(institution.name)}<small>${escapeHtml(institution.product)}</small></span></div>`;

/** A matricule where no demo account is at hand. */
const EXAMPLE = '230101';

const form = ({ action, username, error, offered }: SignInPage): string => {
  const state = error ? ' aria-invalid="true"' : '';
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    error ? `<p class="al" role="alert">${icon('alert')}${escapeHtml(error)}</p>` : '',
    '<div class="fld"><label for="identifiant">Identifiant</label>',
    `<p class="hint" id="aide">Votre matricule, par exemple ${escapeHtml(offered?.featured[0]?.username ?? EXAMPLE)}</p>`,
    `<input class="inp" id="identifiant" name="identifiant" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" aria-describedby="aide"></div>`,
    '<div class="fld"><label for="mot-de-passe">Mot de passe</label><div class="pw">',
    `<input class="inp" id="mot-de-passe" name="motDePasse" type="password" autocomplete="current-password" required maxlength="200"${state}>`,
    `<button class="eye" type="button" hidden aria-label="Afficher le mot de passe">${icon('eye')}</button></div></div>`,
    '<button type="submit" class="b">Se connecter</button></form>',
  ].join('');
};

/** The sign-in page of the demo provider (CONTRACT §2, §4). */
export const renderSignIn = (page: SignInPage): string => {
  const school = escapeHtml(page.institution.name);
  const body = [
    `<div class="login"><header class="art">${patternSvg(ROWS, 'xMaxYMin')}<strong>Vos études, au même endroit.</strong>`,
    `<p>${school}\u00a0: résultats, documents, inscriptions, commandes et absences.</p></header>`,
    `<main><div class="box">${logo(page.institution)}<h1>Se connecter</h1>${form(page)}`,
    page.offered ? accountsCard(page.offered) : '',
    `<p class="ft"><a href="${ACCESSIBILITY_LINK.path}">${escapeHtml(ACCESSIBILITY_LINK.label)}</a></p>`,
    '</div></main></div>',
  ].join('');
  const title = page.error ? 'Erreur – Connexion' : 'Connexion';
  return renderDocument({ ...page, title, body, css: SIGN_IN_CSS, script: SIGN_IN_SCRIPT });
};
