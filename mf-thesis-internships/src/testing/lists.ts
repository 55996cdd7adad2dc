import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { ParameterValue } from 'shared-contract';

const LISTS: Record<string, ParameterValue[]> = {
  MembrePersonnelID: [{ ID: 15, Display: 'Manon Piette' }],
  LangueMemoireID: [
    { ID: 1, Display: 'Français' },
    { ID: 2, Display: 'Anglais' },
  ],
  LangueDefenseID: [{ ID: 1, Display: 'Français' }],
  SessionID: [{ ID: 11, Display: 'juin 2027' }],
  SessionAAActiveID: [
    { ID: 11, Display: 'juin 2027' },
    { ID: 12, Display: 'septembre 2027' },
  ],
  StatutConfidentialiteID: [{ ID: 1, Display: 'Public' }],
  DisciplineMemoireID: [{ ID: 3, Display: 'Économie' }],
  PaysID: [{ ID: 1, Display: 'Belgique', Code: 'BE' }],
};

/** Every list of the domain's forms, one or two values each, and no draft. */
export const answerLists = () =>
  network.use(
    http.get(apiUrl('/parameters'), ({ request }) => {
      const names = new URL(request.url).searchParams.get('parameterNames')?.split(',') ?? [];
      return HttpResponse.json(names.map((Name) => ({ Name, Values: LISTS[Name] ?? [] })));
    }),
    http.get(apiUrl('/events/access'), () =>
      HttpResponse.json(anEventsAccess(['HasMemoire', 'AccesMemoireRemise', 'AccesIDM'])),
    ),
    http.get(apiUrl('/recus'), () => HttpResponse.json([])),
    http.get(apiUrl('/drafts/:screen'), () => new HttpResponse(null, { status: 204 })),
    http.put(apiUrl('/drafts/:screen'), () => HttpResponse.json({ Date: '2026-11-23T09:00:00Z' })),
    http.delete(apiUrl('/drafts/:screen'), () => new HttpResponse(null, { status: 204 })),
  );
