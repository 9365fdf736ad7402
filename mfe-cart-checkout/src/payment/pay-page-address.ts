import type { ShopConfiguration } from 'shared-contracts/document';

type PaymentAddresses = Pick<ShopConfiguration, 'paymentScriptUrl' | 'paymentOrigins'>;

/**
 * PAY-11: whether an address is one of the payment provider's. A forged response must not show another site's page over the
 * checkout.
 * @param shopOrigin the origin of the shop, for a script at a path of the shop
 */
export function isPayPageAddress(
  address: string,
  { paymentScriptUrl, paymentOrigins = [] }: PaymentAddresses,
  shopOrigin: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol } = new URL(address);
  const allowed = [new URL(paymentScriptUrl, shopOrigin).origin, ...paymentOrigins];
  return /^https?:$/.test(protocol) && allowed.includes(origin);
}
