import type { Program } from 'oxc-parser';
import { walk } from '../../bundle/parsed-script.ts';
import { POLICY } from '../../policy.ts';

/** `https://host`, `//host`, `wss://host`, anywhere in a text. */
const ADDRESS = /(?:\b(?:https?|wss?|ftp):|^|[\s"'(=])\/\/([a-z0-9.-]+)/gi;
const HOST = /\.[a-z]{2}|^\d+\.\d+\.\d+\.\d+$|^localhost$/;

/**
 * Hosts in the texts of a script that are neither the shop's nor known. Hosts that an operator chooses, such as a map's or an image
 * store's, come from the configuration, and the Content-Security-Policy of the document allows them.
 */
export function foreignHosts(program: Program): string[] {
  const hosts = new Set<string>();
  const look = (text: string) => {
    for (const [, host = ''] of text.matchAll(ADDRESS)) {
      const lower = host.toLowerCase();
      if (!HOST.test(lower)) continue;
      if (!POLICY.knownHosts.includes(lower)) hosts.add(lower);
    }
  };
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') look(node.value);
    if (node.type === 'TemplateElement') look(node.value.cooked ?? node.value.raw);
  });
  return [...hosts];
}
