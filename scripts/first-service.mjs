import { activateLocalBuilds } from '../deploy/activate-local-builds.mjs';

const said = await activateLocalBuilds();
if (said) console.log(said);
