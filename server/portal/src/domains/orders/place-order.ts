import { createHash } from 'node:crypto';
import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database, Tx } from 'server-kernel/db/client';
import { invalid, notFound } from 'server-kernel/errors';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import type { Institution } from 'shared-contract';
import { dayOf, MINUTE_MS } from 'shared-contract/base/days';
import { formatCents } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import type { OrderCreated } from 'shared-contract/orders/answers';
import { balanceDueDay, dueOnOrder } from 'shared-contract/orders/orders';
import { orderQuestions } from 'shared-contract/orders/plausibility';
import type { SaleTerms } from 'shared-contract/orders/terms';
import { countUnaddressedMail, enqueueOwnMail } from '../shared/outbox/outbox.queries';
import { issueReceipt, receiptNotice } from '../shared/receipts/issue-receipt.queries';
import { orderMail, type PlacedLine, type PlacedOrder, receiptLines } from './order-templates';
import { orderVcs } from './order-vcs';
import { findOrderYearStart } from './order-year.queries';
import { findSameOrder, insertOrder, lockOrderer, type Orderer } from './place-order.queries';
import { findSupportsByCode, lockStock, type SupportRow } from './supports.queries';

/** A line as it was asked for; a quantity of 0 unselects it. */
interface RequestedLine {
  SupportCoursCodeInterne: string;
  LigneCommandeQuantite: number;
}

export interface OrderRequest {
  etudiantId: number;
  lines: RequestedLine[];
  /** Confirmed question codes; undefined when no question was asked. */
  confirmed: readonly string[] | undefined;
  now: Date;
  institution: Pick<Institution, 'name' | 'iban' | 'beneficiary'>;
  terms: SaleTerms;
  audit: AuditAct;
  /** Called for a repeated order: the first one is answered. */
  onSame: () => void;
}

type PricedLine = PlacedLine & Pick<SupportRow, 'supportId' | 'estListe'>;

const digestOf = (lines: RequestedLine[]): string => {
  const said = lines.map((line) => [line.SupportCoursCodeInterne, line.LigneCommandeQuantite]);
  return createHash('sha256').update(JSON.stringify(said.sort())).digest('hex');
};

/** Said of a line that asks for more than is left. */
const shortOf = (left: number): string =>
  left === 0
    ? 'Ce support est épuisé.'
    : `Il ne reste que ${left}\u00a0${plural(left, 'exemplaire', 'exemplaires')} de ce support.`;

const priceLines = async (tx: Tx, request: OrderRequest, today: string): Promise<PricedLine[]> => {
  const codes = request.lines.map((line) => line.SupportCoursCodeInterne);
  await lockStock(tx, codes);
  const buyer = { etudiantId: request.etudiantId, today };
  const found = new Map(
    (await findSupportsByCode(tx, buyer, codes)).map((support) => [support.codeInterne, support]),
  );
  const message = 'Ce support n’existe pas ou n’est plus en vente.';
  const errors = request.lines.flatMap((line, index) =>
    found.has(line.SupportCoursCodeInterne)
      ? []
      : [{ path: `Lignes[${index}].SupportCoursCodeInterne`, message }],
  );
  if (errors.length > 0) throw invalid(errors, message);
  const short = request.lines.flatMap((line, index) => {
    const left = found.get(line.SupportCoursCodeInterne)?.restants ?? null;
    return left === null || line.LigneCommandeQuantite <= left
      ? []
      : [{ path: `Lignes[${index}].LigneCommandeQuantite`, message: shortOf(left) }];
  });
  if (short.length > 0) throw invalid(short, short[0]?.message);
  return request.lines.flatMap((line) => {
    const support = found.get(line.SupportCoursCodeInterne);
    return support ? [{ ...support, quantite: line.LigneCommandeQuantite }] : [];
  });
};

const toCopies = ({ codeInterne, libelle, quantite }: PricedLine) => ({
  code: codeInterne,
  label: libelle,
  copies: quantite,
});

const sumOf = (lines: PricedLine[]): number =>
  lines.reduce((sum, { prix, quantite }) => sum + prix * quantite, 0);

interface SaleDay {
  today: string;
  /** First day of the academic year that the order is for. */
  yearStart: string;
  terms: SaleTerms;
}

const composeOrder = (commandeId: number, lines: PricedLine[], { today, yearStart, terms }: SaleDay) => {
  const montant = sumOf(lines);
  const acompte = dueOnOrder(montant, today, yearStart, terms);
  return {
    commandeId,
    montant,
    montantSyllabus: sumOf(lines.filter(({ estListe }) => estListe)),
    acompte,
    soldeEcheance: acompte < montant ? balanceDueDay(yearStart, terms) : null,
    vcs: orderVcs(commandeId),
  };
};

const answer = (
  order: PlacedOrder & { montantSyllabus: number },
  Recu: OrderCreated['Recu'],
): OrderCreated => ({
  CommandeID: order.commandeId,
  CommandeVCS: order.vcs,
  CommandeMontantSyllabus: order.montantSyllabus,
  CommandeMontantDisplay: formatCents(order.montant),
  Recu,
});

const createOrder = async (tx: Tx, orderer: Orderer, request: OrderRequest, empreinte: string) => {
  const { etudiantId, now, institution, terms } = request;
  const today = dayOf(now);
  const lines = await priceLines(tx, request, today);
  requireConfirmed(orderQuestions(lines.map(toCopies)), request.confirmed);
  const yearStart = await findOrderYearStart(tx, today);
  const order = composeOrder(orderer.commandeId, lines, { today, yearStart, terms });
  const Recu = await issueReceipt(tx, {
    etudiantId,
    Domaine: 'Commandes',
    Objet: `Commande de supports de cours n° ${order.commandeId}`,
    Lignes: receiptLines(order, lines, terms),
    Colonnes: { Libelle: 'Support de cours', Valeur: 'Quantité et prix' },
    mail: null,
    now,
  });
  await insertOrder(tx, { ...order, etudiantId, dateHeure: now, empreinte, recuNumero: Recu.Numero }, lines);
  await request.audit(tx, `commande:${order.commandeId}`);
  if (orderer.courriel === null) {
    await countUnaddressedMail(tx, etudiantId, 'commande.passee');
    return answer(order, { ...Recu, SansAdresse: true });
  }
  const mail = orderMail(orderer.courriel, {
    prenom: orderer.prenom,
    order,
    lines,
    recu: Recu.Numero,
    institution,
    terms,
  });
  await enqueueOwnMail(tx, receiptNotice(etudiantId, Recu), mail, {
    dedupeKey: `commande:${order.commandeId}`,
  });
  return answer(order, Recu);
};

/**
 * Places an order: its lines, its reference, its receipt and its mail in one transaction. The same lines sent
 * again within two minutes, by a double click or a second tab, are the same order and get its answer.
 */
export const placeOrder = (db: Database, asked: OrderRequest): Promise<OrderCreated> => {
  const request = { ...asked, lines: asked.lines.filter((line) => line.LigneCommandeQuantite > 0) };
  const empreinte = digestOf(request.lines);
  const after = new Date(request.now.getTime() - ORDER_LIMITS.repeatMinutes * MINUTE_MS);
  return db.transaction(async (tx) => {
    const orderer = await lockOrderer(tx, request.etudiantId);
    if (!orderer) throw notFound();
    const same = await findSameOrder(tx, request.etudiantId, empreinte, after);
    if (!same?.recuNumero) return createOrder(tx, orderer, request, empreinte);
    request.onSame();
    return answer(same, { Numero: same.recuNumero, Date: same.dateHeure.toISOString() });
  });
};
