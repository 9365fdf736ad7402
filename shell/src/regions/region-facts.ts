import { SHELL_NAME } from 'shared-contracts/document';
import type { Owner } from 'shared-contracts/remotes';
import { DEVELOPMENT, SHORT_HASH } from '../document/published-set.ts';
import { overlayMessages as messages } from './overlay-messages.ts';
import type { Region } from './regions-on-page.ts';

export type Fact = readonly [name: string, value: string];

/** What the overlay lists of a region. @param owner undefined where its release names none, or until it has arrived */
export function factsOf(region: Region, owner: Owner | undefined): Fact[] {
  const { lastError } = region;
  return [
    [messages.release, releaseOf(region)],
    [messages.loaded, loadTimeOf(region)],
    [messages.lastError, lastError ? errorText(lastError) : messages.noError],
    [messages.team, owner?.team ?? messages.notNamed],
    [messages.chat, owner?.chat ?? messages.notNamed],
    [messages.runbook, owner?.runbook ?? messages.notNamed],
  ];
}

/** The facts in one line, for the frame: `1a2b3c4d · @laminate-shop/catalog · 132 ms`. */
export function shortFactsOf(region: Region, owner: Owner | undefined): string {
  const loadTime = loadTimeOf(region);
  const facts = [
    releaseOf(region, SHORT_HASH),
    owner?.team,
    loadTime === messages.withShell ? undefined : loadTime,
  ];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}

/** All regions as plain text, for a chat or an issue. */
export function reportOf(regions: readonly Region[], ownerOf: (remote: string) => Owner | undefined): string {
  const { innerWidth, innerHeight, location } = window;
  const title = messages.reportTitle(location.href, new Date(), innerWidth, innerHeight);
  const parts = regions.map((region) => {
    const facts = factsOf(region, ownerOf(region.remote));
    return [region.name, ...facts.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${[title, ...parts].join('\n\n')}\n`;
}

function releaseOf({ release }: Region, length?: number): string {
  if (release === undefined) return messages.noRelease;
  return release === DEVELOPMENT ? messages.development : release.slice(0, length);
}

function loadTimeOf({ remote, loadTime }: Region): string {
  if (loadTime !== undefined) return messages.loadTime(loadTime);
  return remote === SHELL_NAME ? messages.withShell : messages.notLoaded;
}

function errorText({ at, sentence, message }: NonNullable<Region['lastError']>): string {
  return [at.toTimeString().slice(0, 8), sentence, message].filter((part) => part !== undefined).join(' ');
}
