/** Environment variables of a company in Karnataka that makes invoices. */
export const SELLER = {
  SHOP_GSTIN: '29ABCDE1234F1ZW',
  SHOP_NAME: 'Laminate House',
  SHOP_ADDRESS: '1 Example Street\\nMysuru 570001\\nKarnataka, India',
};
