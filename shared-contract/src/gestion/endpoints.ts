// A file for each page of the desk: none carries the calls of the others.
export {
  acceptItems,
  assignItem,
  assignItems,
  decideItem,
  deskPiece,
  takeBack,
  takeBackItems,
} from './endpoints/act-endpoints';
export { figureSheet, figures } from './endpoints/figure-endpoints';
export { periodEffect, periodHistory, periods, savePeriod, undoPeriod } from './endpoints/period-endpoints';
export { deskItem, deskQueue } from './endpoints/queue-endpoints';
