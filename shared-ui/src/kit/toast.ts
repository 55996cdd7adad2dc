export { type ToastHandle, toast } from '../toast/toast';
export { ToastRegion } from '../toast/toast-region';
export type { ToastContent, ToastTone } from '../toast/toast-store';
