import { StartupError } from 'parts/startup-error';

/** API-141: the reason why an operator's command was refused, with the id of the rule in `docs/`. */
export class Refusal extends StartupError {
  override name = 'Refusal';

  constructor(rule: string, sentence: string) {
    super(`${sentence} (${rule})`);
  }
}
