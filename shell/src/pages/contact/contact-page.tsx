import type { PageModule } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { firstProductsQuery, windowPreview } from '../shop-window/shop-window.ts';
import { contactMessages } from './contact-messages.ts';
import { ContactUs } from './contact-us.tsx';
import { Policies } from './policies.tsx';

function ContactPage() {
  return (
    <>
      <ContactUs />
      <Policies />
    </>
  );
}

export default {
  Page: ContactPage,
  parameters: {},
  prefetch: () => [firstProductsQuery],
  head: (_location, queries) => ({
    title: messages.contact,
    description: contactMessages.contactDescription,
    canonical: pagePath('/contact'),
    ...windowPreview(queries, firstProductsQuery),
  }),
} satisfies PageModule;
