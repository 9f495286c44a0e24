CREATE TABLE "voucher_uses" (
	"checkout_key" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"discounts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"brand" text,
	"percent" integer,
	"amount" integer,
	"currency" text,
	"products" jsonb,
	"least_total" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"uses" integer,
	"uses_per_person" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vouchers_value" CHECK (("vouchers"."percent" is null) <> ("vouchers"."amount" is null)),
	CONSTRAINT "vouchers_percent" CHECK ("vouchers"."percent" between 1 and 100),
	CONSTRAINT "vouchers_amounts" CHECK ("vouchers"."amount" > 0 and "vouchers"."least_total" >= 0),
	CONSTRAINT "vouchers_currency" CHECK ("vouchers"."currency" is not null or ("vouchers"."amount" is null and "vouchers"."least_total" = 0))
);
--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_checkout_key_checkouts_key_fk" FOREIGN KEY ("checkout_key") REFERENCES "public"."checkouts"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_uses_code" ON "voucher_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vouchers_batch" ON "vouchers" USING btree ("batch");