import {
  entryEffect,
  entryHistory,
  examCatalogue,
  groupCatalogue,
  syllabusCatalogue,
} from 'shared-contract/catalogues/endpoints';

/** What is read again once something of a catalogue is saved. */
export const REFRESHED = [syllabusCatalogue, groupCatalogue, examCatalogue, entryEffect, entryHistory];
