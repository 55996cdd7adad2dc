export { type Step, Steps, type StepsProps } from '../stepper/steps';
