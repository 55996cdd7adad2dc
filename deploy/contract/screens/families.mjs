/**
 * A demo account, and the state in which it finds the screens.
 *
 * @typedef {{ persona: string, state: string }} Account
 */

/** @type {(persona: string, state: string) => Account} */
const account = (persona, state) => ({ persona, state });

/**
 * The demo's accounts by what they are together, as its sign-in page lists them (server/demo/src/provider/accounts.ts).
 * The first family of which somebody may open a screen judges it, in the state of each of its accounts that may; between
 * two accounts in one state, one is here.
 *
 * @type {Account[][]}
 */
export const FAMILIES = [
  [
    account('230101', 'tout est ouvert'),
    account('230107', 'dossier vide'),
    account('230105', 'tout est fermé'),
    account('230108', 'tout est fait'),
    account('230103', 'compte bloqué'),
  ],
  [
    account('210201', 'mémoire sans titre'),
    account('210202', 'consentement à donner'),
    account('210203', 'mémoire à remettre'),
    account('210205', 'mémoire remis'),
  ],
  [
    account('220301', 'réinscription ouverte'),
    account('220302', 'réinscription refusée'),
    account('220303', 'PAE à composer'),
    account('220304', 'PAE et PAI à signer'),
    account('220305', 'diplômable'),
    account('220306', 'sans adresse ni e-mail'),
    account('220307', 'PAE soumis'),
  ],
  [
    account('verificateur', 'vérifications seules'),
    account('secretariat', 'secrétariat'),
    account('inclusion', 'service inclusif'),
    account('programmes', 'gestion des programmes'),
    account('admin', 'administration'),
  ],
];
