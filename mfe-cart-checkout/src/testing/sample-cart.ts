import { aCartItem, anAddOn, aPriceSummary } from 'shared-contracts/testing/builders';

export const WALNUT = aCartItem();
export const SAGE = aCartItem({
  cart_item_id: 2,
  quantity: 2,
  Product: { product_id: 'SAG-20', colour_name: 'Sage Matt', selling_price: 3_690 },
});
export const ADD_ON = anAddOn();
export const SUMMARY = aPriceSummary();

export const CHARGES = {
  addOn: { name: 'Flexiply Flexible plywood', selling_price: 1150 },
  deliveryFees: [
    { from: 0, fee: 850 },
    { from: 25_000, fee: 0 },
  ],
  minimumItems: 2,
  sampleFee: 99,
};
