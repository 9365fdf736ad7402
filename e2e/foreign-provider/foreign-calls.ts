type Names = readonly string[];

/** The fields of all request bodies. This provider hardly validates them. */
export type Body = {
  filters: {
    productClass?: string;
    material?: string;
    category?: Names;
    type?: Names;
    shade?: Names;
    application?: Names;
  };
  productClass: string;
  category: string;
  type: string;
  shade: string;
  colorCode: string;
  code: string;
  customer_id: number;
  otp: number;
  product_id: string;
  material: string;
  quantity: number;
  payable_amount: number;
  address_label: string;
};

/** The parts of a request that a response depends on. */
export type Call = { query: URLSearchParams; body: Body; authorization: string };

export type ForeignResponse = readonly [status: number, json: unknown];

/** By `METHOD path`. */
export type Calls = Readonly<Record<string, (call: Call) => ForeignResponse>>;
