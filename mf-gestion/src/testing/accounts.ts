import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { StaffAccount, StaffAccounts } from 'shared-contract/staff-accounts/answers';
import {
  addAccount,
  changeAccount,
  staffAccounts,
  withdrawAccount,
} from 'shared-contract/staff-accounts/endpoints';

/** The account of a secretary; `change` says what differs. */
export const anAccount = (change: Partial<StaffAccount> = {}): StaffAccount => ({
  CompteID: 5,
  Username: 'n.aksoy',
  NomAffiche: 'Nadia Aksoy',
  Valeurs: {
    Nom: 'Nadia Aksoy',
    Fonction: 'Secrétariat de gestion',
    Droits: [],
    Sections: ['BGE'],
    Actes: ['demandes'],
  },
  Bureau: true,
  Actif: true,
  DerniereConnexion: '2026-11-20T08:00:00.000Z',
  ...change,
});

/** Who asks. */
export const OWN = anAccount({
  CompteID: 3,
  Username: 'admin',
  NomAffiche: 'Idriss Ouali',
  Valeurs: { Nom: null, Fonction: 'Administration', Droits: ['admin'], Sections: [], Actes: [] },
  Bureau: false,
});

/** The answer that lists these accounts. */
export const anAccountList = (
  Comptes: StaffAccount[],
  change: Partial<StaffAccounts> = {},
): StaffAccounts => ({
  Comptes,
  Total: Comptes.length,
  MoiCompteID: OWN.CompteID,
  Sections: [
    { Code: 'BGE', Libelle: 'Bachelier en gestion de l’entreprise' },
    { Code: 'MGE', Libelle: 'Master en gestion de l’entreprise' },
  ],
  DroitsDesGroupes: [],
  Fournisseur: true,
  ...change,
});

/** A school with these accounts; keeps what was asked of it. `meanwhile` is one as somebody else left it: hers is kept. */
export const accountSchool = (
  given: StaffAccount[],
  { list = {}, meanwhile }: { list?: Partial<StaffAccounts>; meanwhile?: StaffAccount } = {},
) => {
  let accounts = given;
  const acts: unknown[] = [];
  const answer = (act: unknown) => {
    acts.push(act);
    if (!meanwhile) return new HttpResponse(null, { status: 204 });
    accounts = given.map((one) => (one.CompteID === meanwhile.CompteID ? meanwhile : one));
    return problemAnswer(409, 'Ce compte a été changé.');
  };
  network.use(
    http.get(apiUrl(staffAccounts), ({ request }) => {
      const words = new URL(request.url).searchParams.get('recherche') ?? '';
      const found = accounts.filter(({ NomAffiche }) =>
        NomAffiche.toLowerCase().includes(words.toLowerCase()),
      );
      return HttpResponse.json(anAccountList(found, list));
    }),
    http.post(apiUrl(addAccount), async ({ request }) => {
      acts.push(await request.json());
      return HttpResponse.json({ CompteID: 9 });
    }),
    http.put(apiUrl(changeAccount), async ({ request, params }) =>
      answer([params['id'], await request.json()]),
    ),
    http.post(apiUrl(withdrawAccount), async ({ request, params }) =>
      answer(['withdraw', params['id'], await request.json()]),
    ),
  );
  return acts;
};
