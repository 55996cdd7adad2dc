import { eraseCopy, getCopyStatus, type RecordedAnswer, readCopy } from 'shared-auth/offline';
import { isSignOutPending } from 'shared-contract/security/sign-out';
import { deadlineSection, orderSection, receiptSection } from './act-sections';
import { enrolmentSection, resultSection } from './record-sections';
import type { Card, Fact, Section } from './section';
import { OFFLINE } from './texts';

/** Id of the element that the script fills. */
const MAIN_ID = 'copie';

type Child = Node | string;

/** Creates an element with text children only: Trusted Types forbid markup. */
const createElement = (
  tag: string,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const factRow = ({ label, value, isCode }: Fact): HTMLElement =>
  createElement(
    'div',
    {},
    createElement('dt', {}, label),
    createElement('dd', isCode ? { class: 'code' } : {}, value),
  );

const cardOf = ({ title, facts }: Card): HTMLElement =>
  createElement(
    'article',
    { class: 'card' },
    createElement('h3', {}, title),
    createElement('dl', {}, ...facts.map(factRow)),
  );

const sectionOf = ({ id, title, seenAt, cards }: Section): HTMLElement =>
  createElement(
    'section',
    { id, 'aria-labelledby': `${id}-titre`, tabindex: '-1' },
    createElement('h2', { id: `${id}-titre` }, title),
    createElement('p', { class: 'seen' }, OFFLINE.seen(seenAt)),
    ...(cards.length > 0 ? cards.map(cardOf) : [createElement('p', {}, OFFLINE.nothing)]),
  );

const contentsOf = (sections: readonly Section[]): HTMLElement =>
  createElement(
    'nav',
    { 'aria-label': OFFLINE.contents },
    createElement(
      'ul',
      {},
      ...sections.map(({ id, title }) =>
        createElement('li', {}, createElement('a', { href: `#${id}` }, title)),
      ),
    ),
  );

const button = (text: string, look: string, act: () => void): HTMLElement => {
  const element = createElement('button', { type: 'button', class: look }, text);
  element.addEventListener('click', act);
  return element;
};

const BUILDERS = [enrolmentSection, resultSection, deadlineSection, orderSection, receiptSection];

/** Builds a section; one whose data an older version stored in another shape is skipped. */
const buildSection = (build: (typeof BUILDERS)[number], copy: readonly RecordedAnswer[]): Section[] => {
  try {
    const section = build(copy);
    return section ? [section] : [];
  } catch {
    return [];
  }
};

const read = async () => {
  if (isSignOutPending(document.cookie)) await eraseCopy();
  const copy = await readCopy();
  return { choice: await getCopyStatus(), sections: BUILDERS.flatMap((build) => buildSection(build, copy)) };
};

const introText = (known: Awaited<ReturnType<typeof read>> | null): string => {
  if (!known) return OFFLINE.unread;
  if (isSignOutPending(document.cookie)) return OFFLINE.leaving;
  if (!known.choice) return OFFLINE.none;
  return known.sections.length > 0 ? `${OFFLINE.lead} ${OFFLINE.until(known.choice.until)}` : OFFLINE.empty;
};

/** Renders the device's offline copy, dated, ready to print. */
export const renderOfflineCopy = async (): Promise<void> => {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  const known = await read().catch(() => null);
  const note = createElement('p', { class: 'note', role: 'status' });
  const say = (text: string) => note.replaceChildren(text);
  const lead = createElement('p', { class: 'lead' }, introText(known));
  const sections = (known?.sections ?? []).map(sectionOf);
  const contents = contentsOf(known?.sections ?? []);
  const acts = createElement(
    'div',
    { class: 'acts' },
    button(OFFLINE.retry, 'b main', () => location.reload()),
  );
  const erase = async () => {
    await eraseCopy();
    for (const gone of [contents, ...sections]) gone.remove();
    acts.replaceChildren(...[...acts.children].slice(0, 1));
    lead.remove();
    say(OFFLINE.erased);
    main.focus();
  };
  if (sections.length > 0) acts.append(button(OFFLINE.print, 'b', () => print()));
  if (known?.choice) acts.append(button(OFFLINE.erase, 'b', () => void erase()));
  main.append(lead, acts, note, ...(sections.length > 0 ? [contents] : []), ...sections);
  // The session of who signed out without network ends with the next request.
  addEventListener('online', () =>
    isSignOutPending(document.cookie) ? location.reload() : say(OFFLINE.back),
  );
};
