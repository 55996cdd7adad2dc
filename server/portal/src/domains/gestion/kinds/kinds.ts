import type { DeskKind } from 'shared-contract/gestion/answers';
import { absenceKind } from './absence.kind';
import { documentKind } from './document.kind';
import { interventionKind } from './intervention.kind';
import type { Kind } from './kind';
import { paiKind } from './pai.kind';
import { paeKind, signatureKind } from './programme.kind';
import { stageKind } from './stage.kind';

/** Decision handlers by kind, for the desk and the command line. */
export const KINDS: Readonly<Record<DeskKind, Kind>> = {
  document: documentKind,
  absence: absenceKind,
  intervention: interventionKind,
  pae: paeKind,
  signature: signatureKind,
  stage: stageKind,
  pai: paiKind,
};
