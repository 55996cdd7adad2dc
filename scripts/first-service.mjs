import { firstService } from '../deploy/first-service.mjs';

const said = await firstService();
if (said) console.log(said);
