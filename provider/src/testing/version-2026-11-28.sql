-- The data of a shop as the version of 28 November 2026 wrote them: all tables, and the rows of one customer with two orders.
pragma foreign_keys = off;
CREATE TABLE "migration" ("name" text primary key, "applied_at" text not null, "kind" text default 'breaking' not null);
CREATE TABLE "catalogue_state" ("catalogue" text primary key, "hash" text not null);
CREATE TABLE "shade" ("name" text primary key, "code" text not null, "position" integer not null);
CREATE TABLE "product_type" ("name" text not null, "class" text not null, "position" integer not null, constraint "product_type_key" primary key ("name", "class"));
CREATE TABLE "application" ("name" text primary key, "position" integer not null);
CREATE TABLE "product" ("product_id" text primary key, "position" integer not null, "class" text not null, "material" text not null, "category" text not null, "type" text not null, "shade" text not null, "colour_name" text not null, "title" text not null, "code" text not null, "info" text not null, "description" text not null, "common_desc" text not null, "actual_price_paise" integer, "selling_price_paise" integer, "changed_at" text not null);
CREATE TABLE "product_application" ("product_id" text not null references "product" ("product_id") on delete cascade, "application" text not null, "position" integer not null, constraint "product_application_key" primary key ("product_id", "application"));
CREATE TABLE "customer" ("customer_id" bigint primary key, "name" text, "email" text, "created_at" text not null);
CREATE TABLE "session" ("jti" text primary key, "customer_id" bigint not null references "customer" ("customer_id") on delete cascade, "created_at" text not null, "expires_at" text not null);
CREATE INDEX "session_by_end" on "session" ("expires_at");
CREATE TABLE "attempt_subject" ("attempt_subject_id" integer primary key autoincrement, "kind" text not null, "subject" text not null, "latest_at" text not null, constraint "attempt_subject_once" unique ("kind", "subject"));
CREATE INDEX "attempt_subject_by_time" on "attempt_subject" ("latest_at");
CREATE TABLE "attempt" ("attempt_id" integer primary key autoincrement, "attempt_subject_id" integer not null references "attempt_subject" ("attempt_subject_id") on delete cascade, "attempted_at" text not null);
CREATE INDEX "attempt_by_subject" on "attempt" ("attempt_subject_id", "attempted_at");
CREATE TABLE "cart" ("customer_id" bigint primary key references "customer" ("customer_id") on delete cascade, "coupon_code" text, "version" integer not null);
CREATE TABLE "cart_item" ("cart_item_id" integer primary key autoincrement, "customer_id" bigint not null references "cart" ("customer_id") on delete cascade, "product_id" text not null references "product" ("product_id") on delete cascade, "quantity" integer not null, constraint "cart_item_once" unique ("customer_id", "product_id"), constraint "cart_item_quantity" check (quantity between 1 and 999));
CREATE TABLE "coupon" ("code" text primary key, "percent" integer, "amount_paise" integer, "minimum_subtotal_paise" integer not null, "valid_from" text not null, "valid_until" text, "limit_per_customer" integer, "limit_in_total" integer, "times_used" integer default 0 not null, "customer_id" bigint references "customer" ("customer_id"), constraint "coupon_percent_or_amount" check ((percent is null) <> (amount_paise is null)));
CREATE TABLE "delivery_fee" ("from_paise" integer primary key, "fee_paise" integer not null);
CREATE TABLE "product_version" ("version" integer not null);
CREATE INDEX "product_in_order" on "product" ("position", "product_id");
CREATE TABLE "customer_address" ("address_id" integer primary key autoincrement, "customer_id" bigint not null references "customer" ("customer_id") on delete cascade, "address_label" text not null, "label_key" text not null, "full_name" text not null, "s_mobile_no" text not null, "address" text not null, "pincode" text not null, "city" text not null, "state" text not null, "choice" integer not null, constraint "customer_address_label_once" unique ("customer_id", "label_key"));
CREATE TABLE "customer_order" ("order_id" text primary key, "customer_id" bigint not null references "customer" ("customer_id"), "created_at" text not null, "status" text not null, "payment_status" text not null, "item_count" integer not null, "subtotal_paise" integer not null, "discount_paise" integer not null, "coupon_discount_paise" integer not null, "coupon_code" text, "delivery_fee_paise" integer not null, "total_paise" integer not null, "note" text not null, "pay_until" text not null, "address_label" text not null, "full_name" text not null, "s_mobile_no" text not null, "address" text not null, "pincode" text not null, "city" text not null, "state" text not null, "tax_percent" integer, "tax_paise" integer, "restored_at" text, "kind" text default 'goods' not null);
CREATE INDEX "customer_order_by_customer" on "customer_order" ("customer_id", "created_at");
CREATE INDEX "customer_order_by_status" on "customer_order" ("status", "created_at");
CREATE TABLE "order_item" ("order_item_id" integer primary key autoincrement, "order_id" text not null references "customer_order" ("order_id"), "product_id" text not null, "colour_name" text not null, "code" text not null, "category" text not null, "type" text not null, "material" text not null, "quantity" integer not null, "actual_price_paise" integer, "selling_price_paise" integer not null, constraint "order_item_once" unique ("order_id", "product_id"));
CREATE TABLE "order_event" ("order_event_id" integer primary key autoincrement, "order_id" text not null references "customer_order" ("order_id"), "status" text not null, "payment_status" text not null, "actor" text not null, "at" text not null);
CREATE INDEX "order_event_by_order" on "order_event" ("order_id");
CREATE TABLE "payment_attempt" ("order_id" text not null references "customer_order" ("order_id"), "attempt_number" integer not null, "payment_mode" text not null, "amount_paise" integer not null, "state" text not null, "created_at" text not null, "settled_at" text, "redirect_url" text, "asked_at" text, "times_asked" integer default 0 not null, "next_ask_at" text, "seen_at" text, constraint "payment_attempt_key" primary key ("order_id", "attempt_number"));
CREATE UNIQUE INDEX "payment_attempt_pending" on "payment_attempt" ("order_id") where "state" = 'pending';
CREATE INDEX "customer_order_unpaid" on "customer_order" ("pay_until") where "status" = 'payment pending';
CREATE INDEX "payment_attempt_to_ask" on "payment_attempt" ("next_ask_at") where "next_ask_at" is not null;
CREATE TABLE "coupon_use" ("order_id" text primary key references "customer_order" ("order_id"), "code" text not null references "coupon" ("code"), "customer_id" bigint not null, "released_at" text);
CREATE INDEX "coupon_use_by_customer" on "coupon_use" ("code", "customer_id");
CREATE TABLE "payment_event" ("payment_event_id" integer primary key autoincrement, "order_id" text not null references "customer_order" ("order_id"), "attempt_number" integer not null, "event" text not null, "at" text not null);
CREATE INDEX "payment_event_by_order" on "payment_event" ("order_id");
CREATE TABLE "refund" ("refund_id" text primary key, "order_id" text not null references "customer_order" ("order_id"), "attempt_number" integer not null, "amount_paise" integer not null, "reason" text not null, "created_at" text not null, "sent_at" text, "state" text default 'due' not null, "times_tried" integer default 0 not null, "next_try_at" text, "settled_at" text);
CREATE TABLE "order_confirmation" ("order_id" text primary key references "customer_order" ("order_id"), "created_at" text not null, "times_tried" integer default 0 not null, "next_try_at" text, "sent_at" text);
CREATE INDEX "order_confirmation_to_send" on "order_confirmation" ("next_try_at") where "next_try_at" is not null;
CREATE INDEX "refund_by_order" on "refund" ("order_id");
CREATE INDEX "refund_to_try" on "refund" ("next_try_at") where "next_try_at" is not null;
CREATE TABLE "one_time_code" ("customer_id" bigint not null, "asker" text not null, "code_id" text not null unique, "salt" text not null, "hash" text not null, "tries" integer not null, "expires_at" text not null, "attempt_ids" text not null, constraint "one_time_code_key" primary key ("customer_id", "asker"));
CREATE INDEX "one_time_code_by_end" on "one_time_code" ("expires_at");
CREATE TABLE "known_device" ("customer_id" bigint not null references "customer" ("customer_id") on delete cascade, "device" text not null, "latest_at" text not null, constraint "known_device_key" primary key ("customer_id", "device"));
CREATE INDEX "known_device_age" on "known_device" ("latest_at");
CREATE TABLE "waiting_place" ("slot" integer primary key, "origin" text not null unique);
CREATE TABLE "seeded_catalogue" ("hash" text primary key);
CREATE INDEX "product_by_category" on "product" ("category");
CREATE INDEX "refund_by_state" on "refund" ("state", "next_try_at");
CREATE INDEX "payment_attempt_unsettled" on "payment_attempt" ("created_at") where state in ('pending', 'disputed');
CREATE INDEX "order_confirmation_unsent" on "order_confirmation" ("next_try_at") where "sent_at" is null;
CREATE TABLE "shortlist_entry" ("customer_id" bigint not null references "customer" ("customer_id") on delete cascade, "product_id" text not null, "material" text not null, "changed_at" text not null, "is_removed" integer not null, constraint "shortlist_entry_key" primary key ("customer_id", "product_id", "material"));
CREATE TABLE "idempotency_key" ("customer_id" bigint not null, "key" text not null, "body_hash" text not null, "order_id" text references "customer_order" ("order_id"), "created_at" text not null, constraint "idempotency_key_key" primary key ("customer_id", "key"));
CREATE INDEX "idempotency_key_age" on "idempotency_key" ("created_at");
insert into migration (name, applied_at, kind) values
  ('001-catalogue', '2026-11-28T14:40:57.782Z', 'expanding'),
  ('002-customer', '2026-11-28T14:40:57.879Z', 'expanding'),
  ('003-cart', '2026-11-28T14:40:57.889Z', 'expanding'),
  ('004-shelf', '2026-11-28T14:40:57.896Z', 'expanding'),
  ('005-address', '2026-11-28T14:40:57.925Z', 'expanding'),
  ('006-order', '2026-11-28T14:40:57.993Z', 'expanding'),
  ('007-payment', '2026-11-28T14:40:58.149Z', 'expanding'),
  ('008-refund', '2026-11-28T14:40:58.163Z', 'expanding'),
  ('009-login-devices', '2026-11-28T14:40:58.179Z', 'breaking'),
  ('010-seeded-catalogues', '2026-11-28T14:40:58.185Z', 'expanding'),
  ('011-large-shops', '2026-11-28T14:40:58.209Z', 'expanding'),
  ('012-shortlist', '2026-11-28T14:40:58.212Z', 'expanding'),
  ('013-samples', '2026-11-28T14:40:58.221Z', 'expanding'),
  ('014-keys-of-adds', '2026-11-28T14:40:58.231Z', 'expanding');
