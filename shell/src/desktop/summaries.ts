export { summariseDeadlines } from 'shared-contract/deadlines/summary';
export { summariseBoard } from 'shared-contract/notices/summary';
