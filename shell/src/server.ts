/** What the server runs of the shell: the first frames of its pages. */
export { prepareFrames, renderFrame } from './app/render-frame';
