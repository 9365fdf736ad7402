import { openApiDocument } from 'shared-contracts/endpoint/openapi';
import { allEndpoints } from 'shared-contracts/endpoints';

// Prints the `/openapi.json` of this provider without starting it.
process.stdout.write(JSON.stringify(openApiDocument(allEndpoints)));
