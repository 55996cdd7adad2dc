import * as calls from './calls-outages.mjs';
import * as state from './state-outages.mjs';

/**
 * What breaks the portal, up to its first `yield`, and mends it after that; a second `yield` waits for the alert to end.
 *
 * @typedef {(school: import('./school.mjs').School, prometheus: Awaited<ReturnType<typeof import('./prometheus.mjs').startPrometheus>>) => AsyncGenerator<void, void, void>} Outage
 */

/** @typedef {[rule: string, what: string, outage: Outage]} Proof */

/**
 * The rule that each outage makes fire. Those of a line come one after the other, the lines side by side: none of what
 * breaks in one is what another's rules look at. The first line comes alone, since everything else needs the database.
 *
 * @type {readonly (readonly Proof[])[]}
 */
export const LINES = [
  [
    ['PortailBaseAbsente', 'base arrêtée', state.databaseStopped],
    ['PortailBaseAbsente', 'base figée', state.databaseFrozen],
  ],
  [
    ['PortailAbsent', 'processus tué', state.processKilled],
    ['PortailErreurs', 'table renommée, une demande', calls.tableAway],
    ['PortailIndisponible', 'table verrouillée', calls.tableLocked],
    ['PortailConnexionsAttendues', 'quarante demandes sur ce verrou', calls.connectionsHeld],
    ['PortailLent', 'verrou qui va et vient', calls.tableSlow],
    ['PortailFoule', 'cent vingt pages à la fois', calls.crowd],
    ['PortailRetardDeBoucle', 'processus privé de processeur', calls.processorShort],
  ],
  [
    ['PortailCourrierRetenu', 'serveur de courrier absent', state.mailServerAway],
    ['PortailCourrierAbandonne', 'destinataire refusé', state.mailRefused],
  ],
  [
    ['PortailDisquePlein', 'disque rempli', state.diskFull],
    ['PortailDomaineEnPanne', 'version en panne chez trois personnes', state.versionFails],
    ['PortailRegistresDifferents', 'processus sur un autre registre', state.registryBehind],
    ['PortailListesAttente', 'personne n’attribue les places', state.placesForgotten],
  ],
  [['PortailSchemasDifferents', 'version suivante à côté', state.versionsBeside]],
];
