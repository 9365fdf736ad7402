import { createContext, type ReactNode, use } from 'react';

/** What the operator sets at run time; the edge server writes it into the document. */
export type Configuration = {
  shopName: string;
  /** As it is shown, with country code. */
  phone: string;
  email: string;
  /** Postal address, lines separated by `\n`. */
  address: string;
  instagramUrl: string;
  youtubeUrl: string;
  mapUrl: string;
  pincodeUrl: string;
  paymentScriptUrl: string;
};

const ConfigurationContext = createContext<Configuration | null>(null);

export function ConfigurationProvider({
  configuration,
  children,
}: {
  configuration: Configuration;
  children: ReactNode;
}) {
  return <ConfigurationContext value={configuration}>{children}</ConfigurationContext>;
}

/** @throws outside a `ConfigurationProvider` */
export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (!configuration) throw new Error('No ConfigurationProvider above this component.');
  return configuration;
}
