import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from 'releases/testing/artefact-fixture';

/** Files with a new certificate for `localhost`, under the names of their environment variables. */
export async function selfSigned(): Promise<Record<'TLS_CERT' | 'TLS_KEY', string>> {
  const folder = await temporaryFolder();
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const out = ['-keyout', files.TLS_KEY, '-out', files.TLS_CERT];
  const subject = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...out, ...subject], { stdio: 'ignore' });
  return files;
}
