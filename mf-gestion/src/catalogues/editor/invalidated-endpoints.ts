import {
  entryEffect,
  entryHistory,
  examCatalogue,
  groupCatalogue,
  syllabusCatalogue,
} from 'shared-contract/catalogues/endpoints';

/** Endpoints to revalidate after a catalogue change. */
export const INVALIDATED_ENDPOINTS = [
  syllabusCatalogue,
  groupCatalogue,
  examCatalogue,
  entryEffect,
  entryHistory,
];
