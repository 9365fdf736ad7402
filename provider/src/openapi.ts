import { openApiDocument } from 'shared-contracts/endpoint/openapi';
import { allEndpoints } from 'shared-contracts/endpoints';

// Prints what `/openapi.json` of this provider would be, without starting it.
process.stdout.write(JSON.stringify(openApiDocument(allEndpoints)));
