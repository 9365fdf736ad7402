import type { ScriptFacts } from '../../bundle/script-facts.ts';
import { POLICY } from '../../policy.ts';

/** Uses of names and events that belong to the shell or to another remote, as words that follow "<id>: ". */
export function usesOfOthers(id: string, { imports, events }: ScriptFacts): string[] {
  const names = Object.entries(imports).flatMap(([specifier, used]) =>
    used.map((name) => ({ name, specifier, allowed: POLICY.ownedNames[`${specifier}#${name}`] })),
  );
  return [
    ...names.flatMap(({ name, specifier, allowed }) =>
      allowed && !allowed.includes(id)
        ? [`it uses ${name} of ${specifier}, which is for ${ownersOf(allowed)}`]
        : [],
    ),
    ...events.flatMap((name) => {
      const allowed = POLICY.ownedEvents[name];
      return allowed && !allowed.includes(id)
        ? [`it sends the event ${name}, which only ${ownersOf(allowed)} may send`]
        : [];
    }),
  ];
}

function ownersOf(ids: readonly string[]): string {
  return ids.length === 0 ? 'the shell' : `the shell and ${ids.join(', ')}`;
}
