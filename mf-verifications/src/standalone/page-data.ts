import { type InlinedAnswers, type Session, sessionFromPage } from 'shared-auth/host';
import { INLINE_IDS, type Institution } from 'shared-contract';

const readBlock = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

interface StandalonePage {
  institution: Institution;
  session: Session;
  nonce: string | undefined;
}

/** What the server put into the page; null when it could not answer for the session. */
export const readPage = (): StandalonePage | null => {
  const institution = readBlock<Institution>(INLINE_IDS.institution);
  const session = sessionFromPage(readBlock<InlinedAnswers>(INLINE_IDS.startup) ?? {});
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return institution && session ? { institution, session, nonce } : null;
};
