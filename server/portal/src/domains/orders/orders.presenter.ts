import type { Institution } from 'shared-contract';
import { formatInstantDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import type { Intervention, Order, OrderLine, SaleConditions, Support } from 'shared-contract/orders/answers';
import { paymentState } from 'shared-contract/orders/orders';
import type { SaleTerms } from 'shared-contract/orders/terms';
import { englishTitles } from 'shared-contract/records/title-language';
import type { findInterventions, findOrderLines, findOrders } from './orders.queries';
import type { SupportRow } from './supports.queries';

type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];
type LineRow = Awaited<ReturnType<typeof findOrderLines>>[number];
type InterventionRow = Awaited<ReturnType<typeof findInterventions>>[number];

/** An order with the account to pay it to. */
export const toOrder =
  ({ iban, beneficiary }: Pick<Institution, 'iban' | 'beneficiary'>) =>
  (row: OrderRow): Order => {
    const date = row.dateHeure.toISOString();
    const payment = {
      CommandeMontant: row.montant,
      CommandeAcompte: row.acompte,
      CommandeMontantPaye: row.paye,
      CommandeSoldeEcheance: row.soldeEcheance,
    };
    const state = paymentState(payment);
    return {
      ...payment,
      CommandeID: row.commandeId,
      CommandeDateHeure: date,
      CommandeMontantDisplay: formatCents(row.montant),
      CommandeMontantSyllabus: row.montantSyllabus,
      CommandeSolde: row.montant - row.acompte,
      CommandeDatePaiement: row.payeLe,
      CommandeIBAN: iban.replace(/\s/g, ''),
      CommandeBeneficiaire: beneficiary,
      CommandeVCS: row.vcs,
      CommandePaye: state === 'paid',
      CommandeAcompteRecu: state === 'deposit',
      CommandeDisplay: `Commande du ${formatInstantDay(date)}`,
      EstBoursier: row.estBoursier,
      Message: row.message,
    };
  };

/** A line of an order, its price as it was then. */
export const toOrderLine = (row: LineRow): OrderLine => ({
  TypeSupportCours: row.type,
  SupportCoursLibelle: row.libelle,
  SupportCoursCodeInterne: row.codeInterne,
  SupportCoursPrix: row.prix,
  SupportCoursPrixDisplay: formatCents(row.prix),
  ActiviteApprentissageLiees: row.activites,
  TitresAnglais: row.enAnglais.flatMap((title) => englishTitles(title, true)),
  LigneCommandeQuantite: row.quantite,
});

/** A support on sale: a line with the quantity 0. */
export const toSupport = (row: SupportRow): Support => ({
  ...toOrderLine({ ...row, quantite: 0 }),
  SupportCoursRestants: row.restants,
});

export const toIntervention = (row: InterventionRow): Intervention => ({
  CommandeID: row.commandeId,
  Date: row.date.toISOString(),
  Message: row.message,
});

/** The school's conditions of sale, with the first day of the year that an order of today is for. */
export const toSaleConditions = (terms: SaleTerms, yearStart: string): SaleConditions => ({
  AcomptePourcent: terms.depositPercent,
  AnnulationPourcent: terms.cancellationPercent,
  LivraisonJours: terms.deliveryDays,
  RepriseSemaines: terms.unclaimedWeeks,
  SoldeJours: terms.balanceDays,
  RetraitApres: terms.pickUpAfter,
  AnneeDebut: yearStart,
});
