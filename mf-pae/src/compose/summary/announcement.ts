import { useEffect, useRef, useState } from 'react';
import { creditsOf, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import { inCredits, TEXTS } from '../../texts/pae';

/** Screen reader announcement of a change: units added or removed, total. */
export const announce = (programme: PaeProgramme, before: PaeSelection, after: PaeSelection): string => {
  const names = (ids: number[]) =>
    ids.flatMap((id) => programme.byId.get(id)?.UniteEnseignementLibelle ?? []);
  const added = names([...after].filter((id) => !before.has(id)));
  const removed = names([...before].filter((id) => !after.has(id)));
  const total = inCredits(creditsOf(programme, after));
  const said = [
    ...(removed.length > 0 ? [TEXTS.say.removed(removed, total)] : []),
    ...(added.length > 0 ? [TEXTS.say.added(added, total)] : []),
  ];
  return said.join(' ');
};

/** The sentence for the last change of a selection; empty at first. */
export const useAnnouncement = (programme: PaeProgramme, selection: PaeSelection): string => {
  const last = useRef(selection);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (last.current === selection) return;
    setMessage(announce(programme, last.current, selection));
    last.current = selection;
  }, [programme, selection]);
  return message;
};
