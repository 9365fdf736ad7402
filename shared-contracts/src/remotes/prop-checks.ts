/*
 * The props of each fragment, for the check at run time (PROM-170): types end at the border between two builds. A fragment's release
 * contains its check, so that both always fit. Each check is a function of its own, so that a build leaves out unused ones.
 */
import {
  callback,
  type FieldShapes,
  fields,
  finiteNumber,
  flag,
  nullable,
  optional,
  type Shape,
  text,
} from '../incoming/shapes.ts';
import type {
  AccountMenuProps,
  AddIntentProps,
  AddressBookProps,
  AddToCartProps,
  DeliveryCheckProps,
  EnterCartProps,
  LoginDialogProps,
  OrderPaymentProps,
  ProductStripProps,
  PropCheck,
  SampleChoiceProps,
  SearchBoxProps,
} from './remote-modules.ts';

/** Returns no values of props, because the sentence is reported. Props without a shape are allowed. */
function wrongProp<Props extends object>(shapes: FieldShapes<Props>, props: object): string | undefined {
  const given: Readonly<Record<string, unknown>> = { ...props };
  for (const [prop, shape] of Object.entries<Shape<unknown>>(shapes)) {
    const value = given[prop];
    if (!shape(value)) return `${prop} (${value === null ? 'null' : typeof value})`;
  }
  return undefined;
}

export const wrongAddToCartProp: PropCheck<AddToCartProps> = (props) =>
  wrongProp<AddToCartProps>(
    {
      product_id: text,
      material: text,
      colour_name: text,
      selling_price: nullable(finiteNumber),
      actual_price: optional(nullable(finiteNumber)),
    },
    props,
  );

export const wrongAddIntentProp: PropCheck<AddIntentProps> = (props) =>
  wrongProp<AddIntentProps>(
    {
      item: fields({ product_id: text, material: text, quantity: finiteNumber }),
      leadsToCart: optional(flag),
      onSettled: optional(callback),
    },
    props,
  );

export const wrongDeliveryCheckProp: PropCheck<DeliveryCheckProps> = (props) =>
  wrongProp<DeliveryCheckProps>(
    {
      product: optional(
        fields<NonNullable<DeliveryCheckProps['product']>>({ product_id: text, material: text }),
      ),
    },
    props,
  );

export const wrongSampleChoiceProp: PropCheck<SampleChoiceProps> = (props) =>
  wrongProp<SampleChoiceProps>(
    {
      product: fields<SampleChoiceProps['product']>({
        product_id: text,
        material: text,
        colour_name: text,
        image_link: optional(text),
      }),
    },
    props,
  );

export const wrongEnterCartProp: PropCheck<EnterCartProps> = (props) =>
  wrongProp<EnterCartProps>({ onReady: callback, onStay: callback }, props);

export const wrongOrderPaymentProp: PropCheck<OrderPaymentProps> = (props) =>
  wrongProp<OrderPaymentProps>(
    { order_id: text, onStatus: optional(callback<NonNullable<OrderPaymentProps['onStatus']>>) },
    props,
  );

export const wrongProductStripProp: PropCheck<ProductStripProps> = (props) =>
  wrongProp<ProductStripProps>(
    { title: text, product: fields<ProductStripProps['product']>({ product_id: text, material: text }) },
    props,
  );

export const wrongSearchBoxProp: PropCheck<SearchBoxProps> = (props) =>
  wrongProp<SearchBoxProps>({ text, hasFocus: flag, onLeave: callback }, props);

export const wrongLoginDialogProp: PropCheck<LoginDialogProps> = (props) =>
  wrongProp<LoginDialogProps>(
    { message: optional(text), phone: optional(text), onLoggedIn: callback, onClose: callback },
    props,
  );

export const wrongAccountMenuProp: PropCheck<AccountMenuProps> = (props) =>
  wrongProp<AccountMenuProps>({ onClose: callback, onLogOut: callback }, props);

export const wrongAddressBookProp: PropCheck<AddressBookProps> = (props) =>
  wrongProp<AddressBookProps>(
    { footer: optional(callback<NonNullable<AddressBookProps['footer']>>), chosen: optional(text) },
    props,
  );
