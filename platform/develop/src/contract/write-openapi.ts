import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// node write-openapi.ts <contract> <file>: runs as its own process, because Node caches modules and the contract may change.
const [, , contract = '', file = ''] = process.argv;
const load = (module: string) => import(pathToFileURL(join(contract, 'src', module)).href);
const { openApiDocument } = await load('endpoint/openapi-document.ts');
const { allEndpoints } = await load('endpoints/all-endpoints.ts');
await writeFile(file, `${JSON.stringify(openApiDocument(allEndpoints), null, 2)}\n`);
