/** What the server runs of the shell: the first frames of its pages, and the screens of remotes in them. */
export { prepareScreen } from './app/drawn-screens';
export { explainFrame, prepareFrames, renderFrame } from './app/render-frame';
