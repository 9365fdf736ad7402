import { ButtonLink, EmptyPanel, Wrap } from 'shared-contracts/look';
import { ROUTES } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** For a shell that lets an unknown class through: its own table of pages answers 404 before. */
export function UnknownClass() {
  return (
    <Wrap>
      <EmptyPanel title={messages.unknownClass} message={messages.unknownClassAdvice}>
        <ButtonLink to={ROUTES.home}>{messages.toHome}</ButtonLink>
      </EmptyPanel>
    </Wrap>
  );
}
