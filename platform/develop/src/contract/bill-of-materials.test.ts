// @module-tag all
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from 'operate/console/workspace';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type Component, licenceCounts, licenceFaults, writeBill } from './bill-of-materials.ts';

const reference = z.object({ hashes: z.optional(z.array(z.object({ content: z.string() }))) });

/** The bill of this checkout, made while no registry can be reached. */
async function ownBill() {
  // Port 9 is the discard port, on which nothing listens.
  for (const name of ['npm_config_registry', 'pnpm_config_registry']) vi.stubEnv(name, 'http://127.0.0.1:9/');
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'dist/sbom.cdx.json');
  const components = await writeBill(ROOT, file, new AbortController().signal);
  return { components, written: JSON.parse(readFileSync(file, 'utf8')) };
}

function withLicences(...licenses: string[]): Component {
  return { name: 'some', version: '1.0.0', licenses };
}

describe('the bill of materials', () => {
  it('PROM-281 is CycloneDX, and has each package with version and hash of the lock file', async () => {
    const { components, written } = await ownBill();
    expect(written).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(components.length).toBeGreaterThan(150);
    const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
    const references = z
      .array(z.object({ purl: z.string(), externalReferences: z.optional(z.array(reference)) }))
      .parse(written.components);
    const missing = references.flatMap(({ purl, externalReferences = [] }) => {
      const hashes = externalReferences.flatMap(({ hashes = [] }) => hashes);
      const id = decodeURIComponent(purl.replace('pkg:npm/', ''));
      const isLocked = ({ content }: { content: string }) =>
        lock.includes(`sha512-${Buffer.from(content, 'hex').toString('base64')}`);
      const isOwn = externalReferences.length === 0;
      return isOwn || (lock.includes(id) && hashes.length === 1 && hashes.every(isLocked)) ? [] : [id];
    });
    expect(missing).toEqual([]);
  });

  it('PROM-281 has what the shop runs with, and nothing of the tests', async () => {
    const { components } = await ownBill();
    const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'jose', 'sharp', '@emotion/react']));
    for (const absent of ['@testing-library/react', '@biomejs/biome', 'edge', 'shared-contracts'])
      expect(names).not.toContain(absent);
  });

  it('PROM-281 has no licence that is not allowed', async () => {
    const { components } = await ownBill();
    expect(licenceFaults(components)).toEqual([]);
    expect(licenceCounts(components)[0]).toMatch(/^\d{2,3} MIT$/);
  });
});

describe('licenceFaults', () => {
  it.each<[string, string[]]>([
    ['MIT', ['MIT']],
    ['one allowed choice', ['(GPL-3.0-only OR MIT)']],
    ['two allowed parts', ['Apache-2.0 AND LGPL-3.0-or-later']],
  ])('PROM-281 accepts %s', (_title, licences) => {
    expect(licenceFaults([withLicences(...licences)])).toEqual([]);
  });

  it.each<[string, string[], string]>([
    ['another licence', ['GPL-3.0-only'], 'GPL-3.0-only'],
    ['a part that is not allowed', ['MIT AND AGPL-3.0-only'], 'MIT AND AGPL-3.0-only'],
    ['a second licence', ['MIT', 'SSPL-1.0'], 'MIT AND SSPL-1.0'],
    ['none', [], 'none'],
  ])('PROM-281 refuses %s', (_title, licences, said) => {
    expect(licenceFaults([withLicences(...licences)])).toEqual([
      `some@1.0.0 has the licence ${said}, which is not allowed.`,
    ]);
  });
});
