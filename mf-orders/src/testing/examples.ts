import {
  type Order,
  OrderAnswer,
  type OrderLine,
  type SaleConditions,
  type Support,
} from 'shared-contract/orders/answers';
import { sampleOf } from 'shared-contract/testing/sample-of';

/** An unpaid order of a grant holder, all due at once; `change` says what differs. */
export const anOrder = (change: Partial<Order> = {}): Order =>
  sampleOf(OrderAnswer, {
    CommandeID: 12,
    CommandeDateHeure: '2026-11-20T10:00:00.000Z',
    CommandeMontant: 2570,
    CommandeMontantDisplay: '25,70\u00a0€',
    CommandeMontantSyllabus: 2570,
    CommandeAcompte: 2570,
    CommandeIBAN: 'BE68539007547034',
    CommandeBeneficiaire: 'Haute École du Parc ASBL',
    CommandeVCS: '+++126/0000/01272+++',
    CommandeDisplay: 'Commande du 20 novembre 2026',
    EstBoursier: true,
    ...change,
  });

const LINE: OrderLine = {
  TypeSupportCours: 'Syllabus',
  SupportCoursLibelle: 'Comptabilité analytique',
  SupportCoursCodeInterne: 'SYL-2041',
  SupportCoursPrix: 1450,
  SupportCoursPrixDisplay: '14,50\u00a0€',
  ActiviteApprentissageLiees: ['BGE2-201-T Théorie'],
  LigneCommandeQuantite: 0,
};

/** A support on sale, as many as are asked for; `change` says what differs. */
export const aSupport = (change: Partial<Support> = {}): Support => ({
  ...LINE,
  SupportCoursRestants: null,
  ...change,
});

/** A line of an order: one copy of that support. */
export const aLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  ...LINE,
  LigneCommandeQuantite: 1,
  ...change,
});

/** The specification's conditions of sale, for the year that begins on 14 September 2026. */
export const someSaleConditions = (change: Partial<SaleConditions> = {}): SaleConditions => ({
  AcomptePourcent: 20,
  AnnulationPourcent: 30,
  LivraisonJours: 12,
  RepriseSemaines: 3,
  SoldeJours: 3,
  RetraitApres: '05-05',
  AnneeDebut: '2026-09-14',
  ...change,
});
