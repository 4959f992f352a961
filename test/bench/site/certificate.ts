/** A certificate for this run, because browsers use HTTP/2 only over TLS. */
import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
  /** The value of the browser flag that makes it trust the certificate. */
  fingerprint: string;
}

/** Creates one with this machine's `openssl`; undefined if there is none: then everything uses HTTP/1.1. */
export async function makeCertificate(): Promise<Certificate | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  try {
    await promisify(execFile)('openssl', [...kind, '-keyout', keyFile, '-out', certFile, ...name]);
    const [key, cert] = await Promise.all([keyFile, certFile].map((file) => readFile(file, 'utf8')));
    const publicKey = new X509Certificate(cert as string).publicKey.export({ type: 'spki', format: 'der' });
    const fingerprint = createHash('sha256').update(publicKey).digest('base64');
    return { key: key as string, cert: cert as string, fingerprint };
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}
