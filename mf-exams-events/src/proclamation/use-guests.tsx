import { useRef, useState } from 'react';
import { type DraftHandle, SAVE_TEXTS } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { useRedirectHome } from 'shared-auth/redirect-home';
import { formatInstant } from 'shared-contract/base/dates';
import type { Proclamation } from 'shared-contract/proclamation/answers';
import { registerToCeremony } from 'shared-contract/proclamation/endpoints';
import { Facts } from 'shared-ui';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';

const readGuests = (contents: unknown): number | null => {
  if (typeof contents !== 'object' || contents === null || !('guests' in contents)) return null;
  return typeof contents.guests === 'number' ? contents.guests : null;
};

const Summary = ({ ceremony, guests }: { ceremony: Proclamation; guests: number }) => (
  <Facts
    columns={2}
    items={[
      { label: texts.ceremonyFact, value: ceremony.ProclamationLibelle },
      {
        label: texts.dateFact,
        value: ceremony.ProclamationDateHeure && formatInstant(ceremony.ProclamationDateHeure),
      },
      { label: texts.placeFact, value: ceremony.ProclamationLieu },
      { label: texts.guestsFact, value: texts.guestCount(guests) },
    ]}
  />
);

/** Number of guests, saved as a draft, and its submission, which closes the page for good (S2 §4). */
export const useGuests = (ceremony: Proclamation, { draft, keep, discard }: DraftHandle) => {
  const leave = useRedirectHome();
  const [guests, setGuests] = useState(() => readGuests(draft?.Contenu));
  const [isMissing, setIsMissing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { ask, dialog, isAsked } = useBinding(registerToCeremony, {
    success: ({ Recu }) => ({ tone: 'success', title: SAVE_TEXTS.success, text: texts.done(Recu.Numero) }),
    onSaved: () => {
      // Nothing is asked again while the way home is still loading.
      setIsLeaving(true);
      void discard();
      leave();
    },
  });

  const choose = (choice: number) => {
    setGuests(choice);
    setIsMissing(false);
    keep({ guests: choice });
  };
  const send = async () => {
    if (guests !== null) {
      return ask({
        title: texts.confirmTitle,
        summary: <Summary ceremony={ceremony} guests={guests} />,
        final: texts.final,
        body: () => ({ ProclamationNombreInvites: guests }),
      });
    }
    setIsMissing(true);
    first.current?.focus();
  };
  return { guests, isMissing, dialog, isAsked, isLeaving, first, choose, send };
};