insert into catalogue_state (catalogue, hash) values
  ('shop', '3a494ddf107ce54a60beebe006f21b151b4d28fbe54a3edd5e8437b9038d4bb8');
insert into product_version (version) values
  (25);
insert into customer (customer_id, name, email, created_at) values
  (9876543210, 'Asha Rao', 'asha.rao@example.com', '2026-11-20T10:00:00.000Z');
insert into customer_address (address_id, customer_id, address_label, label_key, full_name, s_mobile_no, address, pincode, city, state, choice) values
  (1, 9876543210, 'Home', 'home', 'Asha Rao', '9876543210', '12, Temple Road
V. V. Mohalla', '570002', 'Mysuru', 'Karnataka', 0),
  (2, 9876543210, 'Office', 'office', 'Asha Rao', '9876543210', '4th Floor, Residency Road', '560025', 'Bengaluru', 'Karnataka', 0);
insert into cart (customer_id, coupon_code, version) values
  (9876543210, null, 48);
insert into coupon (code, percent, amount_paise, minimum_subtotal_paise, valid_from, valid_until, limit_per_customer, limit_in_total, times_used, customer_id) values
  ('WELCOME5', 5, null, 0, '2026-01-01T00:00:00.000Z', null, null, null, 0, null),
  ('HOME2000', null, 200000, 4000000, '2026-01-01T00:00:00.000Z', null, null, null, 0, null);
insert into delivery_fee (from_paise, fee_paise) values
  (0, 150000),
  (2500000, 0);
insert into customer_order (order_id, customer_id, created_at, status, payment_status, item_count, subtotal_paise, discount_paise, coupon_discount_paise, coupon_code, delivery_fee_paise, total_paise, note, pay_until, address_label, full_name, s_mobile_no, address, pincode, city, state, tax_percent, tax_paise, restored_at, kind) values
  ('261108-5SDCA69Z', 9876543210, '2026-11-08T10:00:00.000Z', 'cancelled', 'paid', 4, 3665000, 0, 0, null, 0, 3665000, 'Please ring twice.', '2026-11-08T11:00:00.000Z', 'Home', 'Asha Rao', '9876543210', '12, Temple Road
V. V. Mohalla', '570002', 'Mysuru', 'Karnataka', 18, 559068, null, 'goods'),
  ('261120-8365JG3Q', 9876543210, '2026-11-20T09:50:00.000Z', 'payment pending', 'pending', 15, 9565000, 1449750, 0, null, 0, 8115250, '', '2026-11-20T10:50:00.000Z', 'Office', 'Asha Rao', '9876543210', '4th Floor, Residency Road', '560025', 'Bengaluru', 'Karnataka', 18, 1237919, null, 'goods');
insert into order_item (order_item_id, order_id, product_id, colour_name, code, category, type, material, quantity, actual_price_paise, selling_price_paise) values
  (14, '261108-5SDCA69Z', 'ADDON-FLEXIPLY', 'Flexiply Flexible plywood', '#000000', 'addon', 'Packaging', 'Sheet', 1, 65000, 65000),
  (12, '261108-5SDCA69Z', 'B19H-KONKAN-BLUE', 'Konkan Blue', '#1f4f8f', '19mm Acrylic Board', 'Solid', 'HDF', 2, 900000, 900000),
  (13, '261108-5SDCA69Z', 'B19P-KONKAN-BLUE', 'Konkan Blue', '#1f4f8f', '19mm Acrylic Board', 'Solid', 'Ply Wood', 2, 900000, 900000),
  (36, '261120-8365JG3Q', 'ADDON-FLEXIPLY', 'Flexiply Flexible plywood', '#000000', 'addon', 'Packaging', 'Sheet', 1, 65000, 65000),
  (33, '261120-8365JG3Q', 'B19P-KONKAN-BLUE', 'Konkan Blue', '#1f4f8f', '19mm Acrylic Board', 'Solid', 'Ply Wood', 5, 900000, 900000),
  (34, '261120-8365JG3Q', 'S125-KONKAN-BLUE', 'Konkan Blue', '#1f4f8f', '1.25mm Acrylic', 'Solid', 'Sheet', 5, 500000, 400000),
  (35, '261120-8365JG3Q', 'S15-INDIGO-NIGHT', 'Indigo Night', '#152a5c', '1.5mm Acrylic', 'Solid', 'Sheet', 5, 500000, 310050);
insert into order_event (order_event_id, order_id, status, payment_status, actor, at) values
  (29, '261108-5SDCA69Z', 'payment pending', 'pending', 'customer', '2026-11-08T10:00:00.000Z'),
  (30, '261108-5SDCA69Z', 'placed', 'paid', 'payment', '2026-11-08T10:02:00.000Z'),
  (31, '261108-5SDCA69Z', 'cancelled', 'paid', 'operator', '2026-11-09T10:02:00.000Z'),
  (54, '261120-8365JG3Q', 'payment pending', 'pending', 'customer', '2026-11-20T09:50:00.000Z');
insert into payment_attempt (order_id, attempt_number, payment_mode, amount_paise, state, created_at, settled_at, redirect_url, asked_at, times_asked, next_ask_at, seen_at) values
  ('261108-5SDCA69Z', 1, 'PHONEPE', 3665000, 'paid', '2026-11-08T10:00:00.000Z', '2026-11-08T10:02:00.000Z', null, null, 0, null, '2026-11-08T10:00:00.000Z'),
  ('261120-8365JG3Q', 1, 'PHONEPE', 8115250, 'pending', '2026-11-20T09:50:00.000Z', null, null, null, 0, '2026-11-20T09:50:05.000Z', '2026-11-20T09:50:00.000Z');
insert into payment_event (payment_event_id, order_id, attempt_number, event, at) values
  (13, '261108-5SDCA69Z', 1, 'begun', '2026-11-08T10:00:00.000Z'),
  (14, '261108-5SDCA69Z', 1, 'paid', '2026-11-08T10:02:00.000Z'),
  (15, '261108-5SDCA69Z', 1, 'refund due', '2026-11-09T10:02:00.000Z'),
  (28, '261120-8365JG3Q', 1, 'begun', '2026-11-20T09:50:00.000Z');
insert into refund (refund_id, order_id, attempt_number, amount_paise, reason, created_at, sent_at, state, times_tried, next_try_at, settled_at) values
  ('261108-5SDCA69Z-1-R', '261108-5SDCA69Z', 1, 3665000, 'The order was cancelled.', '2026-11-09T10:02:00.000Z', null, 'due', 0, null, null);
insert into session values ('4f5c1c1e-5b1f-4a53-9a3e-1f2d3c4b5a69', 9876543210, '2026-11-20T10:00:00.000Z', '2026-12-20T10:00:00.000Z');
insert into idempotency_key values (9876543210, 'key', 'hash', '261120-8365JG3Q', '2026-11-20T10:00:00.000Z'), (9876543210, 'add', 'hash', null, '2026-11-20T10:00:00.000Z');
CREATE TRIGGER "product_after_insert" after insert on "product" begin update product_version set version = version + 1; end;
CREATE TRIGGER "product_after_update" after update on "product" begin update product_version set version = version + 1; end;
CREATE TRIGGER "product_after_delete" after delete on "product" begin update product_version set version = version + 1; end;
CREATE TRIGGER "product_application_after_insert" after insert on "product_application" begin update product_version set version = version + 1; end;
CREATE TRIGGER "product_application_after_update" after update on "product_application" begin update product_version set version = version + 1; end;
CREATE TRIGGER "product_application_after_delete" after delete on "product_application" begin update product_version set version = version + 1; end;
CREATE TRIGGER "order_event_before_update" before update on order_event begin select raise(abort, 'order_event is append-only'); end;
CREATE TRIGGER "order_event_before_delete" before delete on order_event begin select raise(abort, 'order_event is append-only'); end;
CREATE TRIGGER "payment_event_before_update" before update on payment_event begin select raise(abort, 'payment_event is append-only'); end;
CREATE TRIGGER "payment_event_before_delete" before delete on payment_event begin select raise(abort, 'payment_event is append-only'); end;
