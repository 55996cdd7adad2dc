export { isUnaddressed, UNADDRESSED_TEXT } from './unaddressed';
export {
  type BindingAct,
  type BindingResult,
  type Confirmation,
  type UseBindingOptions,
  useBinding,
} from './use-binding';
