import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { replaceFile } from 'store/replace-file';

const DAYS = 365;

/** A certificate for `localhost` and its key in one file of `folder`, made at the first call. Browsers warn of it. */
export async function ownCertificate(folder: string): Promise<string> {
  const file = join(folder, 'localhost.pem');
  if (existsSync(file)) return file;
  const [key, certificate] = [join(folder, 'localhost.key'), join(folder, 'localhost.crt')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(DAYS)];
  await execa('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate]);
  await replaceFile(file, `${await readFile(certificate)}${await readFile(key)}`, { mode: 0o600 });
  return file;
}
