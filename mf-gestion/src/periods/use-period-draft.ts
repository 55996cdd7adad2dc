import { useDeferredValue, useMemo, useState } from 'react';
import { useApi } from 'shared-auth';
import { HOUR_MS } from 'shared-contract/base/days';
import { periodEffect } from 'shared-contract/gestion/endpoints';
import { periodSchema } from 'shared-contract/gestion/period-schemas';
import { HEALTH_PERIOD, type PeriodWindow } from 'shared-contract/gestion/periods';
import { toInstant, toLocal } from '../shared/brussels-time';
import type { LaneRef } from './period-rows';

/** Form values: Brussels date-times and message. */
export interface Draft {
  opens: string;
  closes: string;
  message: string;
}

const draftOf = (window: PeriodWindow | null): Draft => ({
  opens: toLocal(window?.Ouverture ?? null),
  closes: toLocal(window?.Fermeture ?? null),
  message: window?.Message ?? '',
});

/** A date-time shifted by days, same time of day. */
const later = (local: string, days: number): string => {
  const instant = toInstant(local);
  if (instant === null) return local;
  // Half a day in: an hour more or less of summer time does not change the day.
  const noon = Date.parse(`${local.slice(0, 10)}T12:00:00Z`) + days * 24 * HOUR_MS;
  return `${new Date(noon).toISOString().slice(0, 10)}${local.slice(10)}`;
};

/** First validation error of a window, in French; null when valid. */
const faultOf = (body: unknown): string | null => {
  try {
    periodSchema.validateSync(body);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

/** The edited window and its impact preview. */
export const usePeriodDraft = (
  lane: LaneRef,
  { seen, start }: { seen: PeriodWindow | null; start: PeriodWindow | null },
) => {
  const [draft, setDraft] = useState<Draft>(() => draftOf(start));
  const body = useMemo(
    () => ({
      ProgrammeID: lane.programmeId,
      Avant: seen,
      Apres: {
        Ouverture: toInstant(draft.opens) ?? '',
        Fermeture: toInstant(draft.closes) ?? '',
        Message: draft.message.trim() || null,
      },
    }),
    [lane.programmeId, seen, draft],
  );
  const fault = faultOf(body);
  const isChanged =
    body.Apres.Ouverture !== (seen?.Ouverture ?? '') ||
    body.Apres.Fermeture !== (seen?.Fermeture ?? '') ||
    body.Apres.Message !== (seen?.Message ?? null);
  const asked = useDeferredValue(body.Apres);
  const isCounted = fault === null && isChanged && lane.flag !== HEALTH_PERIOD;
  const effect = useApi(isCounted ? periodEffect : null, {
    flag: lane.flag,
    ouverture: asked.Ouverture,
    fermeture: asked.Fermeture,
    ...(lane.programmeId !== null && { section: lane.programmeId }),
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const move = (days: number) =>
    change({ opens: later(draft.opens, days), closes: later(draft.closes, days) });
  return { draft, change, move, body, fault, isChanged, isCounted, effect };
};
