import { useRef, useState } from 'react';
import { type DraftHandle, notify } from 'shared-auth';
import { useWayHome } from 'shared-auth/way-home';
import { useWrite } from 'shared-auth/write';
import { registerToCeremony } from 'shared-contract/proclamation/endpoints';
import { PROCLAMATION_TEXTS as texts } from './texts';

const readGuests = (contents: unknown): number | null => {
  if (typeof contents !== 'object' || contents === null || !('guests' in contents)) return null;
  return typeof contents.guests === 'number' ? contents.guests : null;
};

/** The choice, kept as a draft, and its sending: the page closes for good and its tile goes (S2 §4). */
export const useGuests = ({ draft, keep, discard }: DraftHandle) => {
  const leave = useWayHome();
  const [guests, setGuests] = useState(() => readGuests(draft?.Contenu));
  const [isMissing, setIsMissing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { run, isBusy } = useWrite(registerToCeremony, {
    onSaved: ({ Recu }) => {
      // Busy until it is gone: the second half of a double click may come after the answer.
      setIsLeaving(true);
      void discard();
      const text = texts.done(Recu.Numero);
      notify('proclamation-recu', { tone: 'success', title: texts.doneTitle, text });
      leave();
    },
  });

  const choose = (choice: number) => {
    setGuests(choice);
    setIsMissing(false);
    keep({ guests: choice });
  };
  const send = async () => {
    if (guests !== null) return void (await run({ ProclamationNombreInvites: guests }));
    setIsMissing(true);
    first.current?.focus();
  };
  return { guests, isMissing, isBusy: isBusy || isLeaving, first, choose, send };
};
