export { NewNotice } from './editor/new-notice';
export { OpenedNotice } from './opened-notice';
