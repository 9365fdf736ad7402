import { CommandFailure } from './command-failure.ts';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws CommandFailure for a name that is not in kebab case */
export function requireKebabCase(name: string): void {
  if (!KEBAB_CASE.test(name))
    throw new CommandFailure(`"${name}" is not a name in kebab case: write "gift-cards".`);
}

/** `gift-cards` → `GiftCards`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `gift-cards` → `giftCards`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `gift-cards` → `Gift cards`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
