import { useRef, useState } from 'react';
import { apiPost, type DraftHandle, notify, useApi, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { useWayHome } from 'shared-auth/way-home';
import type { Proclamation, ProclamationSaved } from 'shared-contract/proclamation/proclamation';
import type { ContactMean } from 'shared-contract/records/records';
import { PROCLAMATION_TEXTS as texts } from './texts';

const PATH = '/extranet/student/Proclamation';

/** The ceremony of the year in which the studies ended. */
export const useCeremony = () => useApi<Proclamation>(PATH);

/** Contact means; readable here although the re-enrolment is closed (CONTRACT §3). */
export const useContactMeans = () => useApi<ContactMean[]>('/extranet/student/Reinscription02');

const readGuests = (contents: unknown): number | null => {
  if (typeof contents !== 'object' || contents === null || !('guests' in contents)) return null;
  return typeof contents.guests === 'number' ? contents.guests : null;
};

/** The choice, kept as a draft, and its sending: the page closes for good and its tile goes (S2 §4). */
export const useGuests = ({ draft, keep, discard }: DraftHandle) => {
  const save = useSave();
  const leave = useWayHome();
  const { keyOf, onRefusal } = useRequestKey();
  const [guests, setGuests] = useState(() => readGuests(draft?.Contenu));
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const choose = (choice: number) => {
    setGuests(choice);
    setIsMissing(false);
    keep({ guests: choice });
  };
  const post = (choice: number) => {
    const body = { ProclamationNombreInvites: choice };
    return apiPost<ProclamationSaved>(PATH, body, { idempotencyKey: keyOf(body) });
  };
  const send = async () => {
    if (guests === null) {
      setIsMissing(true);
      first.current?.focus();
      return;
    }
    setIsBusy(true);
    const saved = await save(() => post(guests), { onError: onRefusal });
    // Busy until it is gone: the second half of a double click may come after the answer.
    if (saved === false) {
      setIsBusy(false);
      return;
    }
    void discard();
    notify('proclamation-recu', {
      tone: 'success',
      title: texts.doneTitle,
      text: texts.done(saved.Recu.Numero),
    });
    leave();
  };
  return { guests, isMissing, isBusy, first, choose, send };
};
