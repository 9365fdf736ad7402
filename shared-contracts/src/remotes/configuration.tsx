import { createContext, type ReactNode, use } from 'react';
import type { ShopConfiguration } from '../document/shop-configuration.ts';

const ConfigurationContext = createContext<ShopConfiguration | null>(null);

/** The shell provides the configuration of the document; development harnesses and tests have their own. */
export function ConfigurationProvider({
  configuration,
  children,
}: {
  configuration: ShopConfiguration;
  children: ReactNode;
}) {
  return <ConfigurationContext value={configuration}>{children}</ConfigurationContext>;
}

/** @throws outside a `ConfigurationProvider` */
export function useConfiguration(): ShopConfiguration {
  const configuration = use(ConfigurationContext);
  if (!configuration) throw new Error('No ConfigurationProvider above this component.');
  return configuration;
}
