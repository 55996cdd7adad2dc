import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { apiUrl, confirmAct, draftAnswers, respondWith } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { RecuRef } from 'shared-contract';
import {
  hasRecentOrder,
  listedSupports,
  placeOrder,
  saleConditions,
  unlistedSupports,
} from 'shared-contract/orders/endpoints';
import { aSupport, someSaleConditions } from './examples';

export const LISTED = apiUrl(listedSupports);
export const DRAFT = apiUrl('/drafts/CommandeSyllabus');
export const SEND = apiUrl(placeOrder);

const compta = aSupport();
const droit = aSupport({
  SupportCoursLibelle: 'Droit des sociétés',
  SupportCoursCodeInterne: 'REC-2044',
  TypeSupportCours: 'Recueil',
  SupportCoursPrix: 1120,
});

/** What the page said, sent and kept during a test. */
export const seen: {
  notices: Notice[];
  sent: { body: unknown; key: string | null }[];
  drafts: unknown[];
} = { notices: [], sent: [], drafts: [] };

beforeEach(() => {
  Object.assign(seen, { notices: [], sent: [], drafts: [] });
  setNotifier((_, notice) => notice && seen.notices.push(notice));
  network.use(
    http.get(LISTED, () => HttpResponse.json([compta, droit])),
    http.get(apiUrl(unlistedSupports), () =>
      HttpResponse.json([
        aSupport({ SupportCoursLibelle: 'Chimie', SupportCoursCodeInterne: 'SYL-9', SupportCoursPrix: 500 }),
      ]),
    ),
    respondWith(saleConditions, someSaleConditions()),
    http.get(apiUrl(hasRecentOrder), () => HttpResponse.json(false)),
    ...draftAnswers('CommandeSyllabus', () => seen.drafts),
  );
});
afterEach(() => setNotifier(() => {}));

/** Accepts the conditions. */
export const accept = async () =>
  userEvent.click(await screen.findByRole('button', { name: "J'accepte les conditions" }));
/** The quantity of a support. */
export const quantity = (label: string) => screen.getByRole('spinbutton', { name: `Quantité – ${label}` });
/** The bar at the bottom. */
export const bar = () => within(screen.getByRole('region', { name: 'Validation de la commande' }));
/** Asks for the summary. */
export const validate = () => userEvent.click(bar().getByRole('button', { name: 'Valider la commande' }));
/** Confirms the summary. */
export const confirm = () => confirmAct('Ma commande en résumé');

/** The server takes the order. */
export const succeed = (receipt: Partial<RecuRef> = {}) =>
  http.post(SEND, async ({ request }) => {
    seen.sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return HttpResponse.json({
      CommandeID: 7,
      CommandeVCS: '+++126/0000/00777+++',
      CommandeMontantSyllabus: 2900,
      CommandeMontantDisplay: '29,00 €',
      Recu: { Numero: 'R-2026-000007', Date: '2026-11-21T09:00:00Z', ...receipt },
    });
  });
