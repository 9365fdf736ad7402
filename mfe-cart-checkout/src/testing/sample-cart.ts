/** Cart items for the tests of this remote. */
export const WALNUT = {
  cart_item_id: 1,
  quantity: 4,
  material: 'Sheet',
  image_link: '/images/WAL-115/sample-400.webp',
  Product: {
    product_id: 'WAL-115',
    colour_name: 'Walnut Gloss',
    selling_price: 4850,
    actual_price: 5600,
    category: '1.5mm Acrylic',
    type: 'Wood',
  },
};

export const SAGE = {
  ...WALNUT,
  cart_item_id: 2,
  quantity: 2,
  Product: { ...WALNUT.Product, product_id: 'SAG-20', colour_name: 'Sage Matt', selling_price: 3690 },
};

export const ADD_ON = {
  ...WALNUT,
  cart_item_id: 3,
  quantity: 1,
  material: 'Ply Wood',
  Product: {
    product_id: 'FLX-1',
    colour_name: 'Flexiply Flexible plywood',
    selling_price: 1150,
    actual_price: 1150,
    category: 'AddOn',
    type: '',
  },
};

export const SUMMARY = {
  subtotal: 31750,
  discount: 3820,
  coupon_discount: 1000,
  coupon_code: 'MONSOON',
  delivery_fee: 850,
  total: 27780,
};

export const CHARGES = {
  addOn: { name: 'Flexiply Flexible plywood', selling_price: 1150 },
  deliveryFees: [
    { from: 0, fee: 850 },
    { from: 25_000, fee: 0 },
  ],
  minimumItems: 2,
};
